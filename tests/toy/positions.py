"""Small readable positions of Lantern Duel."""

from __future__ import annotations

from stampede.core.events import Event
from stampede.core.play import act
from stampede.core.rng import Rng
from toy import ROOM
from toy.actions import build_table
from toy.belief import bag
from toy.components import CARDS, KINDS, read_box
from toy.rules import LanternDuel

TABLE = build_table()


def night(*hands: str, laid: str = "", lights: int = 2, leader: int = 0, pile: int | None = None) -> LanternDuel:
    """A night that has just fallen or, with `laid` cards, its first turn. `pile`: how many cards are left there."""
    position = LanternDuel(read_box(ROOM / "components.toml"), len(hands), True, lights)
    position.leader = leader
    for keeper, hand in zip(position.keepers, hands, strict=True):
        keeper.hand = bag(hand.split())
        for card in range(KINDS):
            position.pile[card] -= keeper.hand[card]
    position.fall_night(None)
    for seat, name in enumerate(laid.split()):
        keeper = position.keepers[seat]
        keeper.laid_by = seat
        keeper.lookers = 1 << seat
        keeper.shade = CARDS.index(name)
        position.pile[keeper.shade] -= 1
    if laid:
        position.stack.pop()
    for card in range(KINDS):
        while pile is not None and sum(position.pile) > pile and position.pile[card] > 0:
            position.pile[card] -= 1
            position.discards[card] += 1
    position.check()
    return position


def play(position: LanternDuel, *moves: str) -> list[Event]:
    """Moves such as `0 lay spark`: a seat and a notation. Returns what happened, secrets included."""
    events: list[Event] = []
    for move in moves:
        seat, notation = move.split(" ", 1)
        act(position, int(seat), TABLE.parse(notation).index, Rng.free(0), events)
        position.check()
    return events


def legal(position: LanternDuel, seat: int) -> list[str]:
    return [TABLE[action].notation for action in position.legal(seat)]


def why_not(position: LanternDuel, seat: int, notation: str) -> str:
    reason = position.why_not(seat, TABLE.parse(notation).index)
    return "" if reason is None else f"{reason.key} {reason.clause}".strip()
