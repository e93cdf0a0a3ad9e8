"""Tripping opponents."""

from __future__ import annotations

import itertools
import random

import pytest

from games.primes.positions import BOX, GAME, race, table


@pytest.mark.clause("P7")
def test_cards_that_make_up_the_square_trip_every_opponent_on_it() -> None:
    game = table([[0], [12], [12], [30]], {0: ["4[2 2]", "3[3]"]})
    game.play("trip 12", "lay 4[2 2]", "lay 3[3]")
    assert [game.race.sorted_squares(seat) for seat in range(4)] == [[0], [5], [5], [30]]


@pytest.mark.clause("P7")
def test_symbols_must_match_exactly() -> None:
    """12 is 2 2 3: a hand with too few of them, or with other groups only, trips nobody there."""
    for hand in (["4[2 2]"], ["4[2 2]", "3[5]"], ["1[2 2 2]", "3[3]"], ["1[2 3]", "5[3]"]):
        assert "trip 12" not in table([[0], [12], [0], [0]], {0: hand}).legal()
    for hand in (["4[2 2]", "3[3]"], ["1[2 3]", "5[2]"], ["1[2]", "3[2]", "9[3]"]):
        assert "trip 12" in table([[0], [12], [0], [0]], {0: hand}).legal()


@pytest.mark.clause("P7")
def test_only_squares_with_an_opponent_can_be_tripped() -> None:
    game = table([[5], [7], [0], [0]], {0: ["2[5]", "1[7]", "1[11]"]})
    assert [choice for choice in game.legal() if choice.startswith("trip")] == ["trip 7"]
    assert game.why_not("trip 5") == ("nobody-there", "P7")
    assert game.why_not("trip 11") == ("nobody-there", "P7")


@pytest.mark.clause("P7")
def test_any_number_of_trips_in_a_turn() -> None:
    game = table([[0], [7], [11], [13]], {0: ["1[7]", "1[11]", "1[13]", "9[2]"]})
    game.play("trip 7", "lay 1[7]", "trip 11", "lay 1[11]", "trip 13", "lay 1[13]")
    assert [game.race.square(seat, 0) for seat in (1, 2, 3)] == [6, 10, 12]
    assert sorted(game.race.earned) == [1, 1, 1]
    assert "run 9[2]" in game.legal()


@pytest.mark.clause("P7")
def test_a_card_after_which_the_trip_could_not_be_completed_is_not_offered() -> None:
    """24 is 2 2 2 3. With 2, 2 2, 2 3 in hand only 2 2 and 2 3 together complete it."""
    game = table([[0], [24], [0], [0]], {0: ["4[2]", "4[2 2]", "1[2 3]"]})
    game.play("trip 24")
    assert game.legal() == ["lay 4[2 2]", "lay 1[2 3]"]
    assert game.why_not("lay 4[2]") == ("cannot-be-completed", "P7")


@pytest.mark.clause("P8")
def test_a_tripped_meeple_stops_at_the_start() -> None:
    game = table([[0], [5], [0], [0]], {0: ["9[5]"]})
    game.play("trip 5", "lay 9[5]")
    assert game.race.square(1, 0) == 0


@pytest.mark.clause("P8")
def test_own_meeples_on_the_square_stay() -> None:
    game = table([[5, 20], [5, 5], [0, 0]], {0: ["3[5]", "1[2]"]})
    game.play("trip 5", "lay 3[5]")
    assert game.race.sorted_squares(0) == [5, 20]
    assert game.race.sorted_squares(1) == [2, 2]


@pytest.mark.clause("P8")
def test_start_one_and_goal_are_safe() -> None:
    game = table([[50, 50], [0, 1], [100, 99]], {0: ["1[2]", "1[5]", "2[5]", "4[2 2]"]})
    assert [choice for choice in game.legal() if choice.startswith("trip")] == []
    for square in (0, 1, 100):
        assert game.why_not(f"trip {square}") == ("safe-square", "P8")
    assert game.why_not("trip 99") == ("symbols-missing", "P7")


@pytest.mark.clause("P9")
def test_a_meeple_tripped_onto_another_square_can_be_tripped_again_there() -> None:
    game = table([[0], [12], [0], [0]], {0: ["4[2 2]", "3[3]", "6[5]", "9[2]"]})
    game.play("trip 12", "lay 4[2 2]", "lay 3[3]")
    assert "trip 12" not in game.legal()
    game.play("trip 5", "lay 6[5]")
    assert game.race.square(1, 0) == 0
    assert sorted(game.race.earned) == [6, 7]


@pytest.mark.clause("P7", "P8", "P9", "P10", "P11", "P14")
def test_the_example_turn_of_the_book() -> None:
    """Trip 12 by 7 onto 5, trip both on 5 to the start, run 8 and 8; moves of 7, 6, 6 and 16; draws six."""
    hand = ["4[2 2]", "3[3]", "6[5]", "8[7]", "8[83]"]
    game = table([[40, 40, 40], [12, 5, 0]], {0: hand, 1: ["1[2]"]})
    game.play("trip 12", "lay 4[2 2]", "lay 3[3]")
    assert game.race.sorted_squares(1) == [0, 5, 5]
    game.play("trip 5", "lay 6[5]")
    assert game.race.sorted_squares(1) == [0, 0, 0]
    game.play("run 8[7]", "run 8[83]")
    assert sorted(game.race.earned) == [6, 6, 7, 16]
    assert game.legal() == ["use 6", "use 7", "use 16", "done"]
    game.play("use 7", "move 40", "use 6", "move 40", "use 16", "move 40", "move 46")
    assert game.race.sorted_squares(0) == [47, 52, 56]
    assert game.race.size(game.race.hand(0)) == 6
    assert game.race.turn == 1


def makes(hand: list[str], square: int) -> bool:
    """By trying every subset: whether some cards show exactly the square's symbols."""
    symbols = [BOX.symbols[BOX.kind_of[name]] for name in hand]
    wanted = sorted(BOX.shown(square))
    return any(
        sorted(itertools.chain.from_iterable(chosen)) == wanted
        for size in range(1, 7)
        for chosen in itertools.combinations(symbols, size)
    )


@pytest.mark.clause("P7")
def test_legal_trips_agree_with_trying_every_subset() -> None:
    chance = random.Random(20)
    deck = [name for kind, name in enumerate(BOX.names) for _ in range(BOX.copies[kind])]
    for _ in range(40):
        hand = chance.sample(deck, 9)
        squares = [chance.randrange(2, 100) for _ in range(3)]
        game = race([[0, 0, 0], squares], {0: hand})
        legal = {GAME.actions[index].notation for index in game.legal(0)}
        for square in squares:
            assert (f"trip {square}" in legal) == makes(hand, square), (hand, square)


@pytest.mark.clause("P7")
def test_an_aimed_trip_never_strands() -> None:
    """Whatever card is laid next, with twenty cards in hand, the trip comes to its end."""
    chance = random.Random(3)
    deck = [name for kind, name in enumerate(BOX.names) for _ in range(BOX.copies[kind])]
    completed = 0
    for _ in range(60):
        hand = chance.sample(deck, 20)
        game = table([[0, 0, 0], [chance.choice((64, 72, 96, 48, 60, 81)), 36, 90]], {0: hand})
        trips = [choice for choice in game.legal() if choice.startswith("trip")]
        if trips:
            game.play(chance.choice(trips))
            while game.race.decision(0) == "lay":
                game.play(chance.choice(game.legal()))
            completed += 1
            assert game.race.earned
    assert completed > 30
