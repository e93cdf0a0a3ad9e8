"""What the client gets besides the types of messages."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from stampede.core.events import SEAT_FACTS
from stampede.core.registry import find_game, game_ids
from stampede.match.seats import LONGEST_NAME, clean_name
from stampede.server import wire
from stampede.server.codes import CloseCode
from stampede.server.types import wire_schema

SERVER = Path(wire.__file__).parent


def test_the_client_gets_every_close_code_and_the_server_writes_none_by_hand() -> None:
    assert wire_schema()["constants"]["CLOSE_CODES"] == {code.name: code.value for code in CloseCode}
    assert len({code.value for code in CloseCode}) == len(CloseCode)
    by_hand = [path.name for path in SERVER.glob("*.py") if re.search(r"\b40\d\d\b", path.read_text(encoding="utf-8"))]
    assert by_hand == ["codes.py"]


def test_a_name_has_one_length_for_the_wire_the_referee_and_the_client() -> None:
    longest = "x" * LONGEST_NAME
    assert wire_schema()["constants"]["LONGEST_NAME"] == LONGEST_NAME
    assert clean_name(longest) == longest
    assert clean_name(longest + "x") is None
    assert msgspec.convert({"name": longest}, wire.Sit).name == longest
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": longest + "x"}, wire.Sit)


def test_the_client_gets_the_names_of_all_facts_and_fields_that_are_seats() -> None:
    constants = wire_schema()["constants"]
    assert constants["SEAT_FACTS"] == list(SEAT_FACTS)
    assert list(constants["SEAT_FIELDS"]) == game_ids()
    for id in game_ids():
        own = vars(find_game(id).view_type())["__annotations__"]
        expected = {name for name in ("reader", "turn", "asked", "attacker", "target", "order") if name in own}
        assert expected <= set(constants["SEAT_FIELDS"][id])
