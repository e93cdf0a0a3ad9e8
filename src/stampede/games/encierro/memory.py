"""What a seat with a perfect memory can tell about the cards it does not see.

The position notes, in order, what happened to ordinary cards: drawn, gone from a hand openly, stolen, shuffled. A
reader tells from these notes which hidden cards lie where, and forgets nothing: see `recollect`.

Hidden cards fall into pools. A pool is a set of cards that the reader knows, and the slots in hands and pile that just
these cards fill, any card in any slot. The pile is a pool; who draws takes a slot of it along. A card that leaves a
hand openly takes its slot out of its pool. Where a card may have come from several pools, the reader keeps in mind one
world for each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from stampede.games.encierro.components import Box

# Notes: two bytes each. The first tells what happened, and to whom (or how many); the second is the kind of the card.
DREW: Final = 0  # a seat took an ordinary card from the pile
LEFT: Final = 1  # a card left a hand openly
POURED: Final = 2  # so many of a kind are in the new pile
SHUFFLED: Final = 3
STOLE: Final = 4  # and above: the victim's number is added
WHO: Final = 16
NOTE: Final = 2

MOST_WORLDS: Final = 64  # the likeliest are kept; in thousands of games by greedy players there were at most 60
HEAVIEST: Final = 1 << 20
FINE: Final = 1 << 10  # weights are kept that much finer while they are compared

MOST_MEMORIES: Final = 512

Pool = tuple[tuple[int, ...], tuple[int, ...]]  # the kinds of its cards, sorted; its slots by seat, the pile's last
World = tuple[Pool, ...]  # in order


class Recollection:
    """What a reader can tell: worlds, each with its weight. It never changes, so positions share it."""

    def __init__(self, reader: int, worlds: list[World], weights: list[int]) -> None:
        self.reader: Final = reader
        self.worlds: Final = worlds
        self.weights: Final = weights


# --- noting -----------------------------------------------------------------------------------------------------------


def note(notes: vec[u8], what: i64, who: i64, kind: i64) -> vec[u8]:
    return append(append(notes, u8(what * WHO + who)), u8(kind))


# --- recollecting -----------------------------------------------------------------------------------------------------

SPECTATOR: Final = -1
MEMORIES: Final[dict[tuple[object, object, int, int, bytes], Recollection]] = {}


def recollect(box: Box, seats: int, reader: int, before: Recollection | None, notes: vec[u8]) -> Recollection:
    """What a reader (or `SPECTATOR`) tells from what it could tell before, or from the full box, and from the notes."""
    told = bytes([int(part) for part in notes])
    done = len(told)
    found: Recollection | None = None
    # Views are taken one after another: most of it was worked out a few notes ago.
    while done >= 0 and found is None:
        found = MEMORIES.get((box, before, seats, reader, told[:done]))
        if found is None:
            done -= NOTE
    if found is None:
        found, done = before if before is not None else everything_in_pile(box, seats, reader), 0
    if done == len(told):
        return found
    memory = Filter(seats, reader, found)
    for at in range(done, len(told), NOTE):
        memory.read(told[at] // WHO, told[at] % WHO, told[at + 1])
    if len(MEMORIES) >= MOST_MEMORIES:
        MEMORIES.clear()
    found = Recollection(reader, memory.worlds, memory.weights)
    MEMORIES[box, before, seats, reader, told] = found
    return found


def everything_in_pile(box: Box, seats: int, reader: int) -> Recollection:
    """Before the deal. Eye cards need no memory: those not seen are in the pile."""
    cards = tuple([int(kind) for kind in range(box.eyes, box.kinds) for _ in range(box.copies[kind])])
    return Recollection(reader, [((cards, (0,) * seats + (len(cards),)),)], [HEAVIEST])


class Filter:
    """Follows the notes. A world that they contradict is dropped, one that they leave open branches."""

    def __init__(self, seats: int, reader: int, start: Recollection) -> None:
        self.pile: Final = seats  # its slots come after those of the hands
        self.reader: Final = reader
        self.worlds = start.worlds
        self.weights = start.weights
        self.poured: list[int] = []

    def read(self, what: int, who: int, kind: int) -> None:
        if what == POURED:
            self.poured += [kind] * who
        elif what == SHUFFLED:
            self.add_pool(tuple(sorted(self.poured)), self.pile)
            self.poured = []
        elif what == DREW:
            self.draw(who, kind)
        elif what == LEFT:
            self.leave(who, kind)
        elif self.reader == who:
            self.leave(what - STOLE, kind)  # the reader takes it: it is seen, and no longer hidden
        elif self.reader == what - STOLE:
            self.add_pool((kind,), who)  # the reader knows what is taken, and where it goes
        else:
            self.move(what - STOLE, who)

    def add_pool(self, cards: tuple[int, ...], place: int) -> None:
        """Cards that the reader knows come to lie in one place."""
        if cards:
            added = (cards, with_slots((0,) * (self.pile + 1), place, len(cards)))
            self.worlds = [settled([*world, added]) for world in self.worlds]

    def draw(self, seat: int, kind: int) -> None:
        if seat == self.reader:
            self.leave(self.pile, kind)
        else:
            self.move(self.pile, seat)

    def leave(self, place: int, kind: int) -> None:
        """A card that the reader sees leaves a place: of any pool that has the card, and a slot there."""
        if place == self.reader:
            return  # the reader's own hand is in no pool
        found: dict[World, int] = {}
        for world, weight in zip(self.worlds, self.weights, strict=True):
            for index, (cards, slots) in enumerate(world):
                copies = cards.count(kind) if slots[place] else 0
                if copies:
                    at = cards.index(kind)
                    left = (cards[:at] + cards[at + 1 :], with_slots(slots, place, -1))
                    add_branch(found, world, index, left, weight * FINE * copies * slots[place] // len(cards))
        if found:
            self.branch(found)
        else:
            self.mix()
            self.leave(place, kind)

    def move(self, place: int, other: int) -> None:
        """A card goes from place to place unseen: any card there may be the one."""
        found: dict[World, int] = {}
        for world, weight in zip(self.worlds, self.weights, strict=True):
            for index, (cards, slots) in enumerate(world):
                if slots[place]:
                    moved = (cards, with_slots(with_slots(slots, place, -1), other, 1))
                    add_branch(found, world, index, moved, weight * FINE * slots[place])
        self.branch(found)

    def branch(self, found: dict[World, int]) -> None:
        """These are the worlds now; of very many, the likeliest."""
        branches = sorted(found.items(), key=by_weight)[:MOST_WORLDS]
        heaviest = branches[0][1]
        self.worlds = [world for world, _ in branches]
        self.weights = [max(1, weight * HEAVIEST // heaviest) for _, weight in branches]

    def mix(self) -> None:
        """All kept worlds are contradicted, so the true one was too unlikely to be kept: any card may be anywhere."""
        cards = [kind for known, _ in self.worlds[0] for kind in known]
        slots = [sum([pool[1][place] for pool in self.worlds[0]]) for place in range(self.pile + 1)]
        self.worlds, self.weights = [((tuple(sorted(cards)), tuple(slots)),)], [HEAVIEST]


def add_branch(found: dict[World, int], world: World, index: int, pool: Pool, weight: int) -> None:
    """Notes the world with that pool changed; the same one may be reached on several ways."""
    pools = list(world)
    pools[index] = pool
    branch = settled(pools)
    found[branch] = found.get(branch, 0) + weight


def by_weight(branch: tuple[World, int]) -> tuple[int, World]:
    return -branch[1], branch[0]


def with_slots(slots: tuple[int, ...], place: int, change: int) -> tuple[int, ...]:
    return (*slots[:place], slots[place] + change, *slots[place + 1 :])


def settled(pools: list[Pool]) -> World:
    """The same pools in one form: what surely lies in one place is one pool there, and empty pools are gone."""
    sure: dict[int, list[int]] = {}
    open_pools: list[Pool] = []
    places = len(pools[0][1]) if pools else 0
    for cards, slots in pools:
        if not cards:
            continue
        alike = cards[0] == cards[-1]
        if alike or max(slots) == len(cards):
            for place, count in enumerate(slots):
                if count:
                    sure.setdefault(place, []).extend(cards if not alike else cards[:count])
        else:
            open_pools.append((cards, slots))
    for place, known in sure.items():
        open_pools.append((tuple(sorted(known)), with_slots((0,) * places, place, len(known))))
    return tuple(sorted(open_pools))


def surely_in(found: Recollection, place: int) -> list[int]:
    """The kinds of the cards that are there in every world."""
    sure: list[int] | None = None
    for world in found.worlds:
        here = [kind for cards, slots in world if slots[place] == len(cards) for kind in cards]
        if sure is None:
            sure = here
        else:
            sure = [kind for at, kind in enumerate(sure) if sure[:at].count(kind) < here.count(kind)]
    return sure or []


def is_even(found: Recollection) -> bool:
    """Whether all that is hidden is mixed evenly: one world, and one pool that lies in several places."""
    return len(found.worlds) == 1 and sum([int(max(slots) < len(cards)) for cards, slots in found.worlds[0]]) <= 1


def may_lie(world: World, places: list[list[int]]) -> bool:
    """Whether the hidden cards may lie like that in a world: what only one pool can be finds its slots there."""
    hidden = sorted([kind for place in places for kind in place])
    if hidden != sorted([kind for cards, _ in world for kind in cards]):
        return False
    if [len(place) for place in places] != [sum([pool[1][at] for pool in world]) for at in range(len(places))]:
        return False
    for cards, slots in world:
        others = {kind for pool in world if pool[0] is not cards for kind in pool[0]}
        for place, there in enumerate(places):
            mine = len([kind for kind in there if kind in cards])
            surely_mine = len([kind for kind in there if kind in cards and kind not in others])
            if not surely_mine <= slots[place] <= mine:
                return False
    return True
