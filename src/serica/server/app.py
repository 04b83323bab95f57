"""The application: routes, what they depend on, and what becomes of errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import serica
from serica.kernel.words import Complaint, Phrase
from serica.server.channel import CHANNEL, backend_for
from serica.server.configuration import Configuration
from serica.server.guard import Application, guard
from serica.server.hall import Hall
from serica.server.messages import Failure
from serica.server.problems import Conflict, Problem
from serica.server.routes import ROUTES
from serica.server.routes.asking import the_asker, the_hall, the_player
from serica.server.showing import saying

logger = logging.getLogger("serica.app")

MOST_BYTES = 400_000
"""The largest body of a request: a record is the largest thing that anyone has to send."""

BY_STATUS = {
    400: "table-bad-request",
    404: "table-no-such-page",
    405: "table-no-such-page",
    413: "table-too-large",
}


def make_app(configuration: Configuration) -> Litestar:
    """The application for a configuration."""
    channels = ChannelsPlugin(backend_for(configuration.database_url), channels=[CHANNEL])

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = hall = Hall(configuration, channels)
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        ROUTES,
        lifespan=[open_hall],
        plugins=[channels],
        dependencies={
            "hall": Provide(the_hall),
            "asker": Provide(the_asker),
            "player": Provide(the_player),
        },
        exception_handlers={
            Complaint: refuse,
            HTTPException: refuse_malformed,
            RecursionError: refuse_nested,
            Exception: apologise,
        },
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Serica",
            version=serica.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        state=State(),
    )


def guarded(configuration: Configuration) -> Application:
    """The application behind its guard, as servers run it."""
    return guard(make_app(configuration))


def _failure(status: int, error: Phrase, position: Any = None) -> Response[Failure]:
    return Response(
        Failure(status, saying(error), position), status_code=status, media_type="application/json"
    )


def refuse(_: Request[Any, Any, Any], error: Complaint) -> Response[Failure]:
    """What cannot be granted, with the reason."""
    status = error.status if isinstance(error, Problem) else 422
    position = error.position if isinstance(error, Conflict) else None
    return _failure(status, error.phrase, position)


def refuse_malformed(_: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """What is no request at all."""
    message = BY_STATUS.get(error.status_code, BY_STATUS[400])
    return _failure(error.status_code, Phrase(message))


def refuse_nested(_: Request[Any, Any, Any], error: RecursionError) -> Response[Failure]:
    """A body of thousands of brackets: nobody asks like that in earnest."""
    logger.info("a request was nested too deeply")
    return _failure(400, Phrase(BY_STATUS[400]))


def apologise(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """Our own fault: the log knows more."""
    logger.error("a request has failed", exc_info=error)
    return _failure(500, Phrase("table-server-error"))
