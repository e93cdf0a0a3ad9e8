"""Whatever cannot be done says why, with the clause behind it."""

from __future__ import annotations

import pytest

from games.bulls.positions import Table, table
from stampede.core.rng import Rng
from stampede.games.bulls.parts import WHICH_START

HAND = ["second-wind", "shove", "heckler", "red-cape", "ole", "panic", "stampede", "loose-bull", "directions"]


def middle() -> Table:
    """Seat 0 of three in the second row, with a card of every kind of choice."""
    runners = {0: ["A1 3", "A2 4"], 1: ["A1 2", "A3 6"], 2: ["A2 2"]}
    tokens = {"A1 odd": 0, "C2 even": 1}
    return table(runners, ["A1 5"], {0: [*HAND, "road-crew"], 1: ["souvenir"]}, 3, tokens=tokens)


@pytest.mark.parametrize(
    ("before", "refused", "key", "clause"),
    [
        ((), "play sprint", "not-in-hand", "B11"),
        ((), "skip", "must-play", "B11"),
        ((), "roll", "play-first", "B11"),
        ((), "keep", "play-first", "B11"),
        ((), "place 3", "play-first", "B11"),
        ((), "pick yellow A1 3", "play-first", "B11"),
        ((), "discard shove", "play-first", "B11"),
        (("play second-wind",), "play shove", "card-first", "B2"),
        (("play second-wind",), "skip", "card-first", "B2"),
        (("play second-wind",), "pick blue A1 2", "own-runners-only", "B2"),
        (("play second-wind",), "pick yellow A1 2", "no-such-runner", "B2"),
        (("play second-wind",), "pick yellow C1 3", "no-such-runner", "B2"),
        (("play shove",), "pick yellow A1 3", "opponents-only", "B2"),
        (("play shove",), "pick blue A1 3", "no-such-runner", "B2"),
        (("play shove", "pick blue A1 2"), "pick green A2 2", "one-opponent-only", "B2"),
        (("play heckler",), "heckle yellow A1", "opponents-only", "B2"),
        (("play heckler",), "heckle blue A2", "nobody-there", "B2"),
        (("play heckler",), "at A1", "card-first", "B2"),
        (("play red-cape",), "bull A1 4", "no-such-bull", "B2"),
        (("play red-cape",), "bull B1 5", "no-such-bull", "B2"),
        (("play ole",), "lead A2 5 A3", "no-such-bull", "B2"),
        (("play panic",), "at A4", "nobody-there", "B2"),
        (("play stampede",), "at A2", "no-bull-there", "B2"),
        (("play loose-bull",), "at S2", "not-in-the-row", "B2"),
        (("play directions",), "lift A1 odd", "card-first", "B2"),
        (("play directions",), "roll", "card-first", "B2"),
        (("play road-crew",), "clear A1 even", "no-token", "B13"),
        (("play road-crew",), "sign A1 even", "card-first", "B2"),
    ],
)
def test_the_reason_and_its_clause(before: tuple[str, ...], refused: str, key: str, clause: str) -> None:
    assert middle().play(*before).why_not(refused) == (key, clause)


def test_before_the_first_step_the_ones_are_placed() -> None:
    game = table(hands={0: ["panic"], 1: ["panic"]}, row="S2")
    game.position.players[0] = game.position.players[0].rolling(9, 2)
    game.position.pending = WHICH_START
    assert game.why_not("play panic") == ("place-first", "B8")
    assert game.why_not("skip") == ("place-first", "B8")


def test_between_the_days_cards_are_discarded() -> None:
    game = table({0: ["C1 3"]}, [], {0: ["souvenir", "panic"], 1: ["souvenir"]}).play("play souvenir", "play souvenir")
    assert game.why_not("play panic", 0) == ("discard-first", "B17")
    assert game.why_not("discard souvenir", 0) == ("not-in-hand", "B17")
    assert game.why_not("keep", 1) == ("not-your-turn", "")


def test_not_your_turn_and_game_over() -> None:
    game = table({}, [], {0: ["souvenir"], 1: ["souvenir"]}, day=3, row="C1")
    assert game.why_not("play souvenir", seat=1) == ("not-your-turn", "")
    game.rng = Rng.free(1)
    game.play("play souvenir", "play souvenir")
    assert game.why_not("play souvenir", seat=0) == ("game-over", "")
