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
from stampede.lab.challenges import COMMAND, challenges, document, measure

TOML = Path(GAME.folder) / "challenges.toml"


def test_every_field_and_difficulty_has_its_medals_and_the_file_says_how_they_were_made() -> None:
    names = [name for name, _ in challenges(GAME)]
    assert list(BOX.challenges) == names == [*BOX.fields, *(f"random-{word}" for word in BOX.recipes)]
    for bronze, silver, gold in BOX.challenges.values():
        assert bronze < silver < gold
    assert COMMAND in TOML.read_text(encoding="utf-8")


def test_the_command_writes_what_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "challenges.toml"
    path.write_text(document(GAME, games=1), encoding="utf-8")
    assert list(read_challenges(read_toml(path), GAME.digest)) == list(BOX.challenges)
    assert read_challenges(read_toml(path), "another box") == {}


def test_a_measurement_counts_complete_fields() -> None:
    result = measure(GAME, "home-paddock", {"field": "home-paddock"}, 4)
    assert len(result.scores) == 4
    assert result.completed >= 3


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


def test_a_medal_is_told_at_the_end() -> None:
    game = Table(BOX.fields["home-paddock"]).play("stop")
    assert "medal" not in game.kinds()
    rich = Table(Field(GROUND, "home-paddock", [(3, 3), (4, 4)], [(3, 4), (4, 3)], []))
    rich.fences(*SQUARE, "N2-S2").marks(1, 2, 3, 4, 5, 6).shed("bull").play("stop")
    assert rich.score() == 12 + 10 + 4 + 9 + 14
    assert medal_for(rich.score(), BOX.challenges["home-paddock"]) == "bronze"
    assert Event("medal", {"seat": 0, "medal": "bronze"}) in rich.events
