"""The AsyncAPI document of a table's WebSocket, made from the types of its messages."""

from __future__ import annotations

import inspect
from typing import Any, get_args

import msgspec

from stampede.server import wire
from stampede.server.codes import CloseCode
from stampede.server.openapi import path_schema

SOCKET = "/api/tables/{table}/socket"
# What the server answers to a message of a client, if it is not a refusal.
ANSWERS: dict[type, type] = {
    wire.Hello: wire.Snapshot,
    wire.Move: wire.Ack,
    wire.Undo: wire.Ack,
    wire.Try: wire.Drafted,
    wire.WhyNot: wire.Explained,
    wire.Hint: wire.Hinted,
    wire.Count: wire.Counted,
    wire.Past: wire.Recalled,
    wire.Answers: wire.Ack,
    wire.Resign: wire.Ack,
    wire.Pause: wire.Ack,
    wire.Resume: wire.Ack,
    wire.Chat: wire.Ack,
    wire.Mute: wire.Ack,
}
ABOUT = (
    "What is said over a table's WebSocket, as JSON text. A client says hello first; then it may say anything else, "
    "and hears everything that happens. A seat's secret opens the seat: as a cookie, or as `Authorization: Bearer`."
)


def from_client() -> tuple[type, ...]:
    return get_args(wire.FromClient)


def from_server() -> tuple[type, ...]:
    return get_args(wire.FromServer)


def tag_of(kind: type) -> str:
    """What a message says as its `type`."""
    tag = msgspec.inspect.type_info(kind)
    assert isinstance(tag, msgspec.inspect.StructType)
    return str(tag.tag)


def document() -> dict[str, Any]:
    kinds = [*from_client(), *from_server()]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    messages = {
        kind.__name__: {
            "name": tag_of(kind),
            "title": kind.__name__,
            "summary": summary_of(kind),
            "contentType": "application/json",
            "payload": schema,
        }
        for kind, schema in zip(kinds, schemas, strict=True)
    }
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Stampede",
            "version": wire.API_VERSION,
            "description": ABOUT,
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": SOCKET,
                "description": close_codes(),
                "parameters": {"table": {"description": f"The table's id, {path_schema(None)['pattern']}."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            **{tag_of(kind): received(kind) for kind in from_client()},
            **{tag_of(kind): sent(kind) for kind in from_server()},
        },
        "components": {
            "messages": messages,
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's secret."}},
        },
    }


def received(kind: type) -> dict[str, Any]:
    """A client says that, and gets one of these answers."""
    answers = [ANSWERS[kind], wire.Update if kind is wire.Hello else wire.Refusal]
    return {
        "action": "receive",
        "summary": summary_of(kind),
        "channel": {"$ref": "#/channels/table"},
        "messages": [in_channel(kind)],
        "reply": {"channel": {"$ref": "#/channels/table"}, "messages": [in_channel(answer) for answer in answers]},
    }


def sent(kind: type) -> dict[str, Any]:
    """The server says that."""
    return {
        "action": "send",
        "summary": summary_of(kind),
        "channel": {"$ref": "#/channels/table"},
        "messages": [in_channel(kind)],
    }


def in_channel(kind: type) -> dict[str, str]:
    return {"$ref": f"#/channels/table/messages/{kind.__name__}"}


def summary_of(kind: type) -> str:
    """The first line of what its type says about it."""
    return (inspect.getdoc(kind) or "").splitlines()[0]


def close_codes() -> str:
    return "Closed by the server with: " + ", ".join(f"{int(code)} {code.name}" for code in CloseCode) + "."
