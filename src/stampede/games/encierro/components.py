"""The box: course, objects and cards, read from components.toml and checked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.data import Data

MOST_SEATS: Final = 5
MOST_LOCATIONS: Final = 12
MOST_OBJECTS: Final = 8
MOST_COPIES: Final = 12
MOST_IN_HAND: Final = 8
MOST_KINDS: Final = 60  # a hand is noted as a mask

# What a card does. Cards of one group lie side by side among the kinds; eye cards come first.
BULL: Final = 0
FALL: Final = 1
BULL_SHIELD: Final = 2
FALL_SHIELD: Final = 3
TURNING: Final = 4
LOSE_NEAR: Final = 5
LOSE_ANYONE: Final = 6
LOSE_CARD: Final = 7
STEAL: Final = 8
BARRIER: Final = 9
CANCEL: Final = 10
ADVANCE: Final = 11
BOOST: Final = 12
SWAP: Final = 13
RECOVER: Final = 14
CAPE: Final = 15
GRIP: Final = 16
SHOES: Final = 17
GROUPS: Final = [
    "bulls",
    "falls",
    "bull_shields",
    "fall_shields",
    "turning",
    "lose_near",
    "lose_anyone",
    "lose_card",
    "steal",
    "barrier",
    "cancel",
    "advance",
    "boost",
    "swap",
    "recover",
    "cape",
    "grip",
    "shoes",
]
OF_ONE_KIND: Final = (TURNING, BARRIER, CANCEL, ADVANCE, BOOST, SWAP, RECOVER, CAPE, GRIP, SHOES)


class Box:
    """The components as tables for the engine. A kind is a card of which there may be several copies."""

    def __init__(self, data: Data) -> None:
        data.only("rules", "seats", "hand", "box", "course", "objects", "deck", "ends")
        self.rules: Final = data.number("rules", 1, 10**6)
        self.digest: Final = data.digest()
        self.seats: Final = read_seats(data)
        self.hand: Final[i64] = data.number("hand", 1, MOST_IN_HAND)
        self.locations: Final = read_locations(data.section("course"))
        self.goal: Final[i64] = len(self.locations)  # E2: the location that wins
        self.object_ids: Final = read_objects(data.section("objects"))
        self.objects: Final = [data.section("objects").text(id) for id in self.object_ids]
        self.end_reasons: Final = read_ends(data.section("ends"))

        deck = data.section("deck")
        deck.only("cards", "pair", *GROUPS)
        self.ids: Final[list[str]] = []
        self.names: Final[list[str]] = []
        self.copies: vec[i64] = vec[i64]()  # by kind
        self.group: vec[i64] = vec[i64]()  # by kind
        self.first: vec[i64] = vec[i64]()  # by group: its first kind; one more for the end
        for group, key in enumerate(GROUPS):
            self.first = append(self.first, i64(len(self.ids)))
            self.read_group(deck.section(key), group)
        if len(self.ids) > MOST_KINDS:
            raise deck.wrong("cards", f"must be of {MOST_KINDS} kinds at most, not {len(self.ids)}")
        self.kinds: Final[i64] = len(self.ids)
        self.first = append(self.first, self.kinds)
        self.kind_of: Final = {name: kind for kind, name in enumerate(self.names)}
        self.eyes: Final[i64] = self.first[BULL_SHIELD]  # how many kinds are eye cards
        self.turning: Final = self.first[TURNING]
        self.barrier: Final = self.first[BARRIER]
        self.cancel: Final = self.first[CANCEL]
        self.advance: Final = self.first[ADVANCE]
        self.boost: Final = self.first[BOOST]
        self.swap: Final = self.first[SWAP]
        self.recover: Final = self.first[RECOVER]
        self.cape: Final = self.first[CAPE]
        self.grip: Final = self.first[GRIP]
        self.shoes: Final = self.first[SHOES]
        pair = self.read_pair(deck)
        self.patron: Final[i64] = pair[0]
        self.hemingway: Final[i64] = pair[1]
        self.check_counts(data, deck)

    def read_group(self, table: Data, group: int) -> None:
        if not table.values or (group in OF_ONE_KIND and len(table.values) != 1):
            wanted = "one card" if group in OF_ONE_KIND else "at least one card"
            raise table.wrong("", f"must have {wanted}, not {len(table.values)}")
        for id in table.values:
            card = table.section(id)
            card.only("name", "count")
            name = card.text("name")
            if name in self.names or name in self.objects or name in self.locations:
                raise table.wrong(id, f"must have a name of its own: {name!r} is taken")
            if id in self.ids or id in self.object_ids:
                raise table.wrong(id, "must have a key of its own")
            count = card.number("count", 0, MOST_COPIES)
            self.ids.append(id)
            self.names.append(name)
            self.copies = append(self.copies, i64(count))
            self.group = append(self.group, i64(group))

    def read_pair(self, deck: Data) -> tuple[int, int]:
        """Two different shields."""  # E19
        ids = deck.texts("pair")
        shields = self.ids[int(self.first[BULL_SHIELD]) : int(self.first[TURNING])]
        if len(ids) != 2 or ids[0] == ids[1] or ids[0] not in shields or ids[1] not in shields:
            raise deck.wrong("pair", f"must be two different shields such as ['patron', 'hemingway'], not {ids!r}")
        return self.ids.index(ids[0]), self.ids.index(ids[1])

    def check_counts(self, data: Data, deck: Data) -> None:
        """The deck has as many cards as it says, so has the box, and there are enough to deal."""  # E1
        in_deck = sum([int(count) for count in self.copies])
        if deck.number("cards", 1, 1000) != in_deck:
            raise deck.wrong("cards", f"says {deck.values['cards']}, but {in_deck} cards are listed")
        ordinary = sum([int(self.copies[kind]) for kind in range(self.eyes, self.kinds)])
        wanted = int(self.hand) * self.seats[1]
        if ordinary < wanted:
            raise deck.wrong("cards", f"must leave {wanted} cards to deal without the eye cards, not {ordinary}")
        box = data.section("box")
        box.only("cards", "chupinazo", "cabestros")
        chupinazo = box.number("chupinazo", self.seats[1], MOST_COPIES)
        others = chupinazo + box.number("cabestros", 1, 1) + len(self.locations) + len(self.objects) * self.seats[1]
        if box.number("cards", 1, 1000) != in_deck + others:
            raise box.wrong("cards", f"says {box.values['cards']}, but {in_deck + others} cards are listed")

    def is_eye(self, kind: i64) -> bool:
        return kind < self.eyes

    def is_bull(self, kind: i64) -> bool:
        return kind < self.first[FALL]


def read_seats(data: Data) -> tuple[int, int]:
    seats = data.get("seats")
    if isinstance(seats, list) and len(seats) == 2:
        low, high = seats
        if isinstance(low, int) and isinstance(high, int) and 2 <= low <= high <= MOST_SEATS:
            return low, high
    raise data.wrong("seats", f"must be [fewest, most], from 2 to {MOST_SEATS}, not {seats!r}")


def read_locations(table: Data) -> list[str]:
    table.only("locations")
    names = table.texts("locations")
    if not 3 <= len(names) <= MOST_LOCATIONS or len(set(names)) != len(names):
        raise table.wrong("locations", f"must be 3 to {MOST_LOCATIONS} different locations, not {names!r}")
    return names


def read_objects(table: Data) -> list[str]:
    ids = list(table.values)
    if not 1 <= len(ids) <= MOST_OBJECTS or len({table.text(id) for id in ids}) != len(ids):
        raise table.wrong("", f"must have 1 to {MOST_OBJECTS} different objects")
    return ids


def read_ends(table: Data) -> list[str]:
    table.only("reasons")
    reasons = table.texts("reasons")
    if reasons != ["arrival", "last-runner", "all-expelled"]:
        raise table.wrong("reasons", 'must be ["arrival", "last-runner", "all-expelled"]: the rules know these')
    return reasons
