"""Everything that the OpenAPI document allows, and more, is asked: no answer is ever the server's own fault."""

from __future__ import annotations

import json
import re
import warnings
from pathlib import Path
from typing import get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar.routes import HTTPRoute
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from serica.server import messages, problems
from serica.server.app import make_app
from serica.server.configuration import Configuration
from serica.server.messages import Failure
from tests.server.house import play_on

EXAMPLES = 20

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # as in all tests of the server
    DOCUMENT = make_app(Configuration(data=Path("nowhere"))).openapi_schema.to_schema()
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()]


@pytest.fixture(scope="module")
def table(house):
    """A match, and somebody who plays it."""
    mei, ada = house.guest("Mei"), house.guest("Ada")
    ident = mei.create("me", "open")
    ada.post(mei.match(ident, "join"), {"token": mei.info(ident)["invitation"]})
    mei.post(mei.match(ident, "start"))
    play_on([mei, ada], ident, 5)
    return ident, mei


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_no_request_breaks_the_server(house, table, operation):
    ident, mei = table
    # Who signs out everywhere shall not be who plays.
    person = house.guest("Eve") if "session" in operation.path else mei

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case):
        path = case.path_parameters or {}
        if "ident" in path and len(path["ident"]) % 2:
            path["ident"] = ident
        answer = case.call(
            base_url=house.address, headers={"origin": house.address}, cookies=dict(person.http.cookies)
        )
        case.validate_response(answer, checks=[not_a_server_error])
        if answer.status_code >= 400:
            failure = json.loads(answer.content)
            assert set(failure) == set(Failure.__struct_fields__)
            assert failure["status"] == answer.status_code and failure["error"]["message"]
        elif answer.status_code != 204:
            case.validate_response(answer, checks=[response_schema_conformance])

    ask()


def test_the_document_is_served(house):
    assert json.loads(house.visitor().ask("GET", "/api/openapi.json").content) == DOCUMENT


def test_the_document_names_every_address(house):
    served = {
        route.path.replace(":str", "").replace(":int", "")
        for route in house.app.routes
        if isinstance(route, HTTPRoute)
    }
    assert {path for path in served if path.startswith("/api/") and "openapi" not in path} == {
        path for path in DOCUMENT["paths"] if path.startswith("/api/")
    }


def test_the_page_about_the_api_names_every_request():
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    rows = re.findall(r"^\| ([A-Z, ]+) \| `(/[^`?]+)", page, re.M)
    told = {
        (method, path.replace("{id}", "{ident}")) for methods, path in rows for method in methods.split(", ")
    }
    known = {(method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods}
    by_name = {
        (method, path) for method, path in known if path in ("/health", "/metrics") or "/locale/" in path
    }
    assert known - by_name == {(method, path) for method, path in told if "/locale/" not in path}


def test_the_page_about_the_api_names_every_message():
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    for union in (messages.ServerMessage, messages.ClientMessage):
        for kind in get_args(union):
            assert f"`{kind.__struct_config__.tag}`" in page or f'"{kind.__struct_config__.tag}"' in page
    for code in (
        problems.UNKNOWN,
        problems.CLOSED,
        problems.NOWHERE,
        problems.SLOW,
        problems.ORIGIN,
        problems.TOO_MUCH,
    ):
        assert str(code) in page
