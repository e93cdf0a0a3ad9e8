"""What runners have done without (see `stampede.core.notes`), and what that tells about their hands.

All of it is public.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.core.notes import WHOLE, after_a_card, after_using, likelihood, noted, noting
from stampede.games.encierro.choices import can_attack, can_send, can_swap
from stampede.games.encierro.components import LOSE_NEAR, NO_CARD, Box
from stampede.games.encierro.state import ANSWERING, ATTACKED, BULL_HITS, Position

# What cards are good for.
ADVANCE: Final[i64] = 0
SWAP: Final[i64] = 1
ATTACK_NEAR: Final[i64] = 2
ATTACK: Final[i64] = 3
LAY: Final[i64] = 4
RECOVER: Final[i64] = 5
REPEL_BULL: Final[i64] = 6
REPEL_FALL: Final[i64] = 7
SEND_BULL: Final[i64] = 8
CANCEL: Final[i64] = 9
USES: Final = ["advance", "swap", "attack-near", "attack", "lay", "recover", "bull", "fall", "send", "cancel"]
NO_USE: Final[i64] = -1


def use_of(box: Box, kind: i64) -> i64:
    """What an ordinary card is good for: attacks on one's own, and every other kind of card once."""
    if kind < box.fall_shields:
        return REPEL_BULL
    if kind < box.turning:
        return REPEL_FALL
    if kind == box.turning:
        return SEND_BULL
    if kind <= box.barrier:
        return ATTACK_NEAR if box.group[kind] == LOSE_NEAR else ATTACK
    if kind == box.cancel:
        return CANCEL
    if kind == box.advance:
        return ADVANCE
    if kind == box.swap:
        return SWAP
    if kind == box.recover:
        return RECOVER
    return LAY if box.is_special(kind) else NO_USE


# --- as the game goes on ----------------------------------------------------------------------------------------------


def decline(position: Position, seat: i64, use: i64) -> None:
    runner = position.change(seat)
    runner.declined = noting(runner.declined, use, 1)


def note_card(position: Position, seat: i64) -> None:
    """A card has come to the hand."""
    if not position.forgetful and position.runners[seat].declined != 0:
        runner = position.change(seat)
        runner.declined = after_a_card(runner.declined, position.box.hand)


def note_left(position: Position, seat: i64, kind: i64) -> None:
    """A card has left the hand openly."""
    use = use_of(position.box, kind)
    if not position.forgetful and use != NO_USE and position.runners[seat].declined != 0:
        runner = position.change(seat)
        runner.declined = after_using(runner.declined, use)


def note_turn(position: Position, seat: i64) -> None:
    """The active runner plays nothing more."""
    if position.forgetful:
        return
    box, runner = position.box, position.runners[seat]
    if not position.pending.advanced:
        decline(position, seat, ADVANCE)
        for other in range(position.seats):
            if can_swap(position, seat, other):
                decline(position, seat, SWAP)
    if runner.special == NO_CARD:
        decline(position, seat, LAY)
    if runner.object_count() < len(box.objects):
        decline(position, seat, RECOVER)
    for other in range(position.seats):
        if can_attack(position, seat, box.attacks, other):
            decline(position, seat, ATTACK_NEAR)
        if can_attack(position, seat, box.barrier, other) and position.size(position.hand(other)) > 0:
            decline(position, seat, ATTACK)


def note_loss(position: Position, seat: i64) -> None:
    """The runner bears what a hit or an attack costs, before anything is lost."""
    if position.forgetful:
        return
    asks = position.pending.asks
    if asks == ATTACKED:
        if position.runners[seat].object_count() < len(position.box.objects):  # of all, one is not much
            decline(position, seat, CANCEL)
    elif asks == ANSWERING:
        if position.pending.card in (position.box.barrier, position.box.swap):
            decline(position, seat, CANCEL)
    elif asks == BULL_HITS:
        decline(position, seat, REPEL_BULL)
        for other in range(position.seats):
            if can_send(position, seat, other):
                decline(position, seat, SEND_BULL)
    else:
        decline(position, seat, REPEL_FALL)


# --- what that tells --------------------------------------------------------------------------------------------------


def tells_something(position: Position, reader: i64) -> bool:
    """Whether anybody but the reader has done without something."""
    return any(seat != reader and position.runners[seat].declined != 0 for seat in range(position.seats))


def fit_of_hands(position: Position, reader: i64) -> i64:
    """How well all other hands fit what was done without, in thousandths."""
    found: i64 = WHOLE
    for seat in range(position.seats):
        if seat != reader and position.runners[seat].declined != 0:
            found = found * fit_of_hand(position, seat) // WHOLE
    return found


def fit_of_hand(position: Position, seat: i64) -> i64:
    """How likely all cards of a declined use are among those that came later."""
    box, declined, hand = position.box, position.runners[seat].declined, position.hand(seat)
    size = position.size(hand)
    found: i64 = WHOLE
    met: i64 = 0  # by use: how many cards
    held = position.held[seat] >> box.eyes
    kind = box.eyes
    while held != 0:
        use = use_of(box, kind) if held & 1 else i64(NO_USE)
        if use != NO_USE and noted(declined, use) > 0:
            for _ in range(position.count(hand, kind)):
                found = found * likelihood(noted(declined, use), noted(met, use), size) // WHOLE
                met = noting(met, use, noted(met, use) + 1)
        held >>= 1
        kind += 1
    return found
