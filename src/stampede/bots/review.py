"""A game looked at again: what each decision was worth, where one was thrown away, and what was better.

Every decision is weighed from what its seat knew then (`advice`), so hindsight blames nobody. A first look at all of
them, with a brief search, finds those that may have cost something, and another one which of these really did. Then
`mighty` says what it would have done, and that is compared with what was done in many more playouts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stampede.bots.advice import FEWEST, NOBODY_ASKED, Choice, advise
from stampede.bots.levels import MIGHTY
from stampede.bots.tunings import playouts_for_a_hint
from stampede.core.events import Event
from stampede.core.game import Game, OptionValue
from stampede.core.rng import Rng

PLAYOUTS: Final = 400  # for a first look at a decision, at most
LONGER: Final = 5  # times as many for a second one, if somebody says how many
LOOKED_AT_AGAIN: Final = 24  # decisions, which differ most from what was found
LOOKED_AT_TWICE: Final = 8  # of them, for long and with all of `mighty`'s thought
HINTS_A_SECOND: Final = 2.5  # a hint takes about 0.4 seconds
GLANCING: Final = 4.0  # seconds of playing out that all first looks may take, compiled; searching takes about as much
GLANCING_AGAIN: Final = 0.25  # and those that another look at a decision may take
LOOKING: Final = 0.8  # and those that the last look may take; searching takes a second
WHOLE_THOUGHT: Final = 1.0
BRIEF_THOUGHT: Final = 0.1
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
    playouts: int | None = None,
    told: Callable[[int, int], None] | None = None,
) -> Reviewed:
    """Reviews decisions, as many and as long as fits into seconds, or with so many playouts for each.

    After each step, `told` hears how many are done, and how many there are.
    """
    first, more, most = (
        playouts_for(game, len(asked)) if playouts is None else (playouts, 2 * playouts, LONGER * playouts)
    )
    decisions: list[Decision] = []
    again, twice = min(len(asked), LOOKED_AT_AGAIN), min(len(asked), LOOKED_AT_TWICE)
    done, steps = 0, len(asked) + again + twice

    def tell() -> None:
        if told is not None:
            told(min(done, steps), steps)

    for question in asked:
        decisions.append(glance_at(game, question, first))
        done += 1
        tell()
    for index in doubtful([suspicion(decision) for decision in decisions], LOOKED_AT_AGAIN):
        decisions[index] = glance_at(game, asked[index], more)
        done += 1
        tell()
    for index in doubtful([suspicion(decision) for decision in decisions]):
        decisions[index] = look_at(game, asked[index], most, WHOLE_THOUGHT)
        done += 1
        tell()
    done = steps
    tell()
    return Reviewed(decisions)


def playouts_for(game: Game, decisions: int) -> tuple[int, int, int]:
    """How many playouts first, second and last looks may take so that a whole game is reviewed in seconds."""
    a_second = playouts_for_a_hint(game.id) * HINTS_A_SECOND
    first = int(a_second * GLANCING / max(1, decisions))
    return min(PLAYOUTS, max(2 * FEWEST, first)), int(a_second * GLANCING_AGAIN), int(a_second * LOOKING)


def doubtful(suspicions: Sequence[int], most: int = LOOKED_AT_TWICE) -> list[int]:
    """Which decisions to look at for longer, by how much each may have cost."""
    order = sorted(range(len(suspicions)), key=lambda index: -suspicions[index])
    return [index for index in order[:most] if suspicions[index] > 0]


def suspicion(decision: Decision) -> int:
    """How much the decision may have cost, before it is looked at for longer."""
    chosen = decision.chosen
    return chosen.behind + chosen.doubt if chosen.action != decision.best.action else 0


def glance_at(game: Game, question: Question, playouts: int) -> Decision:
    """A first look: what was done against what a brief search finds; if that is the same, only its worth is wanted."""
    thought = min(BRIEF_THOUGHT, playouts / (playouts_for_a_hint(game.id) * HINTS_A_SECOND))
    found = searched(game, question, thought)
    rivals = sorted({found, question.action})
    return weighed(game, question, rivals, max(playouts // 2, FEWEST) * len(rivals), found)


def look_at(game: Game, question: Question, playouts: int, thought: float = 0.0) -> Decision:
    """One decision, from what the seat knew: against what `mighty` finds in so much of its thought.

    Without any thought, all that could be done is compared.
    """
    if thought <= 0.0:
        return weighed(game, question, question.legal, playouts, NOBODY_ASKED)
    found = searched(game, question, thought)
    return weighed(game, question, sorted({found, question.action}), playouts, found)


def searched(game: Game, question: Question, thought: float) -> int:
    """What `mighty` would do, if it thinks so much of what it usually thinks."""
    rng = Rng.free(f"review {question.move}")
    return MIGHTY.bot().scaled(thought).choose(game, question.view, question.seat, question.legal, rng)


def weighed(game: Game, question: Question, legal: list[int], playouts: int, favourite: int) -> Decision:
    move, seat, action = question.move, question.seat, question.action
    rng = Rng.free(f"review {move} {playouts}")
    advice = advise(game, question.view, seat, legal, rng, playouts, about=action, favourite=favourite, explained=1)
    chosen = next(choice for choice in advice.choices if choice.action == action)
    return Decision(move, seat, chosen, advice.choices[0], advice.alone, advice.facts[0])
