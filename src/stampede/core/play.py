"""Playing: checked moves for tables, and loops that stay inside the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.errors import StampedeError
from stampede.core.events import Event
from stampede.core.game import Game, OptionValue, Reason, State, lowest_seat
from stampede.core.rng import Rng


class Refused(StampedeError):  # noqa: N818
    """An action that is not legal now; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} ({reason.clause})" if reason.clause else reason.key)
        self.reason = reason


def act(state: State, seat: int, action: int, rng: Rng, log: list[Event] | None = None) -> None:
    """Applies an action if it is legal; otherwise raises Refused with the reason and changes nothing."""
    reason = state.why_not(seat, action)
    if reason is not None:
        raise Refused(reason)
    state.apply(seat, action, rng, log)


def nth_seat(owing: i64, pick: i64) -> i64:
    """The `pick`-th seat in a mask of seats."""
    for _before in range(pick):
        owing &= owing - 1
    return lowest_seat(owing)


def count_seats(owing: i64) -> i64:
    count: i64 = 0
    while owing != 0:
        count += 1
        owing &= owing - 1
    return count


class Tally:
    """Counts the decisions of random play."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.choices: i64 = 0  # decisions with at least two legal actions


def play_randomly(
    state: State, chance: Rng, choice: Rng, out: vec[i64], tally: Tally, moves: list[tuple[int, int]] | None
) -> None:
    """Plays to the end, choosing any legal action with equal probability; adds (seat, action) to `moves`, if given."""
    owing = state.owing()
    while owing != 0:
        # Usually one seat is to act; if there are several, any of them may go first.
        seat = lowest_seat(owing)
        if owing & (owing - 1) != 0:
            seat = nth_seat(owing, choice.below(count_seats(owing)))
        count = state.fill_legal(seat, out)
        pick: i64 = 0
        if count > 1:
            pick = choice.below(count)
        action = out[pick]
        if moves is not None:
            moves.append((int(seat), int(action)))
        state.apply(seat, action, chance, None)
        tally.decisions += 1
        if count > 1:
            tally.choices += 1
        owing = state.owing()


def play_games(
    game: Game, seats: int, options: Mapping[str, OptionValue], rng: Rng, games: i64, out: vec[i64], tally: Tally
) -> None:
    """So many random games, one after another, from settled options."""
    for _game in range(games):
        play_randomly(game.new(seats, options, rng), rng, rng, out, tally, None)
