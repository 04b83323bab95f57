"""When people were last given notice, and under which address they know the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Any process may give notice; the digest of an hour is one for all of them, also after a restart."""
    op.add_column("players", sa.Column("told", sa.BigInteger(), nullable=True))
    op.add_column("players", sa.Column("site", sa.String(length=200), nullable=True))


def downgrade() -> None:
    """As it was before."""
    op.drop_column("players", "site")
    op.drop_column("players", "told")
