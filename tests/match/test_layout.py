"""What a layout may say, and how a wrong one is refused: with its part, and what would be right."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from stampede.core.data import read_toml
from stampede.core.errors import DataError
from stampede.match.layout import Part, Pile, read_layout
from stampede.seedling.room import ROOM, load
from stampede.seedling.room.components import Box
from stampede.seedling.room.game import Stones

BOX = Box(read_toml(ROOM / "components.toml"))


def layout(folder: Path, text: str) -> tuple[Part, ...]:
    """The frogs with another layout."""
    room = folder / "room"
    shutil.copytree(ROOM, room)
    (room / "layout.toml").write_text(text, encoding="utf-8")
    return read_layout(Stones(BOX, str(room)))


def test_the_frogs_have_a_track_a_hand_and_two_piles() -> None:
    pond, hand, cards = read_layout(load())
    assert (pond.kind, pond.spaces, pond.pieces) == ("track", 12, "frogs[].stone")
    assert (hand.cards, hand.action) == ("frogs[me].hand", "play {card}")
    assert cards.piles == (Pile("pile", count="pile"), Pile("discards", cards="discards"))


def test_a_game_without_a_layout_has_no_parts(tmp_path: Path) -> None:
    assert read_layout(Stones(BOX, str(tmp_path))) == ()


def test_every_kind_of_part(tmp_path: Path) -> None:
    parts = layout(
        tmp_path,
        """
        [[part]]
        kind = "grid"
        key = "pond"
        rows = 2
        columns = 6
        cells = "discards"
        [[part]]
        kind = "dice"
        key = "cards"
        dice = "pile"
        action = "play leap"
        [[part]]
        kind = "meters"
        key = "hand"
        value = "frogs[].stone"
        most = 12
        """,
    )
    assert [part.kind for part in parts] == ["grid", "dice", "meters"]


TRACK = '[[part]]\nkind = "track"\nkey = "pond"\nspaces = 12\npieces = "frogs[].stone"\n'
HAND = '[[part]]\nkind = "hand"\nkey = "hand"\ncards = "frogs[me].hand"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("part = 3", "seedling/layout.toml must be a list of parts, each under [[part]]"),
        ("[[part", "seedling/layout.toml is not TOML: "),
        ('[[part]]\nkind = "board"', "part 1: kind must be one of track, grid, hand, piles, dice, meters, not 'board'"),
        ('[[part]]\nkind = "dice"\nkey = "hand"', "part 1 (dice): dice is missing"),
        (TRACK + TRACK, "two parts are called pond"),
        (
            TRACK + "colour = 3",
            "part 1 (track): colour is not known here; it may have kind, key, spaces, pieces, action",
        ),
        (TRACK.replace("12", "0"), "part 1 (track): spaces must be a whole number from 1 to 200, not 0"),
        (TRACK.replace("stone", "stones"), "FrogView has no field stones; it has stone, cards, hand"),
        (TRACK.replace("frogs[].stone", "turn[]"), "turn is not a list, so it has no []"),
        (
            TRACK.replace("frogs[].stone", "frogs[0].stone"),
            "'frogs[0]' must be a field, or one with [] or [me] behind it",
        ),
        (TRACK.replace("frogs[].stone", "ended"), "pieces = 'ended' must lead to a number, or a list of them"),
        (TRACK.replace('"pond"', '"lake"'), "there is no text layout-lake in en.ftl"),
        (HAND + 'action = "play {space}"', "{space} is not known; here there is {card}"),
        (HAND + 'action = "play"', "action = 'play' must say which, as in {card}"),
        (HAND + 'action = "eat {card}"', "the game has no action that is written so"),
        ('[[part]]\nkind = "piles"\nkey = "cards"\npiles = []', "piles must be a list such as"),
        ('[[part]]\nkind = "piles"\nkey = "cards"\npiles = [{ key = "pile" }]', "a pile has either a count or cards"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        layout(tmp_path, text)
    assert said in str(caught.value)
