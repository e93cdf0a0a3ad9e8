"""Drawing, the end, and who has won."""

from __future__ import annotations

import pytest

from games.primes.positions import BOX, Table, race, table
from stampede.games.primes.state import DISCARDS, PILE


@pytest.mark.clause("P14")
def test_one_card_more_than_was_played_is_drawn() -> None:
    for plays, drawn in ((["pass"], 1), (["run 8[2]", "done"], 2), (["run 3[2]", "run 3[5]", "done"], 3)):
        game = table([[0], [0], [0], [0]], {0: ["8[2]", "3[2]", "3[5]"]})
        before = game.race.size(game.race.hand(0))
        game.play(*plays)
        assert game.race.size(game.race.hand(0)) == before + 1
        assert len(next(event for event in game.events if event.kind == "drew").facts["backs"]) == drawn  # type: ignore[arg-type]


@pytest.mark.clause("P14")
def test_played_cards_do_not_come_back() -> None:
    game = table([[0], [5], [0], [0]], {0: ["6[5]", "3[2]"]}, pile=2)
    discarded = game.race.size(DISCARDS)
    game.play("trip 5", "lay 6[5]", "run 3[2]", "done")
    assert game.race.size(PILE) == 0
    assert game.race.size(DISCARDS) == discarded + 1
    assert game.race.size(game.race.face_down(0)) == 1


@pytest.mark.clause("P14")
def test_the_last_cards_are_drawn_as_far_as_they_go() -> None:
    game = table([[0], [0], [0], [0]], {0: ["3[2]", "3[5]"], 1: ["1[2]"]}, pile=2)
    game.play("run 3[2]", "run 3[5]", "done")
    assert game.race.size(game.race.hand(0)) == 2
    assert game.race.top == 0
    assert game.events[-2].facts == {"number": 0}


@pytest.mark.clause("P14")
def test_an_empty_pile_gives_nothing_and_draws_no_chance() -> None:
    game = table([[0], [0], [0], [0]], {0: ["3[2]", "3[5]"], 1: ["1[2]"]}, pile=0)
    game.play("run 3[2]", "stop", "done")
    assert game.race.size(game.race.hand(0)) == 1
    assert game.race.chances() == 0


@pytest.mark.clause("P15")
def test_all_meeples_home_end_the_game_at_once() -> None:
    """The second move is forfeit, and nothing is drawn."""
    game = table([[100, 94], [5, 0], [0, 0]], {0: ["6[5]", "3[2]"]})
    pile = game.race.size(PILE)
    game.play("trip 5", "lay 6[5]", "run 3[2]", "use 6", "move 94")
    assert game.race.owing() == 0
    assert game.race.size(PILE) == pile
    outcome = game.race.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("home", [1, 2, 2])


@pytest.mark.clause("P15")
def test_one_meeple_home_is_not_enough() -> None:
    game = table([[94, 50], [5, 0], [0, 0]], {0: ["6[5]", "3[2]"]})
    game.play("trip 5", "lay 6[5]", "stop", "move 94")
    assert game.race.outcome() is None


@pytest.mark.clause("P15")
@pytest.mark.parametrize("seats", range(2, 7))
def test_as_many_passes_in_a_row_as_players_end_the_game(seats: int) -> None:
    """Also in the first round."""
    cards = ["1[2]", "2[3]", "3[5]", "4[7]", "5[11]", "6[23]"]
    game = table([[0] * BOX.meeples[seats]] * seats, {seat: [cards[seat]] for seat in range(seats)})
    for _ in range(seats):
        assert game.race.outcome() is None
        game.play("pass")
    outcome = game.race.outcome()
    assert outcome is not None
    assert outcome.reason == "passes"


@pytest.mark.clause("P15")
def test_a_turn_with_cards_breaks_the_row_of_passes() -> None:
    game = table([[0, 0, 0], [0, 0, 0]], {0: ["3[2]"], 1: ["5[7]"]})
    game.play("pass", "run 5[7]", "done")
    assert game.race.passes == 0
    game.play("pass")
    assert game.race.outcome() is None
    game.play("pass")
    outcome = game.race.outcome()
    assert outcome is not None
    assert outcome.reason == "passes"


@pytest.mark.clause("P15")
def test_an_empty_hand_passes_by_itself() -> None:
    game = table([[0], [0], [0], [0]], {0: ["3[2]", "3[5]"], 3: ["5[7]"]}, pile=0)
    game.play("run 3[2]", "stop", "move 0")
    assert game.race.turn == 3
    assert [event.facts["seat"] for event in game.events if event.kind == "passed"] == [1, 2]
    assert game.race.passes == 2


@pytest.mark.clause("P15")
def test_the_game_ends_when_nobody_has_a_card_left() -> None:
    game = table([[0], [0], [0], [0]], {0: ["3[2]"]}, pile=0)
    game.play("run 3[2]", "move 0")
    outcome = game.race.outcome()
    assert outcome is not None
    assert outcome.reason == "passes"
    assert outcome.ranks == [1, 2, 2, 2]


def ended_by_passes(squares: list[list[int]]) -> Table:
    game = Table(race(squares, {0: ["3[2]"], 1: ["5[7]"]}, pile=0))
    for _ in range(2):
        game.play("pass")
    return game


@pytest.mark.clause("P16")
def test_the_last_meeple_decides_not_the_first() -> None:
    outcome = ended_by_passes([[100, 100, 40], [41, 42, 43]]).race.outcome()
    assert outcome is not None
    assert outcome.scores == [40, 41]
    assert outcome.ranks == [2, 1]


@pytest.mark.clause("P16")
def test_ties_go_to_the_second_last_then_the_next() -> None:
    second = ended_by_passes([[40, 50, 60], [40, 51, 52]]).race.outcome()
    assert second is not None
    assert second.ranks == [2, 1]
    third = ended_by_passes([[40, 50, 61], [40, 50, 60]]).race.outcome()
    assert third is not None
    assert third.ranks == [1, 2]


@pytest.mark.clause("P16")
def test_all_level_is_a_shared_victory() -> None:
    outcome = ended_by_passes([[40, 50, 60], [60, 40, 50]]).race.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 1]
    assert outcome.winners == [0, 1]
