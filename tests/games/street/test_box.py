"""The box: cards and objectives; and what happens to a wrong one."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.street.positions import BOX, GAME
from stampede import Match
from stampede.core.errors import DataError
from stampede.games.street import load

TOML = (Path(GAME.folder) / "components.toml").read_text(encoding="utf-8")


def load_text(tmp_path: Path, text: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    load(path)


@pytest.mark.clause("S1")
def test_the_deck_card_by_card() -> None:
    expected = {
        **dict.fromkeys(["skateboard", "scooter", "bmx", "rollerskates"], 5),
        "1km": 6,
        "2km": 6,
        "3km": 6,
        "5km": 8,
        "7km": 8,
        "8km": 8,
        "10km": 14,
        "20km": 14,
        "cramp": 4,
        "broken-wheel": 4,
        "obstacle": 3,
        "pothole": 3,
        **dict.fromkeys(["broken-tray", "broken-chain", "broken-rollerskate", "broken-board"], 2),
        **dict.fromkeys(["water-bottle", "spare-wheel", "dodge", "figure"], 4),
        **dict.fromkeys(["new-tray", "repaired-chain", "repaired-rollerskate", "repaired-board"], 2),
        "invincible-2": 1,
        "invincible-3": 1,
        "hand-swap": 1,
        "police": 2,
    }
    assert {name: int(BOX.copies[kind]) for kind, name in enumerate(BOX.names)} == expected


@pytest.mark.clause("S1")
def test_141_cards_in_the_groups_of_the_page() -> None:
    assert sum(BOX.copies) == 141
    totals = [sum(BOX.copies[kind] for kind in range(BOX.kinds) if BOX.group[kind] == group) for group in range(7)]
    assert totals == [20, 70, 22, 24, 2, 1, 2]


@pytest.mark.clause("S21")
def test_eight_objectives_with_two_sides() -> None:
    assert BOX.objective_names() == [
        "94/144",
        "96/146",
        "97/147",
        "99/149",
        "101/151",
        "103/153",
        "104/154",
        "106/156",
    ]


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("cards = 141 ", "cards = 140 ", "box.toml, line 8: cards says 140, but 141 cards are listed"),
        ("hand = 8 ", "hand = 40 ", "line 6: hand must be a whole number from 3 to 20, not 40"),
        ("seats = [2, 6]", "seats = [2, 9]", "line 5: seats must be [fewest, most], from 2 to 6, not [2, 9]"),
        ("20 = 14", "x = 14", "line 24: distances.x is no distance: kilometres are a whole number from 1 to 1000"),
        ("20 = 14", "20 = -1", "distances.20 must be a whole number from 0 to 250, not -1"),
        ('["scooter"]', '["tricycle"]', 'tricks.broken-tray.fits must be ["any"] or vehicles (skateboard, scooter'),
        ('["new-tray"]', '["glue"]', "tricks.broken-tray.cured_by must be counter-tricks (water-bottle, "),
        ("turns = 1", "turns = 12", "tricks.pothole.turns must be a whole number from 0 to 9, not 12"),
        ("change = true", 'change = "yes"', "change must be true or false, not 'yes'"),
        ("turns = 1", "rounds = 1", "tricks.pothole.rounds is not known; this table has cards, fits, cured_by, turns"),
        ("104, 106]", "106, 104]", "objectives.day must be 6 or more rising kilometres from 1 to 1000, not [94"),
        ("154, 156]", "154]", "must have one distance for each of the 8 on side day"),
        ("hand-swap = 1", "handswap = 1", "specials.handswap is not known; this table has hand-swap, police"),
        ("usual = 20", "usual = 31", "rebuilds.usual must be a whole number from 1 to 30, not 31"),
        ('"exact", ', "", 'ends.reasons must be ["exact", "last-left", "rebuilds"]: the rules know these'),
        ("dodge = 4", "scooter = 4", "cards must have names of their own: there are two scooter"),
        ("[ends]", "[ends", "is not TOML"),
    ],
)
def test_a_wrong_box_is_refused_with_the_line_and_what_is_right(
    tmp_path: Path, right: str, wrong: str, says: str
) -> None:
    assert right in TOML
    text = TOML.replace('"dodge", ', "") if "scooter = 4" in wrong else TOML
    with pytest.raises(DataError) as error:
        load_text(tmp_path, text.replace(right, wrong, 1))
    assert says in str(error.value)


def test_a_box_with_fewer_cards_than_are_dealt_is_refused(tmp_path: Path) -> None:
    text = TOML.replace("hand = 8 ", "hand = 20 ").replace("20 = 14", "20 = 0").replace("10 = 14", "10 = 0")
    with pytest.raises(DataError, match="cards must be at least 120: so many are dealt to a full table"):
        load_text(tmp_path, text.replace("cards = 141 ", "cards = 113 "))


def test_a_box_with_more_kinds_than_a_set_holds_is_refused(tmp_path: Path) -> None:
    many = "\n".join(f"{km} = 0" for km in range(100, 140))
    with pytest.raises(DataError, match="cards must be of at most 60 kinds, not "):
        load_text(tmp_path, TOML.replace("20 = 14", f"20 = 14\n{many}"))


def test_comments_do_not_change_the_digest_and_cards_do(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("# mine\n" + TOML, encoding="utf-8")
    assert load(path).digest == GAME.digest
    path.write_text(TOML.replace("turns = 1", "turns = 2"), encoding="utf-8")
    assert load(path).digest != GAME.digest


def test_an_edited_box_can_be_played(tmp_path: Path) -> None:
    """A new vehicle, a longer distance, another Invincible, shorter objectives, three cards a turn."""
    text = TOML.replace("bmx = 5", "bmx = 4\ntandem = 1").replace("20 = 14", "20 = 13\n25 = 1")
    text = text.replace("plays = 2 ", "plays = 3 ").replace("invincible-3 = 3", "invincible-3 = 3\ninvincible-5 = 5")
    text = text.replace("police = 2", "police = 1").replace("day = [94, 96, 97, 99", "day = [54, 56, 57, 59")
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    match = Match.new(load(path), seats=6, seed=3)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.moves) * 5 % len(legal)])
        match.state.check()
    assert match.outcome is not None
