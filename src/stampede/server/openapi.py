"""The OpenAPI document, made from the routes and the types of their handlers."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from stampede.server import wire
from stampede.server.routing import Operation

PATH_PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")


def document(operations: Sequence[Operation]) -> dict[str, Any]:
    used = [kind for operation in operations for kind in (operation.body, operation.content) if kind is not None]
    types = [*used, wire.Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip([repr(kind) for kind in types], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        path = PATH_PARAMETER.sub(r"{\1}", operation.path)
        paths.setdefault(path, {})[operation.verb.lower()] = described(operation, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stampede", "version": wire.API_VERSION, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's secret."}},
        },
    }


def described(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    problem = {"application/problem+json": {"schema": schema_of[repr(wire.Problem)]}}
    success: dict[str, Any] = {"description": "Done."}
    if operation.content is not None:
        media = "text/plain" if operation.content is str else "application/json"
        success["content"] = {media: {"schema": schema_of[repr(operation.content)]}}
    told: dict[str, Any] = {
        "operationId": operation.name,
        "summary": (inspect.getdoc(operation.method) or "").splitlines()[0],
        "responses": {
            str(operation.status): success,
            "default": {"description": "What went wrong.", "content": problem},
        },
        "parameters": [
            *(
                {"name": found[1], "in": "path", "required": True, "schema": path_schema(found[2])}
                for found in PATH_PARAMETER.finditer(operation.path)
            ),
            *(
                {"name": each.name, "in": each.where, "schema": msgspec.json.schema(each.kind)}
                for each in operation.parameters
            ),
        ],
    }
    if operation.body is not None:
        schema = {"schema": schema_of[repr(operation.body)]}
        told["requestBody"] = {"required": True, "content": {"application/json": schema}}
    if operation.needs_seat:
        told["security"] = [{"seat": []}]
    return told


def path_schema(kind: str | None) -> dict[str, Any]:
    if kind == "int":
        return msgspec.json.schema(wire.SeatNumber)
    return {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$"}
