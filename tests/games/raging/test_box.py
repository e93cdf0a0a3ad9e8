"""The box: posts, fields, and what happens to a wrong one."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.raging import slow
from games.raging.positions import BOX, GAME, GROUND
from stampede.core.errors import DataError, OptionError
from stampede.core.rng import Rng
from stampede.games.raging import load
from stampede.games.raging.fields import fences_that_isolate, is_playable, touch
from stampede.games.raging.game import Raging
from stampede.games.raging.geometry import WHOLE, popcount, split
from stampede.games.raging.scoring import Stock
from stampede.match.match import Match
from stampede.match.referee import Referee, Setup
from stampede.match.seats import SeatPlan

TOML = (Path(GAME.folder) / "components.toml").read_text(encoding="utf-8")
PAGE = {
    "home-paddock": ("2,5 5,4 3,2", "4,5", ""),
    "duckpond-meadow": ("2,2 5,5 2,5 5,2", "3,4 4,1", "3,3"),
    "long-acre": ("1,4 3,2 3,5 5,3 5,5", "2,3 4,4", "4,1"),
    "stampede-corner": ("1,2 2,5 3,3 4,6 5,2 6,4", "2,1 4,4 5,5", "3,4 1,3"),
}


def load_text(tmp_path: Path, text: str) -> Raging:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    game = load(path)
    assert isinstance(game, Raging)
    return game


def written(places: list[tuple[int, int]]) -> str:
    return " ".join(f"{column},{row}" for column, row in places)


@pytest.mark.clause("R1")
def test_24_posts_at_the_ends_of_the_grid_lines_numbered_clockwise() -> None:
    there = {name: (int(GROUND.x[post]), int(GROUND.y[post])) for post, name in enumerate(GROUND.post_names)}
    assert there == slow.POSTS
    assert list(there) == slow.NAMES
    assert [int(GROUND.number[post]) for post in range(24)] == [1, 4, 2, 6, 3, 5] * 4


@pytest.mark.clause("R3")
def test_216_fences_between_posts_on_different_sides() -> None:
    assert [GROUND.fence_name(fence) for fence in range(GROUND.fences)] == slow.ALL_FENCES
    assert GROUND.fences == 216


@pytest.mark.clause("R2")
@pytest.mark.parametrize("name", PAGE)
def test_the_named_fields(name: str) -> None:
    field = BOX.fields[name]
    assert (written(field.bull_spots), written(field.cow_spots), written(field.pond_spots)) == PAGE[name]


@pytest.mark.clause("R2")
@pytest.mark.parametrize("name", PAGE)
def test_every_named_field_has_fences_that_isolate_every_bull(name: str) -> None:
    field = BOX.fields[name]
    rng = Rng.free(name)
    found = vec[i64]()
    while len(found) == 0:
        found = fences_that_isolate(GROUND, field, rng)
    cells, used = vec[i64]([WHOLE]), []
    for fence in found:
        cells = split(cells, GROUND.left[fence], GROUND.right[fence])
        used += slow.ALL_FENCES[fence].split("-")
    assert Stock(field, cells, False).isolated == field.herd
    assert len(set(used)) == len(used)


@pytest.mark.clause("R2")
@pytest.mark.parametrize(("difficulty", "bulls"), [("easy", 3), ("medium", 4), ("hard", 5), ("wild", 6)])
def test_random_fields_are_playable_and_their_ponds_do_not_touch(difficulty: str, bulls: int) -> None:
    names = set()
    for seed in range(1, 7):
        field = BOX.field("random", difficulty, seed, Rng.free(0))
        assert len(field.bull_spots) == bulls == popcount(field.bulls)
        assert not field.bulls & field.cows
        assert len(field.cow_spots) == BOX.recipes[difficulty].cows
        assert len(field.pond_spots) == BOX.recipes[difficulty].ponds
        for index, pond in enumerate(field.pond_spots):
            assert not any(touch(pond, other) for other in field.pond_spots[:index])
        rng = Rng.free("again")
        assert any(is_playable(GROUND, field, rng) for _ in range(10))
        names.add(written(field.bull_spots))
    assert len(names) == 6


@pytest.mark.clause("R2")
def test_a_bull_in_a_corner_between_bulls_cannot_be_isolated(tmp_path: Path) -> None:
    """Nothing passes between the bulls: they stand on every fence that could part them."""
    crowded = TOML.replace('bulls = ["2,5", "5,4", "3,2"]', 'bulls = ["1,1", "1,2", "2,1", "2,2", "1,3", "3,1"]')
    with pytest.raises(DataError, match=r"fields.home-paddock.bulls cannot all be isolated"):
        load_text(tmp_path, crowded)


@pytest.mark.clause("R2")
def test_a_field_by_its_seed_is_always_the_same_and_the_match_draws_another() -> None:
    options = GAME.settle(1, {"field": "random", "difficulty": "medium", "seed": 77})
    seeded = [GAME.new(1, options, Rng.keyed(key)).field.bulls for key in (b"one", b"two")]
    assert seeded[0] == seeded[1]
    drawn = [GAME.new(1, {**options, "seed": 0}, Rng.keyed(key)).field.bulls for key in (b"one", b"two")]
    assert drawn[0] != drawn[1]


@pytest.mark.clause("R2")
def test_the_field_of_the_day_is_the_random_field_of_its_date() -> None:
    options = GAME.settle(1, {"field": "day"})
    assert 20_260_101 <= int(options["seed"]) <= 99_991_231
    assert GAME.settle(1, options) == options
    dated = GAME.settle(1, {"field": "day", "seed": 20_260_131})
    one = GAME.new(1, dated, Rng.keyed(b"key")).field
    other = GAME.new(1, {**dated, "field": "random"}, Rng.keyed(b"other")).field
    assert (one.bulls, one.cows, one.pond_spots) == (other.bulls, other.cows, other.pond_spots)
    assert (one.name, other.name) == ("day-easy", "random-easy")


@pytest.mark.clause("R2")
@pytest.mark.parametrize("zone", ["XXX-14", "XXX+12"])
def test_the_day_is_that_of_utc_wherever_the_program_runs(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At any moment it is another day in one of these two places."""
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        before = datetime.now(UTC)
        seed = GAME.settle(1, {"field": "day"})["seed"]
        after = datetime.now(UTC)
    finally:
        monkeypatch.undo()
        time.tzset()
    assert seed in {int(now.strftime("%Y%m%d")) for now in (before, after)}


@pytest.mark.clause("R2")
def test_the_field_of_the_day_has_the_same_dice_for_everybody() -> None:
    def rolls(seats: int, **options: object) -> list[list[int]]:
        """From two tables that were opened as people open them, and one match."""
        plans = [SeatPlan("human", f"Seat {seat}") for seat in range(seats)]
        chosen = {"field": "day", "seed": 20_260_131, **options}
        tables = [Referee.open(Setup("raging", plans, chosen), 0.0) for _ in range(2)]
        found = []
        for referee in tables:
            referee.start(0.0)
            assert referee.table.match is not None
            found.append(first_rolls(referee.table.match))
        assert found[0] == found[1] == first_rolls(Match.new("raging", seats, options=chosen))
        return found[0]

    alone = rolls(1)
    assert rolls(3, mallet_recycles=False) == alone
    assert rolls(1, seed=20_260_201) != alone
    assert rolls(1, difficulty="wild") != alone
    fresh = [first_rolls(Match.new("raging", 1, options={"field": "random", "seed": 20_260_131})) for _ in range(2)]
    assert fresh[0] != fresh[1]


@pytest.mark.clause("R2")
def test_a_rematch_on_the_field_of_the_day_has_its_dice_too() -> None:
    plans = [SeatPlan("human", "Ana")]
    referee = Referee.open(Setup("raging", plans, {"field": "day", "seed": 20_260_131}), 0.0)
    referee.start(0.0)
    assert referee.table.match is not None
    again = referee.rematch(1.0)
    again.start(1.0)
    assert again.table.match is not None
    assert again.table.match.key == referee.table.match.key
    assert referee.table.commitment == ""  # nobody chose these dice


def first_rolls(match: Match) -> list[list[int]]:
    """The dice of three rounds in which nobody builds."""
    found = []
    for steps in (["roll"], ["mallet", "roll"], ["mallet", "roll"]):
        for seat in match.to_act:
            for step in steps:
                match.play(seat, step)
                if match.legal(seat) and match.legal(seat)[0].verb == "shed":
                    match.play(seat, "shed bull")
        found.append(match.view(0).dice)  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize(
    ("wrong", "right", "says"),
    [
        ("numbers = [1, 4, 2, 6, 3, 5]", "numbers = [1, 4, 2, 6, 3, 3]", "line 8: posts.numbers must hold each of"),
        ("seats = [1, 4]", "seats = [0, 4]", "line 5: seats must be [fewest, most], from 1 to 4"),
        ("boxes = 3 ", "boxes = 4 ", "line 12: sheet.boxes must be a whole number from 1 to 3, not 4"),
        ("isolated = 6", "isolated = -6", "line 17: score.isolated must be a whole number from 0 to 99, not -6"),
        ('"2,5", "5,4"', '"2;5", "5,4"', """fields.home-paddock.bulls has '2;5': write "column,row\""""),
        ('"2,5", "5,4"', '"2,7", "5,4"', "has '2,7': columns and rows are from 1 to 6"),
        ('"2,5", "5,4"', '"5,4", "5,4"', "has '5,4' twice"),
        ('cows = ["4,5"]', 'cows = ["2,5"]', "has a cow on 2,5, where a bull stands"),
        ('ponds = ["3,4", "1,3"]', 'ponds = ["3,4", "2,3"]', "has a pond at 2,3 that touches another one"),
        ("[fields.duckpond-meadow]", "[fields.meadow]", "fields.duckpond-meadow is missing"),
        ("[fields.long-acre]", "[fields.random]", "is not a name for a field"),
        ('"stopped", "mallets"', '"stopped"', 'ends.reasons must be ["stopped", "mallets", "both"]'),
        ("[ends]", "[ends", "is not TOML"),
        ("mallets = 3", "hammers = 3", "sheet.hammers is not known; this table has mallets, boxes, choose, stands"),
    ],
)  # fmt: skip
def test_a_wrong_box_is_refused_with_the_line_and_what_is_right(
    tmp_path: Path, wrong: str, right: str, says: str
) -> None:
    assert TOML.count(wrong) >= 1
    with pytest.raises(DataError) as error:
        load_text(tmp_path, TOML.replace(wrong, right, 1))
    assert says in str(error.value)


def test_an_edited_box_can_be_played_and_has_no_medals(tmp_path: Path) -> None:
    """Two mallets and posts in another order: nothing is wired to the usual box."""
    from stampede import Match

    text = TOML.replace("mallets = 3", "mallets = 2").replace("[1, 4, 2, 6, 3, 5]", "[6, 5, 4, 3, 2, 1]")
    game = load_text(tmp_path, text)
    match = Match.new(game, seats=2, seed=3)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[-1 if "roll" not in map(str, legal) else 0])
        match.state.check()
    assert match.outcome is not None
    assert match.outcome.reason == "mallets"
    assert game.new(1, game.settle(1, {}), Rng.free(1)).view(0).field.medals == []


def test_options_are_checked() -> None:
    with pytest.raises(OptionError, match="option field must be home-paddock or duckpond-meadow"):
        GAME.settle(1, {"field": "nowhere"})
    with pytest.raises(OptionError, match="1 to 4 seats, not 5"):
        GAME.settle(5, {})
