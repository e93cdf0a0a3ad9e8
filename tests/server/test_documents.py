"""The documents of the API: valid, complete, and true of what a real table says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest
import schemathesis

from server.driver import Player, ServerProcess, serving
from stampede import __version__
from stampede.server import asyncapi, wire
from stampede.server.codes import CloseCode
from stampede.server.reference import filled

ROOT = Path(__file__).parents[2]
ASYNCAPI = json.loads((Path(__file__).parent / "asyncapi-3.0.0.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("documents")) as process:
        yield process


def messages_of(base: type) -> set[str]:
    return {kind.__name__ for kind in base.__subclasses__()}


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def resolved(document: Any, reference: str) -> Any:
    for step in reference.removeprefix("#/").split("/"):
        document = document[step]
    return document


def test_both_documents_are_valid_and_have_the_version_of_the_api(server: ServerProcess) -> None:
    openapi, messages = (server.get(f"/api/{name}.json").json() for name in ("openapi", "asyncapi"))
    schemathesis.openapi.from_dict(openapi).validate()
    jsonschema.Draft7Validator(ASYNCAPI).validate(messages)
    for document in (openapi, messages):
        assert document["info"]["version"] == wire.API_VERSION
        for reference in references(document):
            assert resolved(document, reference)
    assert server.get("/api/version").json() == {"api": wire.API_VERSION, "program": __version__}


def test_a_wrong_document_is_not_valid() -> None:
    broken = asyncapi.document()
    broken["operations"]["hello"]["action"] = "shout"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft7Validator(ASYNCAPI).validate(broken)


def test_every_message_is_in_the_document_with_who_says_it(server: ServerProcess) -> None:
    document = server.get("/api/asyncapi.json").json()
    clients, servers = messages_of(wire.ClientMessage), messages_of(wire.ServerMessage)
    assert {kind.__name__ for kind in get_args(wire.FromClient)} == clients
    assert {kind.__name__ for kind in get_args(wire.FromServer)} == servers
    assert set(document["components"]["messages"]) == set(document["channels"]["table"]["messages"])
    told: dict[str, set[str]] = {"receive": set(), "send": set()}
    for operation in document["operations"].values():
        [message] = operation["messages"]
        told[operation["action"]].add(message["$ref"].rsplit("/", 1)[1])
    assert told == {"receive": clients, "send": servers}
    for message in document["components"]["messages"].values():
        assert message["summary"]
        assert "base class" not in message["summary"], f"{message['title']} says nothing about itself"


def test_what_a_table_says_and_hears_is_as_the_document_says(server: ServerProcess) -> None:
    document = server.get("/api/asyncapi.json").json()
    kinds = {message["name"]: message["payload"] for message in document["components"]["messages"].values()}
    opened = server.open_table("primes", "me", "me")
    one, other = server.players(opened)
    said: list[dict[str, Any]] = []
    for player in (one, other):
        genuine = player.send
        player.send = lambda genuine=genuine, **message: (said.append(message), genuine(**message))  # type: ignore[method-assign]
        player.catch_up(1)
    mover = one if one.seat["decision"] is not None else other
    seat, action = mover.seat["seat"], mover.seat["legal"][0]["notation"]
    mover.ask(type="try", seat=seat, actions=[action])
    mover.ask(type="whynot", seat=seat, action=action)
    mover.ask(type="hint", seat=seat)
    mover.ask(type="count", seat=seat)
    mover.ask(type="chat", seat=seat, text="hello")
    mover.ask(type="undo", seat=seat)
    mover.play(mover.seat)
    frames = [json.loads(frame) for player in (one, other) for frame in player.frames]
    for player in (one, other):
        player.close()
    heard = {frame["type"] for frame in frames}
    assert heard >= {"snapshot", "update", "ack", "refusal", "drafted", "explained", "hinted", "counted", "presence"}
    for message in [*frames, *said]:
        schema = {"$ref": kinds[message["type"]]["$ref"], "components": document["components"]}
        jsonschema.Draft202012Validator(schema).validate(message)


def test_a_client_of_another_version_is_told_so(server: ServerProcess) -> None:
    table = server.open_table("primes", "me", "me")["table"]["id"]
    with Player(server, table, greet=False) as player:
        player.send(type="hello", api=wire.API_MAJOR + 1)
        assert player.closed_with() == CloseCode.OTHER_API
    with Player(server, table, greet=False) as player:
        player.send(type="hello", api=wire.API_MAJOR)
        assert player.wait_for("snapshot")


def test_the_page_lists_what_there_is() -> None:
    """If not: python -m stampede.server.reference docs/api.md"""
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert page == filled(page)
    assert page.count("<!-- list of ") == 4
    assert "| `GET /api/version` |" in page


def test_a_guest_bot_is_shown_as_one_to_everybody(server: ServerProcess) -> None:
    opened = server.open_table("primes", "me", "friend", "friend")
    server.sit(opened, "Bea")
    server.sit(opened, "Rosita", program=True)
    table, secret = opened["table"]["id"], opened["keys"][0]["secret"]
    assert [seat["program"] for seat in server.get(f"/api/tables/{table}").json()["seats"]] == [False, False, True]
    server.post(f"/api/tables/{table}/start", secret=secret)
    for reader in (secret, None):
        with Player(server, table, reader) as player:
            player.catch_up(1)
            assert [seat["kind"] for seat in player.table["seats"]] == ["human"] * 3
            assert [event["seat"] for event in player.seat["events"] if event["kind"] == "guest-bot"] == [2]
            assert player.table["seats"][2]["program"]
    # Once the host gives the seat to one of the server's bots, it is no guest any more.
    server.post(f"/api/tables/{table}/seats/2/bot", {"level": "random"}, secret)
    assert not server.get(f"/api/tables/{table}").json()["seats"][2]["program"]
