"""The HTTP API against its own document: no server error, and every answer as it is described."""

from __future__ import annotations

import inspect
import socket
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from msgspec import Struct
from schemathesis import GenerationMode, checks
from starlette.responses import Response

from server.driver import ServerProcess, invitation, serving, wish
from stampede.cli.serve import listen
from stampede.server.daily_http import DailyApi
from stampede.server.http import Api

EXAMPLES = 30  # for each operation and mode
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("api"), generous=True) as process:
        yield process


def tables(server: ServerProcess) -> list[dict[str, Any]]:
    """One of each kind: waiting, being played, over."""
    waiting = server.open_table("lantern", "me", "friend", "friend", public=True)
    playing = server.open_table("primes", "me", "me")
    over = server.open_table("lantern", "me", "random")
    [player] = server.players(over)
    player.play_to_the_end()
    player.close()
    return [waiting, playing, over]


@pytest.mark.long
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["valid", "invalid"])
def test_whatever_is_asked_is_answered_as_the_document_says(server: ServerProcess, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    known = tables(server)
    seen: set[int] = set()
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 13
    for operation in operations:

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(
            case=operation.as_strategy(generation_mode=mode), table=st.sampled_from([None, *known]), owner=st.booleans()
        )
        def ask(case: schemathesis.Case, table: dict[str, Any] | None, owner: bool) -> None:
            # Half of the time about tables that exist, by people who may: made-up ids would only ever show a 404.
            if table is not None and "table" in case.path_parameters:
                case.path_parameters["table"] = table["table"]["id"]
                if case.path_parameters.get("secret"):
                    case.path_parameters["secret"] = table["keys"][0]["secret"]
                if owner:
                    case.headers["Authorization"] = f"Bearer {table['keys'][0]['secret']}"
            response = case.call(allow_redirects=False)
            seen.add(response.status_code)
            case.validate_response(response, checks=CHECKS)

        try:
            ask()
        except Unsatisfiable:  # nothing can be wrong about a question without parameters
            assert not case_has_parts(operation)
        except Exception as error:
            error.add_note(f"in {operation.label}")
            raise
    assert server.get("/api/games").status_code == 200
    assert seen >= ({200, 201, 303, 403, 404, 409} if mode is GenerationMode.POSITIVE else {404, 422})


def case_has_parts(operation: Any) -> bool:
    return any(
        len(list(part)) for part in (operation.path_parameters, operation.query, operation.headers, operation.body)
    )


def test_the_document_names_every_operation_with_its_problem(server: ServerProcess) -> None:
    document = server.get("/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    for methods in document["paths"].values():
        for operation in methods.values():
            assert operation["summary"]
            assert "application/problem+json" in operation["responses"]["default"]["content"]


def test_every_handler_is_in_the_document_with_its_types(server: ServerProcess) -> None:
    paths = server.get("/api/openapi.json").json()["paths"]
    told = {operation["operationId"]: operation for methods in paths.values() for operation in methods.values()}
    handlers = {
        name: get_type_hints(method)
        for owner in (Api, DailyApi)
        for name, method in vars(owner).items()
        if inspect.iscoroutinefunction(method) and issubclass(answer_of(method), Response)
    }
    assert len(handlers) >= 20
    assert set(told) == set(handlers)
    for name, hints in handlers.items():
        bodies = [kind.__name__ for kind in hints.values() if isinstance(kind, type) and issubclass(kind, Struct)]
        body = told[name].get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
        assert [ref.rsplit("/", 1)[-1] for ref in body.values()] == bodies, name
        [(status, success)] = [each for each in told[name]["responses"].items() if each[0] != "default"]
        [content] = get_args(hints["return"]) or [None]
        written = success.get("content", {}).get("application/json", {}).get("schema")
        assert written == (None if content is None else schema_of(content)), name
        assert status == {"Created": "201", "SeeOther": "303"}.get(answer_of(method_named(name)).__name__, "200")


def method_named(name: str) -> Any:
    return getattr(Api, name, None) or getattr(DailyApi, name)


def answer_of(method: Any) -> type:
    returned = get_type_hints(method)["return"]
    answer = get_origin(returned) or returned
    return answer if isinstance(answer, type) else object


def schema_of(kind: Any) -> Any:
    [schema], _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return schema


def test_the_document_says_truly_what_only_a_seat_may_do(server: ServerProcess) -> None:
    table = server.open_table("lantern", "me", "me")["table"]["id"]
    bodies = {"give_to_bot": {"level": "random"}, "rename": {"name": "Eva"}, "rematch": {}, "attempt": {"move": 0}}
    refused = []
    for path, methods in server.get("/api/openapi.json").json()["paths"].items():
        for verb, operation in methods.items():
            if "security" in operation:
                address, name = path.format(table=table, seat=1), operation["operationId"]
                answer = server.post(address, bodies.get(name)) if verb == "post" else getattr(server, verb)(address)
                assert answer.status_code == 403, name
                refused.append(name)
            else:
                free = ("open_table", "sit", "promise", "rehearse", "begin", "forget")
                assert verb == "get" or operation["operationId"] in free
    assert {*bodies, "review"} <= set(refused)


@pytest.mark.parametrize("language", ["en", "es", "tlh"])
def test_games_are_listed_with_options_bots_and_words(server: ServerProcess, language: str) -> None:
    games = {game["id"]: game for game in server.get(f"/api/games?lang={language}").json()}
    assert {"lantern", "primes"} <= set(games)
    assert games["primes"]["title"]
    assert games["primes"]["line"]
    assert [option["name"] for option in games["lantern"]["options"]] == ["mirrors", "lights"]
    assert games["lantern"]["bots"] == ["gentle", "steady", "sharp", "mighty"]
    assert games["lantern"]["standing_answers"] == ["shutter-if-possible", "take"]


@pytest.mark.parametrize(
    ("body", "what"),
    [
        (wish("chess", "me", "me"), "chess"),
        (wish("lantern", "me"), "2 to 4 seats"),
        (wish("lantern", *["me"] * 5), "2 to 4 seats"),
        (wish("lantern", "me", "grandmaster"), "grandmaster"),
        (wish("lantern", "me", "me", options={"moons": 2}), "moons"),
        (wish("lantern", "me", "me", options={"lights": 9}), "lights"),
        (wish("lantern", "me", "me", move_seconds=1), "move_seconds"),
        (wish("lantern", "me", "me", contribution="xyz"), "contribution"),
        ({"game": "lantern"}, "seats"),
        ({**wish("lantern", "me", "me"), "cheat": True}, "cheat"),
        ([], "object"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(server: ServerProcess, body: Any, what: str) -> None:
    answer = server.post("/api/tables", body)
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    assert what in answer.json()["detail"]


def test_a_method_that_is_not_possible_says_which_are(server: ServerProcess) -> None:
    answer = server.delete("/api/tables")
    assert answer.status_code == 405
    assert answer.headers["allow"]


def test_a_seat_that_is_not_there_is_not_found(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    secret = opened["keys"][0]["secret"]
    table = opened["table"]["id"]
    assert server.delete(f"/api/tables/{table}/seats/9", secret).status_code == 404
    assert server.post(f"/api/tables/{table}/seats/1/bot", {"level": "deep thought"}, secret).status_code == 422
    assert server.post(f"/api/tables/{table}/seats", {"name": "Bea", **invitation(opened)}).status_code == 201


def test_a_hundred_seats_cannot_be_had_by_number(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "friend")
    for seat in ("-1", "99999999999999999999999", "0x1", "1.0", "%00"):
        answer = server.delete(f"/api/tables/{opened['table']['id']}/seats/{seat}", opened["keys"][0]["secret"])
        assert answer.status_code == 404


def test_answers_are_not_held_back_by_the_kernel() -> None:
    """An acknowledgement is small and follows another small frame: without TCP_NODELAY it waits 40 ms for company.

    asyncio sets it on sockets that say that they are TCP, and an accepted one says what the listening one said.
    """
    listening = listen("127.0.0.1", 0)
    try:
        assert listening.proto == socket.IPPROTO_TCP
    finally:
        listening.close()


def test_a_body_nested_too_deeply_is_refused(server: ServerProcess) -> None:
    with server.client() as client:
        for body in ("[" * 9000, '{"options":' * 1200, '{"game":' + "[" * 7000 + "]" * 7000 + "}"):
            answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 422
