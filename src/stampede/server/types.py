"""All messages as one JSON Schema, for the client's types. `python -m stampede.server.types` prints it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from stampede.core.events import SEAT_FACTS
from stampede.core.game import Game
from stampede.core.registry import find_game, game_ids
from stampede.core.seats import seat_fields
from stampede.match.seats import LONGEST_NAME
from stampede.server import wire
from stampede.server.codes import CloseCode


def wire_schema() -> dict[str, Any]:
    """All messages and answers, and the views of all games; `FromClient` and `FromServer` are a socket's unions.

    `constants` is no part of JSON Schema: what the client must know besides types, so that nobody copies it by hand.
    """
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
        "constants": wire_constants(games),
        "$defs": {**definitions, "FromClient": schemas[0], "FromServer": schemas[1]},
        "type": "object",
        "required": ["client", "server", "views"],
        "properties": {
            "client": {"$ref": "#/$defs/FromClient"},
            "server": {"$ref": "#/$defs/FromServer"},
            "views": {"type": "object", "required": list(views), "properties": views},
        },
    }


def wire_constants(games: Sequence[Game]) -> dict[str, Any]:
    return {
        "CLOSE_CODES": {code.name: int(code) for code in CloseCode},
        "LONGEST_NAME": LONGEST_NAME,
        "LONGEST_CHAT": wire.LONGEST_CHAT,
        "SEAT_FACTS": list(SEAT_FACTS),  # of any event
        "SEAT_FIELDS": {game.id: seat_fields(game.view_type()) for game in games},  # of a game's view
    }


if __name__ == "__main__":
    print(json.dumps(wire_schema()))
