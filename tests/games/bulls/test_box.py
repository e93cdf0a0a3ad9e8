"""The box: town, cards, destinations; and what happens to a wrong one."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.bulls.positions import BOX, GAME, TOWN
from stampede import Match
from stampede.bots.levels import find_bot
from stampede.core.errors import DataError
from stampede.core.rng import Rng
from stampede.games.bulls import load

TOML = (Path(GAME.folder) / "components.toml").read_text(encoding="utf-8")

# Three steps through rows of 5, 3, 2 and 4: another shape, other signs, single paths in other places.
OTHER_TOWN = """[town]
rows = ["S6 S5 S4 S3 S2", "M1 M2 M3", "N1 N2", "E1 E2 E3 E4"]
starts = "6 5 4 3 2"

[town.paths]
S6 = "even M1, odd M2"
S5 = "M1"
S4 = "M2"
S3 = "odd M2, even M3"
S2 = "M3"
M1 = "N1"
M2 = "odd N1, even N2"
M3 = "N2"
N1 = "odd E1, even E2"
N2 = "even E4, odd E3"

[town.at]
S6 = "100 100"
S5 = "300 100"
S4 = "500 100"
S3 = "700 100"
S2 = "900 100"
M1 = "200 300"
M2 = "500 300"
M3 = "800 300"
N1 = "300 600"
N2 = "700 600"
E1 = "100 900"
E2 = "400 900"
E3 = "600 900"
E4 = "900 900"

"""


def load_text(tmp_path: Path, text: str) -> object:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    return load(path)


@pytest.mark.clause("B1")
def test_the_town_has_rows_of_5_4_5_4_5_and_four_steps() -> None:
    assert [len(row) for row in TOWN.rows] == [5, 4, 5, 4, 5]
    assert TOWN.steps == 4
    assert [TOWN.rows[0][TOWN.start_of[number]] for number in range(2, 7)] == ["S2", "S3", "S4", "S5", "S6"]
    assert TOWN.destinations == ["D1", "D2", "D3", "D4", "D5"]


@pytest.mark.clause("B1")
def test_single_paths_and_forks() -> None:
    single = [name for place, name in enumerate(TOWN.names[: TOWN.roundabouts]) if not TOWN.fork[place]]
    assert single == ["S2", "S6", "B1", "B5"]
    assert TOWN.signs == 28


@pytest.mark.clause("B2")
def test_the_action_cards() -> None:
    expected = {
        "second-wind": (7, False),
        "sprint": (5, False),
        "change-of-plans": (3, False),
        "panic": (4, False),
        "shove": (5, False),
        "heckler": (4, False),
        "red-cape": (4, True),
        "stampede": (2, True),
        "ole": (2, True),
        "loose-bull": (2, True),
        "directions": (6, False),
        "road-crew": (2, False),
        "guidebook": (3, False),
        "souvenir": (3, False),
    }
    cards = {name: (int(BOX.copies[kind]), BOX.has_bull[kind]) for kind, name in enumerate(BOX.names)}
    assert cards == expected
    assert BOX.cards == 52


@pytest.mark.clause("B3")
def test_there_are_ten_destination_cards() -> None:
    assert sum(BOX.sight_copies) == 10


@pytest.mark.parametrize(
    ("wrong", "right", "says"),
    [
        ("cards = 52", "cards = 51", "line 69: actions.cards says 51, but the copies add up to 52"),
        ("cards = 10", "cards = 11", "destinations.cards says 11, but the copies add up to 10"),
        ('A2 = "even B2, odd B3"', 'A2 = "even B2, even B3"', "line 30: town.paths.A2 must be a single path"),
        ('A2 = "even B2, odd B3"', 'A2 = "even B2, odd B2"', "must fork to two roundabouts: both signs lead to B2"),
        ('A2 = "even B2, odd B3"', 'A2 = "even B2, odd C3"', "A2 must lead down to B1, B2, B3, B4, B5, not to C3"),
        ('A1 = "odd B1, even B2"', 'A1 = "B2"', "and the other paths of its row never lead to B1"),
        ('B5 = "C4"\n', "", "town.paths.B5 is missing"),
        ('B5 = "C4"\n', 'B5 = "C4"\nB6 = "C4"\n', "town.paths.B6 is not known"),
        ('S2 = "100 90"', 'S2 = "100"', "town.at.S2 must be two numbers from 0 to 1000"),
        ('A2 = "400 290"', 'A2 = "200 290"', "town.at.A2 must be drawn to the right of its neighbour"),
        ('starts = "2 3 4 5 6"', 'starts = "1 3 4 5 6"', "town.starts must number the roundabouts of the first row"),
        ('"A1 A2 A3 A4"', '"A1 A2 A3 A3"', "town.rows has A3 twice"),
        ('effect = "own-here"', 'effect = "fly"', "actions.second-wind.effect must be one of own-here, own"),
        ('bull = "no"', 'bull = "yes"', 'actions.second-wind.bull must be "yes" exactly on cards that affect bulls'),
        ("points = 5", 'points = "five"', "destinations.casino.points must be a whole number from 0 to 99"),
        ("bulls = 10", "bulls = 5", "bulls must be a whole number from 6 to 30, not 5"),
        ('"plum", "pink", "sky"]', '"plum", "pink", "plum"]', "colours must name a colour of its own"),
        ("2 = 9\n", "", "runners.2 is missing"),
        ("days = 3", "days = 0", "line 6: days must be a whole number from 1 to 3, not 0"),
        ("seats = [2, 6]", "seats = [2, 9]", "line 5: seats must be [fewest, most], from 2 to 6, not [2, 9]"),
        ('reasons = ["days"]', 'reasons = ["nights"]', 'ends.reasons must be ["days"]'),
    ],
)
def test_a_wrong_box_is_refused_with_the_line_and_what_is_right(
    tmp_path: Path, wrong: str, right: str, says: str
) -> None:
    assert TOML.count(wrong) >= 1
    with pytest.raises(DataError) as error:
        load_text(tmp_path, TOML.replace(wrong, right, 1))
    assert says in str(error.value)


def test_comments_do_not_change_the_digest_and_paths_do(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("# mine\n" + TOML, encoding="utf-8")
    assert load(path).digest == GAME.digest
    path.write_text(TOML.replace('A1 = "odd B1, even B2"', 'A1 = "even B1, odd B2"'), encoding="utf-8")
    assert load(path).digest != GAME.digest


@pytest.mark.parametrize("seats", [2, 5])
def test_a_town_of_another_shape_can_be_played(tmp_path: Path, seats: int) -> None:
    """Nothing is wired to the usual board: rules, views, beliefs and judgement follow the data."""
    text = TOML[: TOML.index("[town]")] + OTHER_TOWN + TOML[TOML.index("[actions]") :]
    path = tmp_path / "other.toml"
    path.write_text(text, encoding="utf-8")
    game = load(path)
    match = Match.new(game, seats=seats, seed=3)
    bots = [find_bot("greedy"), *[find_bot("random")] * (seats - 1)]
    rng = Rng.free(1)
    visited = set()
    while not match.over:
        seat = match.to_act[0]
        view = match.view(seat)
        visited |= {well.name for well in view.wells if sum(map(sum, well.runners))}  # type: ignore[attr-defined]
        assert game.belief(view).sample(rng).view(seat) == view
        match.play(seat, bots[seat].choose(game, view, seat, match.state.legal(seat), rng))
        match.state.check()
    assert visited >= {"S6", "S2", "M1", "M2", "M3", "N1", "N2"}
    assert match.outcome is not None
