"""How the run goes on, whatever was played: whose turn it is, the pile that runs out, who is expelled, the end.

Functions on the position, in the order of RULES.md.
"""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.events import Event
from stampede.games.encierro.components import NO_CARD
from stampede.games.encierro.declined import note_left
from stampede.games.encierro.memory import LEFT, POURED, SHUFFLED
from stampede.games.encierro.state import (
    ALL_EXPELLED,
    BARRED,
    DISCARDS,
    DONE,
    FREE,
    LAST_RUNNER,
    LEAVING,
    NOBODY,
    PILE,
    PLAYING,
    SITTING_OUT,
    Pending,
    Position,
    own_decision,
)

# --- what leaves a runner ---------------------------------------------------------------------------------------------


def spend(position: Position, seat: i64, kind: i64) -> None:
    """A card goes from the hand to the discards."""
    leave_hand(position, seat, kind)
    position.discard_card(kind)


def leave_hand(position: Position, seat: i64, kind: i64) -> None:
    """A card leaves a hand openly."""
    position.put(kind, position.hand(seat), -1)
    position.note(LEFT, seat, kind)
    note_left(position, seat, kind)


def discard_special(position: Position, seat: i64) -> None:
    position.discard_card(position.runners[seat].special)
    position.change(seat).special = NO_CARD


# --- whose turn it is -------------------------------------------------------------------------------------------------


def end_turn(position: Position, log: list[Event] | None) -> None:
    """Clockwise; a runner behind the barrier loses the turn, and is back at the following one."""  # E5, E15
    seat = position.turn
    while True:
        seat = (seat + 1) % position.seats
        runner = position.runners[seat]
        if not runner.is_running():
            continue
        if runner.barred != BARRED:
            break
        position.change(seat).barred = SITTING_OUT
        if log is not None:
            log.append(Event("sat-out", {"seat": int(seat)}))
    position.turn = seat
    position.pending = own_decision(PLAYING, seat, False)  # E19: a turn has one advance
    if runner.sits_out():
        position.change(seat).barred = FREE
        position.discard_card(position.box.barrier)
        if log is not None:
            log.append(Event("returned", {"seat": int(seat)}))
    if log is not None:
        log.append(Event("turn", {"seat": int(seat)}))


def go_on(position: Position, log: list[Event] | None) -> None:
    """Nothing is left to settle: the drawer may draw up to five, unless they lost something or are gone."""  # E10
    if position.pending.below is not None:
        position.pending = position.pending.lowest()
    full = position.size(position.hand(position.turn)) >= position.box.hand
    gone = not position.runners[position.turn].is_running()
    if full or gone or position.pending.asks == DONE or position.size(PILE) == 0:
        end_turn(position, log)


# --- the pile runs out ------------------------------------------------------------------------------------------------


def after_card(position: Position, log: list[Event] | None) -> None:
    """The card is settled. An empty pile brings the Cabestros at once, even in the middle of a draw."""  # E20, E21
    if position.size(PILE) == 0:
        fall(position, log)
    else:
        go_on(position, log)


def fall(position: Position, log: list[Event] | None) -> None:
    """Only the Cabestros are left: the first open location is turned face down."""  # E20
    position.fallen += 1
    if log is not None:
        location = position.box.locations[position.fallen - 1]
        log.append(Event("fell", {"number": int(position.fallen), "location": location}))
    ask_to_leave(position, 0, log)


def ask_to_leave(position: Position, stayed: i64, log: list[Event] | None) -> None:
    """Clockwise from the active runner, until all who stand there and can act have stayed."""  # E20
    for step in range(position.seats):
        seat = (position.turn + step) % position.seats
        runner = position.runners[seat]
        if is_in_danger(position, seat) and not runner.sits_out() and stayed >> seat & 1 == 0:
            position.pending = Pending(LEAVING, seat, NO_CARD, NOBODY, 0, position.pending.lowest(), stayed)
            return
    close_location(position, log)


def is_in_danger(position: Position, seat: i64) -> bool:
    runner = position.runners[seat]
    return runner.is_running() and runner.location == position.fallen


def stay(position: Position, seat: i64, log: list[Event] | None) -> None:
    if log is not None:
        log.append(Event("stayed", {"seat": int(seat)}))
    ask_to_leave(position, position.pending.stayed | 1 << seat, log)


def close_location(position: Position, log: list[Event] | None) -> None:
    """Those still there go together; then the discards are the new pile."""  # E20, E22
    position.pending = position.pending.lowest()
    before = position.running()
    position.expulsions += 1
    for step in range(position.seats):
        seat = (position.turn + step) % position.seats
        if is_in_danger(position, seat):
            expel(position, seat, log)
    left = position.running()
    if left == before:
        position.expulsions -= 1
    elif left <= 1:
        end(position, LAST_RUNNER if left == 1 else ALL_EXPELLED, log)
        return
    shuffle(position, log)
    go_on(position, log)


def shuffle(position: Position, log: list[Event] | None) -> None:
    """A pile is a bag, so shuffling is no chance event. Everybody knows now what it holds."""  # E20
    for kind in range(position.box.kinds):
        count = position.count(DISCARDS, kind)
        for _card in range(count):
            position.put(kind, DISCARDS, -1)
            position.put(kind, PILE, 1)
        if count > 0 and not position.box.is_eye(kind):
            position.note(POURED, count, kind)
    position.note(SHUFFLED, 0, 0)
    position.top = NO_CARD
    if log is not None:
        log.append(Event("shuffled", {"count": int(position.size(PILE)), "cards": position.cards_in(PILE)}))


# --- the end ----------------------------------------------------------------------------------------------------------


def expel(position: Position, seat: i64, log: list[Event] | None) -> None:
    """Hand, special object and Desde la barrera are discarded, objects leave the game."""  # E22
    if log is not None:
        log.append(Event("expelled", {"seat": int(seat), "cards": position.cards_in(position.hand(seat))}))
    for kind in range(position.box.eyes, position.box.kinds):
        while position.holds(seat, kind):
            spend(position, seat, kind)
    if position.runners[seat].special != NO_CARD:
        discard_special(position, seat)
    runner = position.change(seat)
    runner.declined = 0
    if runner.barred != FREE:
        runner.barred = FREE
        position.discard_card(position.box.barrier)
    runner.expelled = position.expulsions


def end(position: Position, reason: i64, log: list[Event] | None) -> None:
    position.ending = reason
    if log is not None:
        log.append(Event("ended", {"reason": position.box.end_reasons[reason]}))
