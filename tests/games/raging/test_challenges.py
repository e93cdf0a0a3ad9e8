"""Medals: scores for bronze, silver and gold, in data with the command that made them."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.raging.positions import BOX, GAME, GROUND, SQUARE, Table, table
from stampede.core.data import read_toml
from stampede.core.errors import DataError
from stampede.core.events import Event
from stampede.core.rng import Rng
from stampede.games.raging.challenges import medal_for, read_challenges
from stampede.games.raging.fields import Field
from stampede.lab.challenges import COMMAND, Result, challenges, document, scores_of
from stampede.lab.rollout import RolloutPlayer

TOML = Path(GAME.folder) / "challenges.toml"


def test_every_field_and_difficulty_has_its_medals_and_the_file_says_how_they_were_made() -> None:
    names = [name for name, _ in challenges(GAME)]
    assert list(BOX.challenges) == names == [*BOX.fields, *(f"random-{word}" for word in BOX.recipes)]
    for bronze, silver, gold in BOX.challenges.values():
        assert bronze < silver < gold
    assert COMMAND in TOML.read_text(encoding="utf-8")


def test_the_command_writes_what_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "challenges.toml"
    results = [Result(name, [40, 50, 60], [60, 70, 80, 90]) for name, _ in challenges(GAME)]
    path.write_text(document(GAME, results), encoding="utf-8")
    assert list(read_challenges(read_toml(path), GAME.digest)) == list(BOX.challenges)
    assert read_challenges(read_toml(path), "another box") == {}


def test_a_measurement_plays_whole_games_the_same_ones_every_time() -> None:
    scores = scores_of(GAME, {"field": "home-paddock"}, 2, 0)
    assert scores == sorted(scores) == scores_of(GAME, {"field": "home-paddock"}, 2, 0)
    assert scores[0] > 30


def test_bronze_is_for_greedy_and_gold_is_hard_even_for_the_strong_player() -> None:
    greedy, strong = list(range(40, 60)), list(range(60, 80))
    assert Result("x", greedy, strong).medals == [50, 64, 76]
    assert sum(score >= 76 for score in strong) == 4  # of twenty
    assert Result("x", [5] * 10, [5] * 10).medals == [5, 6, 7]


def test_the_strong_player_tries_its_choices_out() -> None:
    """It finds a fence that isolates the last bull, and stops when there is no more to gain."""
    game = table("3,3", fences=SQUARE[:3]).dice(3, 4, 1)
    player = RolloutPlayer(GAME, 2 * len(game.legal()))
    chosen = GAME.actions[player.choose(game.pasture, 0, Rng.free(1))].notation
    assert game.play(chosen).stock().isolated == 1
    done = table("3,3", fences=SQUARE)
    assert GAME.actions[player.choose(done.pasture, 0, Rng.free(1))].notation == "stop"


def test_medals_out_of_order_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "challenges.toml"
    path.write_text('components = "x"\n[fields.a]\nbronze = 5\nsilver = 4\ngold = 9\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"line 3: fields.a.bronze must be below silver"):
        read_challenges(read_toml(path), "x")


@pytest.mark.parametrize(("score", "medal"), [(9, ""), (10, "bronze"), (29, "silver"), (30, "gold"), (99, "gold")])
def test_the_best_medal_counts(score: int, medal: str) -> None:
    assert medal_for(score, [10, 20, 30]) == medal


def test_medals_are_for_the_usual_rules_and_a_day_has_those_of_a_random_field() -> None:
    def medals(**options: object) -> list[int]:
        return GAME.new(1, GAME.settle(1, options), Rng.free(1)).view(0).field.medals

    assert medals(field="long-acre") == BOX.challenges["long-acre"]
    assert medals(field="day", difficulty="easy", seed=20_260_131) == BOX.challenges["random-easy"]
    assert medals(field="long-acre", closed_perimeter=True) == []
    assert medals(field="long-acre", mallet_recycles=False) == []
    assert table("3,3").pasture.view(0).field.medals == []


def test_medals_are_told_at_the_end_to_every_seat_that_earns_one() -> None:
    game = Table(BOX.fields["home-paddock"]).play("stop")
    assert "medal" not in game.kinds()
    wide = ("N1-S5", "N5-S1", "E1-W5", "E5-W1")
    rich = Table(Field(GROUND, "home-paddock", [(3, 3), (4, 4)], [(3, 4), (4, 3)], []), seats=3)
    for seat in (1, 2):
        rich.fences(*wide, "N2-S2", seat=seat).marks(1, 2, 3, 4, 5, 6, seat=seat).shed("bull", seat=seat)
    for seat in range(3):
        rich.play("stop", seat=seat)
    earned = [medal_for(rich.score(seat), BOX.challenges["home-paddock"]) for seat in range(3)]
    assert earned[0] == ""
    assert all(earned[1:])
    told = [event for event in rich.events if event.kind == "medal"]
    assert told == [Event("medal", {"seat": seat, "medal": earned[seat]}) for seat in (1, 2)]
