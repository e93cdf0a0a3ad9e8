"""A game looked at again: what each decision was worth, where one was thrown away, and what was better.

Every decision is weighed from what its seat knew then (`advice`), so hindsight blames nobody. A first look at all of
them finds those that may have cost something; these are then looked at for longer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stampede.bots.advice import Choice, advise
from stampede.core.events import Event
from stampede.core.game import Game, OptionValue, State
from stampede.core.rng import Rng

PLAYOUTS: Final = 400  # for a first look at a decision
LONGER: Final = 5  # times as many for a second one
LOOKED_AT_TWICE: Final = 8  # decisions
MOMENTS: Final = 3
SLIGHT: Final = 20_000  # of a game, or 20 points: what costs less in a game of several is no turning point
SLIGHT_ALONE: Final = 1000  # a point of whoever plays alone


class Decision:
    """One decision: what was done, what would have been best, and what that costs; see `Choice` for the units."""

    def __init__(self, move: int, seat: int, chosen: Choice, best: Choice, alone: bool, facts: list[Event]) -> None:
        self.move: Final = move  # counted from 0, as in the record
        self.seat: Final = seat
        self.chosen: Final = chosen
        self.best: Final = best
        self.alone: Final = alone
        self.facts: Final = facts  # what speaks for the best

    def lost(self) -> int:
        """What it cost: nothing, unless something else was clearly better."""
        return self.chosen.behind if self.chosen.is_clearly_worse() else 0

    def is_a_moment(self) -> bool:
        return self.lost() >= (SLIGHT_ALONE if self.alone else SLIGHT)


class Reviewed:
    """The decisions of a game that had a choice, in order, and the few that mattered most."""

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions: Final = decisions

    def moments(self, seat: int) -> list[Decision]:
        """The costliest mistakes of a seat, in the order of play."""
        own = [decision for decision in self.decisions if decision.seat == seat and decision.is_a_moment()]
        costliest = sorted(own, key=lambda decision: -decision.lost())[:MOMENTS]
        return sorted(costliest, key=lambda decision: decision.move)


def review(
    game: Game,
    seats: int,
    options: Mapping[str, OptionValue],
    key: bytes,
    moves: Sequence[tuple[int, int]],
    reviewed: Sequence[int],
    playouts: int = PLAYOUTS,
    told: Callable[[int, int], None] | None = None,
) -> Reviewed:
    """Reviews the decisions of some seats; `moves` are seats and indices of actions.

    After each, `told` hears how many are done, and how many there are.
    """
    asked: list[tuple[int, State]] = []
    rng = Rng.keyed(key)
    state = game.new(seats, options, rng)
    for move, (seat, action) in enumerate(moves):
        if seat in reviewed and len(state.legal(seat)) > 1:
            asked.append((move, state.copy()))
        state.apply(seat, action, rng, None)
    decisions: list[Decision] = []
    for move, before in asked:
        decisions.append(look_at(game, before, move, moves[move], playouts))
        if told is not None:
            told(len(decisions), len(asked))
    doubtful = sorted(range(len(decisions)), key=lambda index: -suspicion(decisions[index]))[:LOOKED_AT_TWICE]
    for index in doubtful:
        if suspicion(decisions[index]) > 0:
            move, before = asked[index]
            decisions[index] = look_at(game, before, move, moves[move], playouts * LONGER)
    return Reviewed(decisions)


def suspicion(decision: Decision) -> int:
    """How much the decision may have cost, before it is looked at for longer."""
    chosen = decision.chosen
    return chosen.behind + chosen.doubt if chosen.action != decision.best.action else 0


def look_at(game: Game, state: State, move: int, done: tuple[int, int], playouts: int) -> Decision:
    """One decision, from what the seat knew."""
    seat, action = done
    rng = Rng.free(f"review {move} {playouts}")
    advice = advise(game, state.view(seat), seat, state.legal(seat), rng, playouts, about=action)
    chosen = next(choice for choice in advice.choices if choice.action == action)
    return Decision(move, seat, chosen, advice.choices[0], advice.alone, advice.facts[0])
