"""The bot that sees everything: it searches the position itself, and nobody can seat it anywhere but in the arena."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.street.positions import GAME, Rider, race
from stampede.bots.levels import UnknownBot
from stampede.bots.search import SearchBot
from stampede.core.rng import Rng
from stampede.lab.arena import arena
from stampede.lab.guests import find_player
from stampede.lab.seeing import ALL_SEEING, SeeingBot, shown
from stampede.lab.tournament import plan_tournament


def test_it_knows_whose_hand_is_worth_having() -> None:
    """One of two opponents holds exactly what the seat needs after a swap. From its view, they are alike."""
    good, poor = "5km 5km 5km 5km 5km 5km 5km 5km", "cramp cramp cramp cramp obstacle obstacle obstacle pothole"
    bot = SeeingBot(SearchBot("short", iterations=120))
    for hands, wanted in (((good, poor), "swap B"), ((poor, good), "swap C")):
        others = [Rider(hand, km=10, vehicle="scooter") for hand in hands]
        position = race(Rider("hand-swap 20km 20km 20km", km=96, vehicle="bmx", goal=101), *others)
        action = bot.choose(GAME, shown(bot, position, 0), 0, position.legal(0), Rng.free("bot"))
        assert GAME.actions[action].notation == wanted


def test_others_are_shown_their_view() -> None:
    position = race(Rider("5km"), Rider("7km"))
    assert shown(SearchBot("blind", iterations=8), position, 0) == position.view(0)


def test_only_the_arena_knows_it(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        find_player(ALL_SEEING)
    tournament = plan_tournament("street", bots=[ALL_SEEING, "random"], seats=2, scale=0.0005)
    result = arena(tournament, 2, journal=tmp_path / "journal.jsonl")
    assert [rating["bot"] for rating in result.to_json()["ratings"]]  # type: ignore[index,union-attr]
