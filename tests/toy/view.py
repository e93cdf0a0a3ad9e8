"""What a keeper, or a spectator, may know of a position of Lantern Duel: only what is put in here."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.game import Place
from stampede.core.seats import SeatNumber
from toy.components import CARDS, KINDS, LIGHT
from toy.state import DECISIONS, NO_CARD, Keeper, Position, names, no_cards

FACE_DOWN = "?"


@dataclass(frozen=True, slots=True)
class KeeperView:
    lights: int
    cards: int  # how many are in the hand
    hand: list[str]  # those of them that the reader knows
    seen: list[str]  # those that the seers know, if the reader is one of them or the owner
    seen_cards: int
    seers: list[SeatNumber]
    shade: str  # the card under the lantern: its name, FACE_DOWN, or "" for none
    row: list[str]


@dataclass(frozen=True, slots=True)
class LanternView:
    reader: SeatNumber | None  # None: a spectator
    mirrors: bool
    start_lights: int
    night: int
    leader: SeatNumber
    pending: list[tuple[str, list[int]]]  # the decision that is owed now is the last
    keepers: list[KeeperView]
    supply: int
    pile_cards: int
    pile: list[str]  # empty until the game is over
    discards: list[str]
    aside: list[str]
    chances: int
    ended: str


def view_of(position: Position, reader: int | None) -> LanternView:
    over = position.ended != ""
    return LanternView(
        reader=reader,
        mirrors=position.mirrors,
        start_lights=position.start_lights,
        night=int(position.night),
        leader=int(position.leader),
        pending=[(DECISIONS[pending.kind], members(pending.seats)) for pending in position.stack],
        keepers=[keeper_view(keeper, seat, reader, over) for seat, keeper in enumerate(position.keepers)],
        supply=int(position.supply),
        pile_cards=sum(position.pile),
        pile=names(position.pile) if over else [],
        discards=names(position.discards),
        aside=names(position.aside),
        chances=int(position.chance_events),
        ended=position.ended,
    )


def keeper_view(keeper: Keeper, seat: int, reader: int | None, over: bool) -> KeeperView:
    own = over or seat == reader
    seen = names(keeper.seen) if own or has_seen(keeper, reader) else []
    return KeeperView(
        lights=int(keeper.lights),
        cards=sum(keeper.hand),
        hand=names(keeper.hand) if own else seen,
        seen=seen,
        seen_cards=sum(keeper.seen),
        seers=members(keeper.seers),
        shade="" if keeper.shade == NO_CARD else CARDS[keeper.shade] if own else FACE_DOWN,
        row=names(keeper.row),
    )


def has_seen(keeper: Keeper, reader: int | None) -> bool:
    return reader is not None and bool(keeper.seers >> reader & 1)


def members(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Every component of the box where it lies."""
    over = position.ended != ""
    places = [
        Place("pile", contents(position.pile), hidden=not over),
        Place("discards", contents(position.discards), hidden=False),
        Place("aside", contents(position.aside), hidden=False),
        Place("supply", {LIGHT: int(position.supply)}, hidden=False),
    ]
    for seat, keeper in enumerate(position.keepers):
        hidden = not over and seat != reader
        seen = keeper.seen if hidden and has_seen(keeper, reader) else no_cards()
        unseen = vec[i64]([keeper.hand[card] - seen[card] for card in range(KINDS)])
        places += [
            Place(f"lantern {seat}", {LIGHT: int(keeper.lights)}, hidden=False),
            Place(f"row {seat}", contents(keeper.row), hidden=False),
            Place(f"seen hand {seat}", contents(seen), hidden=False),
            Place(f"hand {seat}", contents(unseen), hidden),
            Place(f"shade {seat}", {} if keeper.shade == NO_CARD else {CARDS[keeper.shade]: 1}, hidden),
        ]
    return places


def contents(cards: vec[i64]) -> dict[str, int]:
    return {CARDS[card]: int(cards[card]) for card in range(KINDS) if cards[card] != 0}
