"""Alembic's door: migrations run over the connection that the database hands in."""

from __future__ import annotations

from alembic import context

from serica.server.storage.models import Kept

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Kept.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
