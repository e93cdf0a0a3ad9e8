"""The lists of docs/api.md. `python -m stampede.server.reference docs/api.md` renews them from routes and types."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import get_args

import msgspec

from stampede.server import asyncapi, wire
from stampede.server.codes import CloseCode
from stampede.server.http import Api
from stampede.server.openapi import PATH_PARAMETER
from stampede.server.routing import Operation, operations_of

LIST = re.compile(r"<!-- list of ([\w ]+) -->\n.*?<!-- end of list -->", re.DOTALL)
MEANING = re.compile(r"^    (\w+) = (\d+)  # (.+)$", re.MULTILINE)


def filled(page: str) -> str:
    """The page with all its lists as they should be."""
    lists = {
        "requests": requests(),
        "messages from clients": messages(wire.FromClient),
        "messages from the server": messages(wire.FromServer),
        "close codes": close_codes(),
    }
    return LIST.sub(lambda found: f"<!-- list of {found[1]} -->\n{lists[found[1]]}<!-- end of list -->", page)


def requests() -> str:
    rows = ["| request | body | answer | what it does |", "|---|---|---|---|"]
    for each in operations_of(Api):
        path = PATH_PARAMETER.sub(r"{\1}", each.path)
        body = f"`{each.body.__name__}`" if each.body is not None else ""
        summary = (inspect.getdoc(each.method) or "").splitlines()[0]
        seat = " Needs a seat's secret." if each.needs_seat else ""
        rows.append(f"| `{each.verb} {path}` | {body} | {answer_of(each)} | {summary}{seat} |")
    return "\n".join(rows) + "\n"


def answer_of(operation: Operation) -> str:
    content = operation.content
    if content is None:
        return "another page"
    if content is str:
        return "text"
    [inner, *_] = get_args(content) or [None]
    if getattr(content, "__origin__", None) is list and inner is not None:
        return f"list of `{inner.__name__}`"
    return f"`{content.__name__}`" if msgspec.inspect.is_struct_type(content) else "an object"


def messages(union: object) -> str:
    rows = ["| `type` | fields | what it says |", "|---|---|---|"]
    for kind in get_args(union):
        fields = ", ".join(
            f"`{field.name}`" + ("" if field.required else "?") for field in msgspec.structs.fields(kind)
        )
        rows.append(f"| `{asyncapi.tag_of(kind)}` | {fields} | {' '.join((inspect.getdoc(kind) or '').split())} |")
    return "\n".join(rows) + "\n"


def close_codes() -> str:
    rows = ["| code | what it means |", "|---|---|"]
    meanings = {name: meaning for name, _, meaning in MEANING.findall(inspect.getsource(CloseCode))}
    rows += [f"| {int(code)} | {meanings[code.name]} |" for code in CloseCode]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(filled(page.read_text(encoding="utf-8")), encoding="utf-8")
