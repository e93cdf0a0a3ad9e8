"""The API described: made from the routes and the types they read and write."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from stampede import __version__
from stampede.server import wire

# What each operation reads and writes, with the status of success; secrets come as cookies or as a bearer token.
BODIES: dict[str, type] = {
    "open_table": wire.NewTable,
    "sit": wire.Sit,
    "give_to_bot": wire.SeatLevel,
    "rematch": wire.Rematch,
}
ANSWERS: dict[str, tuple[int, Any]] = {
    "games": (200, list[wire.GameInfo]),
    "words": (200, str),
    "actions": (200, wire.GameActions),
    "rules": (200, wire.Rulebook),
    "lessons": (200, list[wire.Lesson]),
    "mine": (200, list[wire.MyTable]),
    "tables_open": (200, list[wire.TableInfo]),
    "open_table": (201, wire.TableOpened),
    "table": (200, wire.TableInfo),
    "sit": (201, wire.TableOpened),
    "start": (200, wire.TableInfo),
    "rematch": (201, wire.TableInfo),
    "new_invitation": (201, dict[str, str]),
    "give_to_bot": (200, wire.TableInfo),
    "new_link": (201, wire.SeatKey),
    "give_up": (200, wire.TableInfo),
    "record": (200, dict[str, Any]),
    "replay": (200, wire.Replay),
    "proof": (200, wire.Proof),
    "open_seat": (303, None),
}
PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")


def document(routes: Sequence[tuple[str, str, str]], handlers: type) -> dict[str, Any]:
    types = [*BODIES.values(), *(answer for _, answer in ANSWERS.values() if answer is not None), wire.Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip([repr(kind) for kind in types], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for method, path, name in routes:
        clean = PARAMETER.sub(r"{\1}", path)
        paths.setdefault(clean, {})[method.lower()] = operation(method, path, name, handlers, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stampede", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's secret."}},
        },
    }


def operation(method: str, path: str, name: str, handlers: type, schema_of: dict[str, Any]) -> dict[str, Any]:
    status, answer = ANSWERS[name]
    problem = {"content": {"application/problem+json": {"schema": schema_of[repr(wire.Problem)]}}}
    responses: dict[str, Any] = {"default": {"description": "What went wrong.", **problem}}
    success: dict[str, Any] = {"description": "Done."}
    if answer is not None:
        media = "text/plain" if answer is str else "application/json"
        success["content"] = {media: {"schema": schema_of[repr(answer)]}}
    responses[str(status)] = success
    described: dict[str, Any] = {
        "operationId": name,
        "summary": (inspect.getdoc(getattr(handlers, name)) or "").splitlines()[0],
        "responses": responses,
        "parameters": [
            {"name": found[1], "in": "path", "required": True, "schema": parameter_schema(found[2])}
            for found in PARAMETER.finditer(path)
        ],
    }
    if name == "replay":
        seat = parameter_schema("int")
        described["parameters"].append({"name": "seat", "in": "query", "schema": seat})
    if name in ("games", "words", "rules", "proof"):
        described["parameters"].append({"name": "lang", "in": "query", "schema": {"enum": ["en", "es"]}})
    if name == "open_table":
        schema = {"type": "string", "minLength": 16, "maxLength": 100}
        described["parameters"].append({"name": "Idempotency-Key", "in": "header", "schema": schema})
    if name in BODIES:
        body = {"application/json": {"schema": schema_of[repr(BODIES[name])]}}
        described["requestBody"] = {"required": True, "content": body}
    if method != "GET" and name not in ("open_table", "sit"):
        described["security"] = [{"seat": []}]
    return described


def parameter_schema(kind: str | None) -> dict[str, Any]:
    if kind == "int":
        return {"type": "integer", "minimum": 0, "maximum": wire.MOST_SEATS - 1}
    return {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$"}
