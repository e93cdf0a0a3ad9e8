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
    hand: list[str]  # only the reader's own, until the game is over
    seen: list[str]  # cards of another hand that the reader has seen; one of them may have been laid since
    laid_by: SeatNumber | None  # under whose lantern it would be; None: the reader has looked since
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
        keepers=[keeper_view(position, seat, reader, over) for seat in range(position.seats)],
        supply=int(position.supply),
        pile_cards=sum(position.pile),
        pile=names(position.pile) if over else [],
        discards=names(position.discards),
        aside=names(position.aside),
        chances=int(position.chance_events),
        ended=position.ended,
    )


def keeper_view(position: Position, seat: int, reader: int | None, over: bool) -> KeeperView:
    keeper = position.keepers[seat]
    shade_known = over or (reader is not None and position.knows_shade(reader, seat))
    return KeeperView(
        lights=int(keeper.lights),
        cards=sum(keeper.hand),
        hand=names(keeper.hand) if over or seat == reader else [],
        seen=[] if over or reader is None else names(keeper.seen[reader]),
        laid_by=int(keeper.laid_by) if not over and reader is not None and keeper.in_doubt(reader) else None,
        shade="" if keeper.shade == NO_CARD else CARDS[keeper.shade] if shade_known else FACE_DOWN,
        row=names(keeper.row),
    )


def members(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Every component of the box where it lies."""
    over = position.ended != ""
    known = [over or (reader is not None and position.knows_shade(reader, seat)) for seat in range(position.seats)]
    doubts = [
        reader is not None and keeper.in_doubt(reader) and sum(keeper.seen[reader]) > 0 for keeper in position.keepers
    ]
    doubtful = {keeper.laid_by for keeper, doubt in zip(position.keepers, doubts, strict=True) if doubt}
    places = [
        Place("pile", contents(position.pile), hidden=not over),
        Place("discards", contents(position.discards), hidden=False),
        Place("aside", contents(position.aside), hidden=False),
        Place("supply", {LIGHT: int(position.supply)}, hidden=False),
    ]
    for seat, keeper in enumerate(position.keepers):
        hidden = not over and seat != reader
        doubt = hidden and doubts[seat]
        seen = keeper.seen[reader] if hidden and reader is not None and not doubt else no_cards()
        unseen = vec[i64]([keeper.hand[card] - seen[card] for card in range(KINDS)])
        places += [
            Place(f"lantern {seat}", {LIGHT: int(keeper.lights)}, hidden=False),
            Place(f"row {seat}", contents(keeper.row), hidden=False),
            Place(f"seen hand {seat}", contents(seen), hidden=False),
            Place(f"hand {seat}", contents(unseen), hidden, uneven=doubt),
            Place(f"shade {seat}", shaded(keeper), hidden=not known[seat], uneven=seat in doubtful),
        ]
    return places


def shaded(keeper: Keeper) -> dict[str, int]:
    return {} if keeper.shade == NO_CARD else {CARDS[keeper.shade]: 1}


def contents(cards: vec[i64]) -> dict[str, int]:
    return {CARDS[card]: int(cards[card]) for card in range(KINDS) if cards[card] != 0}
