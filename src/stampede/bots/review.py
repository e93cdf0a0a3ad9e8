"""A game looked at again: what each decision was worth, where one was thrown away, and what was better.

Every decision is weighed from what its seat knew then (`advice`), so hindsight blames nobody. A first look at all of
them finds those that may have cost something; these are then looked at for longer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stampede.bots.advice import Choice, advise
from stampede.core.events import Event
from stampede.core.game import Game, OptionValue
from stampede.core.rng import Rng

PLAYOUTS: Final = 400  # for a first look at a decision
LONGER: Final = 5  # times as many for a second one
LOOKED_AT_TWICE: Final = 8  # decisions
MOMENTS: Final = 3
SLIGHT: Final = 20_000  # of a game, or 20 points: what costs less in a game of several is no turning point
SLIGHT_ALONE: Final = 1000  # a point, if you play alone


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


class Question:
    """A decision of a finished game as its seat had it: what it knew, what it could do, and what it did."""

    def __init__(self, move: int, seat: int, view: object, legal: list[int], action: int) -> None:
        self.move: Final = move
        self.seat: Final = seat
        self.view: Final = view
        self.legal: Final = legal
        self.action: Final = action


def questions_of(
    game: Game,
    seats: int,
    options: Mapping[str, OptionValue],
    key: bytes,
    moves: Sequence[tuple[int, int]],
    reviewed: Sequence[int],
) -> list[Question]:
    """The decisions of some seats that had a choice; `moves` are seats and indices of actions."""
    asked: list[Question] = []
    rng = Rng.keyed(key)
    state = game.new(seats, options, rng)
    for move, (seat, action) in enumerate(moves):
        legal = state.legal(seat) if seat in reviewed else []
        if len(legal) > 1:
            asked.append(Question(move, seat, state.view(seat), legal, action))
        state.apply(seat, action, rng, None)
    return asked


def review(
    game: Game,
    asked: Sequence[Question],
    playouts: int = PLAYOUTS,
    told: Callable[[int, int], None] | None = None,
) -> Reviewed:
    """Reviews decisions. After each, `told` hears how many are done, and how many there are."""
    decisions: list[Decision] = []
    for question in asked:
        decisions.append(look_at(game, question, playouts))
        if told is not None:
            told(len(decisions), len(asked))
    for index in doubtful([suspicion(decision) for decision in decisions]):
        decisions[index] = look_at(game, asked[index], playouts * LONGER)
    return Reviewed(decisions)


def doubtful(suspicions: Sequence[int]) -> list[int]:
    """Which decisions to look at for longer, by how much each may have cost."""
    order = sorted(range(len(suspicions)), key=lambda index: -suspicions[index])
    return [index for index in order[:LOOKED_AT_TWICE] if suspicions[index] > 0]


def suspicion(decision: Decision) -> int:
    """How much the decision may have cost, before it is looked at for longer."""
    chosen = decision.chosen
    return chosen.behind + chosen.doubt if chosen.action != decision.best.action else 0


def look_at(game: Game, question: Question, playouts: int) -> Decision:
    """One decision, from what the seat knew."""
    move, seat, action = question.move, question.seat, question.action
    rng = Rng.free(f"review {move} {playouts}")
    advice = advise(game, question.view, seat, question.legal, rng, playouts, about=action)
    chosen = next(choice for choice in advice.choices if choice.action == action)
    return Decision(move, seat, chosen, advice.choices[0], advice.alone, advice.facts[0])
