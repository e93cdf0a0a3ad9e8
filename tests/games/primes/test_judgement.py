"""Greedy plays like a person who has understood the game."""

from __future__ import annotations

from itertools import count

import pytest

from games.many import check_choice_rests_on_view, share_won_by_greedy
from games.primes.positions import GAME, race
from stampede.bots.advice import advise
from stampede.core.rng import Rng
from stampede.engine import is_compiled
from stampede.games.primes.choices import can_lay
from stampede.games.primes.dangers import Dangers
from stampede.games.primes.facts import facts_of
from stampede.games.primes.rules import Race
from stampede.games.primes.safety import DEALS, safety
from stampede.games.primes.state import MEEPLE, TURN
from stampede.match.words import Words


def choice(position: Race, seat: int = 0) -> str:
    state = GAME.belief(position.view(seat)).sample(Rng.free(1))
    return GAME.actions[GAME.judgement().choose(state, seat, Rng.free(1))].notation


def turn(position: Race, seat: int = 0) -> list[str]:
    """All that greedy does until its turn is over."""
    done = []
    while position.turn == seat and position.owing():
        notation = choice(position, seat)
        done.append(notation)
        position.apply(seat, GAME.actions.parse(notation).index, Rng.free(2), None)
    return done


def test_it_hits_the_goal_exactly_when_it_can() -> None:
    position = race([[92], [50], [50], [50]], {0: ["9[2]", "4[7]", "4[43]", "8[2]"], 1: ["1[2]"]})
    turn(position)
    assert position.square(0, 0) == 100


def test_it_trips_the_leader_before_it_runs() -> None:
    position = race([[50], [97], [2], [3]], {0: ["9[97]", "8[7]"], 1: ["1[2]"]})
    done = turn(position)
    assert done[:2] == ["trip 97", "lay 9[97]"]
    assert position.square(1, 0) == 88
    assert position.square(0, 0) == 50 + 9 + 8


def test_it_runs_with_all_cards_of_a_number_when_there_is_room() -> None:
    position = race([[10], [50], [50], [50]], {0: ["7[71]", "7[73]", "7[79]", "9[97]"], 1: ["1[2]"]})
    assert sorted(turn(position)[:3]) == ["run 7[71]", "run 7[73]", "run 7[79]"]


def test_it_keeps_the_handy_front() -> None:
    position = race([[92], [50], [50], [50]], {0: ["8[2]", "8[89]"], 1: ["1[2]"]})
    assert choice(position) == "run 8[89]"


def test_it_moves_the_meeple_that_may() -> None:
    position = race([[99, 40], [50, 50], [50, 50]], {0: ["8[89]"], 1: ["1[2]"]})
    assert turn(position) == ["run 8[89]", "move 40"]


def test_its_choice_rests_on_its_view_alone() -> None:
    check_choice_rests_on_view(GAME, positions=12, deeper=9)


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    assert share_won_by_greedy(GAME, seats, games=20) >= 0.9


def test_advice_gives_facts_for_every_legal_choice() -> None:
    """And the facts are true: a trip sends its meeples back by the sum it names."""
    position = race([[50], [12], [12], [3]], {0: ["4[2 2]", "3[3]", "8[7]"], 1: ["1[2]"]})
    judgement = GAME.judgement()
    for action in position.legal(0):
        assert judgement.facts(position, 0, action)
    (fact,) = judgement.facts(position, 0, GAME.actions.parse("trip 12").index)
    assert (fact.kind, fact.facts) == ("advice-trip", {"square": 12, "to": 5, "sum": 7, "meeples": 2})
    (run,) = judgement.facts(position, 0, GAME.actions.parse("run 8[7]").index)
    assert run.facts == {"number": 8, "held": 1, "cards": 1, "sum": 8, "furthest": "yes"}


def test_evaluation_prefers_to_be_ahead() -> None:
    ahead = race([[60], [30], [30], [30]], {0: ["8[7]"]})
    behind = race([[30], [60], [60], [60]], {0: ["8[7]"]})
    judgement = GAME.judgement()
    assert judgement.evaluate(ahead, 0) > 0 > judgement.evaluate(behind, 0)


def test_a_playout_may_end_only_where_a_turn_begins() -> None:
    position = race([[50], [97], [2], [3]], {0: ["9[97]", "8[7]"], 1: ["1[2]"]})
    judgement = GAME.judgement()
    assert judgement.is_settled(position)
    for notation in ("trip 97", "lay 9[97]"):
        position.apply(0, GAME.actions.parse(notation).index, Rng.free(2), None)
        assert not judgement.is_settled(position)


def test_the_chance_of_a_trip_is_that_of_the_hands_an_opponent_may_have() -> None:
    """Against samples of the hand; where a square can be made up in several ways, they have cards in common."""
    theirs = ["2[2]", "3[3]", "4[7]", "5[5]", "6[2 3]", "7[11]", "8[2]", "9[3]"]
    position = race([[50, 60, 70], [3, 4, 5]], {0: ["1[2]", "2[3]"], 1: theirs})
    belief, rng = GAME.belief(position.view(0)), Rng.free("dangers")
    samples = [belief.sample(rng) for _ in range(400)]
    dangers = Dangers(position, 0)
    for square, allowed in ((7, 60), (11, 60), (97, 40), (14, 70), (12, 90), (30, 90)):
        share = sum(can_lay(sample, 1, square) for sample in samples) / len(samples)
        assert abs(dangers.on(square) - 1000 * share) < allowed, square
    assert (dangers.on(0), dangers.on(1), dangers.on(100)) == (0, 0, 0)


PLAYED_ON = 600 if is_compiled() else 150


@pytest.mark.parametrize("seats", [2, 4])
def test_the_safety_a_hint_names_is_how_often_nobody_can_trip_there(seats: int) -> None:
    """In games: from a move to the seat's next turn, hands are dealt anew and their holders play on."""
    told = []
    for position, square in moves_in_games(seats):
        seat = position.turn
        to = square + int(position.pending.total)
        action = GAME.actions.parse(f"move {square}").index
        (fact,) = GAME.judgement().facts(position, seat, action)
        assert (fact.kind, fact.facts["to"]) == ("advice-land", to)
        belief, rng, safe = GAME.belief(position.view(seat)), Rng.free("safety of a square"), 0
        for _ in range(PLAYED_ON):
            state = belief.sample(rng)
            state.apply(seat, action, rng, None)
            safe += not is_tripped_before(state, seat, to, rng)
        share = safe / PLAYED_ON
        spread = (share * (1 - share) * (1 / PLAYED_ON + 1 / DEALS)) ** 0.5
        assert abs(share - int(str(fact.facts["safety"])) / 100) <= 4 * spread + 0.011
        told.append(fact.facts["safety"])
    assert len(set(told)) > 2


def moves_in_games(seats: int) -> list[tuple[Race, int]]:
    """Positions, one a game, in which a move ends the turn on a square where opponents with cards might trip."""
    found: list[tuple[Race, int]] = []
    for seed in count():
        chance, rng = Rng.keyed(f"moves {seed}".encode()), Rng.free(("moves", seed))
        state = GAME.new(seats, GAME.settle(seats, {}), chance)
        plies = 0
        while state.owing():
            seat, legal = state.turn, state.legal(state.turn)
            held = [int(state.size(state.hand(other))) for other in range(seats) if other != seat]
            if plies > 30 and state.pending.asked == MEEPLE and len(state.earned) == 1 and min(held) > 3:
                square = int(str(GAME.actions[legal[0]].args[0]))
                if 2 <= square + int(state.pending.total) < 100:
                    found.append((state, square))
                    break
            usual = GAME.judgement().choose(state, seat, rng) if is_compiled() else legal[rng.below(len(legal))]
            state.apply(seat, usual, chance, None)
            plies += 1
        if len(found) == 5:
            break
    return found


def is_tripped_before(state: Race, seat: int, square: int, rng: Rng) -> bool:
    """Whether an opponent can trip there when a turn begins, until the seat's own. Interpreted, they all pass."""
    while state.owing() and state.turn != seat:
        if state.pending.asked == TURN and state.played == 0 and can_lay(state, state.turn, square):
            return True
        passes = GAME.actions.parse("pass").index
        choice = GAME.judgement().choose(state, state.turn, rng) if is_compiled() else passes
        state.apply(state.turn, choice, rng, None)
    return False


def test_a_square_is_called_safe_only_if_no_hand_can_trip_there() -> None:
    theirs = ["2[2]", "3[3]", "9[97]"]
    position = race([[50, 60, 70], [3, 4, 5]], {0: ["1[2]"], 1: theirs})
    assert safety(position, 0, 100) == safety(position, 0, 1) == 100
    assert safety(position, 0, 83) == 100, "83 is on no 2, 3 or 9"
    assert 1 <= safety(position, 0, 97) < 100
    seen = race([[50, 60, 70], [3, 4, 5]], {0: ["9[97]", "1[2]"], 1: ["2[2]", "3[3]", "9[3]"]})
    assert safety(seen, 0, 97) == 100, "the seat holds that card itself"


def test_it_passes_where_that_wins_and_plays_on_where_it_would_lose() -> None:
    ahead = race([[95, 95, 95], [90, 95, 95]], {0: ["9[97]"], 1: ["5[5]"]}, pile=0)
    behind = race([[90, 95, 95], [95, 95, 95]], {0: ["9[97]"], 1: ["5[5]"]}, pile=0)
    ahead.passes = behind.passes = 1
    assert choice(ahead) == "pass"
    assert choice(behind) == "run 9[97]"
    alone = race([[95, 95, 95], [90, 95, 95]], {0: ["9[97]"]}, pile=0)  # a player without cards passes unasked
    assert choice(alone) == "pass"


def test_evaluation_counts_the_cards_in_hand_and_the_turn() -> None:
    squares = [[50, 50, 50], [50, 50, 50]]
    judgement = GAME.judgement()

    def worth(own: list[str], others: list[str], turn: int = 0, pile: int | None = None) -> int:
        return judgement.evaluate(race(squares, {0: own, 1: others}, turn=turn, pile=pile), 0)

    high, low = ["9[97]", "8[89]"], ["1[11]", "2[23]"]
    theirs_high, theirs_low = ["9[3]", "8[2]"], ["1[2]", "2[3]"]
    assert worth(high, theirs_low) > worth(low, theirs_low) > worth(low, theirs_high)
    assert worth(low, theirs_low, turn=0) > worth(low, theirs_low, turn=1)
    assert worth(high, theirs_low, pile=0) > worth(high, theirs_low), "they are all that is still to come"


def test_it_would_rather_run_with_low_cards_than_with_high_ones_as_far() -> None:
    """The pile gives a card for each that is played."""
    position = race([[10], [50], [50], [50]], {0: ["3[31]", "3[37]", "3[2]", "9[97]"], 1: ["1[2]"]})
    assert sorted(turn(position)[:3]) == ["run 3[2]", "run 3[31]", "run 3[37]"]


def test_it_counts_its_head_start_when_it_hits_the_goal() -> None:
    """P17: 5 and 5 more from 90 is exactly home; without them, 9 would go furthest."""
    hands = {0: ["1[2]"], 1: ["5[59]", "9[97]"]}
    even = race([[50], [90], [50], [50]], hands, turn=1)
    assert choice(even, 1) == "run 9[97]"
    position = race([[50], [90], [50], [50]], hands, turn=1, head_start=5)
    assert turn(position, 1) == ["run 5[59]", "move 90"]
    assert position.square(1, 0) == 100


def test_a_hint_counts_the_head_start_too() -> None:
    position = race([[50], [90], [50], [50]], {0: ["1[2]"], 1: ["5[59]", "9[97]"]}, turn=1, head_start=5)
    advice = advise(GAME, position.view(1), 1, position.legal(1), Rng.free(1), playouts=60)
    assert GAME.actions[advice.choices[0].action].notation == "run 5[59]"
    assert [fact.kind for fact in advice.facts[0]] == ["advice-run-wins"]
    judgement = GAME.judgement()
    further = judgement.facts(position, 1, GAME.actions.parse("run 9[97]").index)
    assert [fact.kind for fact in further] == ["advice-run-stuck"], "9 and 5 are more than 10"
    earlier = race([[50], [70], [50], [50]], {0: ["1[2]"], 1: ["5[59]", "9[97]"]}, turn=1, head_start=5)
    told = judgement.facts(earlier, 1, GAME.actions.parse("run 5[59]").index)
    assert [fact.kind for fact in told] == ["advice-run", "advice-head-start"]
    assert told[1].facts == {"squares": 5}


def test_a_hint_calls_a_run_the_furthest_only_if_it_is() -> None:
    position = race([[10], [50], [50], [50]], {0: ["3[31]", "3[37]", "5[2]"], 1: ["1[2]"]})
    judgement = GAME.judgement()

    def told(card: str) -> str:
        (fact,) = judgement.facts(position, 0, GAME.actions.parse(f"run {card}").index)
        return Words(GAME, "en").text(fact.kind, **fact.facts)

    assert told("3[31]") == "You hold 2 cards of 3: a run with 3 takes you furthest."
    assert told("5[2]") == "Running with 5 takes a meeple 5 squares and keeps your other cards."


def test_it_counts_its_head_start_when_it_looks_for_a_safe_square() -> None:
    """P17: from 47, 12 lead to the prime 59, and 13 to 60, which many hands can trip."""
    theirs = ["2[2]", "3[3]", "4[7]", "5[5]", "6[2 3]", "1[2 2]", "8[2]", "9[3]"]
    hands = {0: theirs, 1: ["8[83]", "7[71]"], 2: ["1[2]"]}
    assert choice(race([[3], [47], [4], [4]], hands, turn=1), 1) == "run 8[83]"
    assert choice(race([[3], [47], [4], [4]], hands, turn=1, head_start=5), 1) == "run 7[71]"


def test_it_is_ready_for_the_goal_with_its_head_start() -> None:
    """P17: of the 8 squares that are missing, 5 are the head start."""
    judgement = GAME.judgement()

    def worth(card: str) -> int:
        hands = {0: ["1[2]"], 1: [card]}
        return judgement.evaluate(race([[50], [92], [50], [50]], hands, head_start=5), 1)

    assert worth("3[31]") > worth("4[41]")


def test_a_hint_speaks_of_the_head_start_only_before_the_first_run() -> None:
    position = race([[0], [0], [0], [0]], {0: ["1[2]"], 1: ["8[83]", "8[89]"]}, turn=1, head_start=5)
    judgement = GAME.judgement()
    first, second = (GAME.actions.parse(f"run {card}").index for card in ("8[83]", "8[89]"))
    assert len(judgement.facts(position, 1, first)) == 2
    position.apply(1, first, Rng.free(1), None)
    assert [fact.kind for fact in judgement.facts(position, 1, second)] == ["advice-run-on"]


def test_evaluation_counts_head_starts_that_are_still_to_come() -> None:
    judgement = GAME.judgement()

    def worth(first: int) -> int:
        hands = {0: ["8[83]"], 1: ["8[89]"], 2: ["8[47]"]}
        return judgement.evaluate(race([[10, 10], [10, 10], [10, 10]], hands, first=first, head_start=5), 0)

    assert worth(first=1) > worth(first=2) > worth(first=0)


@pytest.mark.parametrize(("usual", "kind"), [(True, "advice-forgo"), (False, "advice-unmade")])
def test_a_hint_to_leave_a_move_unmade_says_that_it_is_for_the_danger(usual: bool, kind: str) -> None:
    """That nothing else would gain anything would not be true: the move gains squares."""
    position = race([[10], [50], [50], [50]], {0: ["2[3]"], 1: ["1[2]"]})
    position.apply(0, GAME.actions.parse("run 2[3]").index, Rng.free(2), None)
    (fact,) = facts_of(position, 0, GAME.actions.done, usual, GAME.sense.weights)
    assert fact.kind == kind
