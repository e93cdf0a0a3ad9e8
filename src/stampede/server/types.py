"""The wire as one JSON Schema, from which the client's types are made. `python -m stampede.server.types` prints it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from stampede.core.registry import find_game, game_ids
from stampede.server import wire


def wire_schema() -> dict[str, Any]:
    """All messages and answers, and the views of all games; `FromClient` and `FromServer` are a socket's unions."""
    kinds = [
        kind
        for kind in vars(wire).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind not in (msgspec.Struct, wire.ClientMessage, wire.ServerMessage)
    ]
    games = [find_game(id) for id in game_ids()]
    schemas, definitions = msgspec.json.schema_components(
        [wire.FromClient, wire.FromServer, *[game.view_type() for game in games], *kinds],
        ref_template="#/$defs/{name}",
    )
    views = {game.id: schema for game, schema in zip(games, schemas[2:], strict=False)}
    return {
        "$defs": {**definitions, "FromClient": schemas[0], "FromServer": schemas[1]},
        "type": "object",
        "required": ["client", "server", "views"],
        "properties": {
            "client": {"$ref": "#/$defs/FromClient"},
            "server": {"$ref": "#/$defs/FromServer"},
            "views": {"type": "object", "required": list(views), "properties": views},
        },
    }


if __name__ == "__main__":
    print(json.dumps(wire_schema()))
