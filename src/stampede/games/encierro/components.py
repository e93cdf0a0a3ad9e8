"""The box: course, objects and cards, read from components.toml and checked."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.bits import MOST_BITS
from stampede.core.data import Data

MOST_SEATS: Final = 5
MOST_LOCATIONS: Final = 12
MOST_OBJECTS: Final = 8
MOST_COPIES: Final = 12
MOST_IN_HAND: Final = 8
MOST_KINDS: Final = MOST_BITS  # a hand is noted as a mask

# What a card does. Cards of one group lie side by side among the kinds; eye cards come first.
GROUPS: Final = [
    *("bulls", "falls", "bull_shields", "fall_shields", "turning"),
    *("lose_near", "lose_anyone", "lose_card", "steal", "barrier", "cancel"),
    *("advance", "boost", "swap", "recover", "cape", "grip", "shoes"),
]
# Groups the rules tell apart. The others have one kind, which the box knows by name.
LOSE_NEAR: Final = 5
LOSE_ANYONE: Final = 6
LOSE_CARD: Final = 7
STEAL: Final = 8
OF_ONE_KIND: Final = ["turning", *GROUPS[STEAL + 1 :]]

NO_CARD: Final = -1

# The cards that are in no group.
CHUPINAZO: Final = "chupinazo"
CABESTROS: Final = "cabestros"
OTHER_CARDS: Final = (CHUPINAZO, CABESTROS)


class Box:
    """The components as tables for the engine. A kind is a card of which there may be several copies."""

    def __init__(self, data: Data) -> None:
        data.only("rules", "seats", "hand", "box", "course", "objects", "deck", "ends")
        self.rules: Final = data.number("rules", 1, 10**6)
        self.digest: Final = data.digest()
        self.seats: Final = data.seats(MOST_SEATS)
        self.hand: Final[i64] = data.number("hand", 1, MOST_IN_HAND)
        self.names: Final[dict[str, str]] = {}  # by id: as printed on cards, objects and locations
        self.locations: Final = self.read_locations(data.section("course"))
        self.goal: Final[i64] = len(self.locations)  # E2: the location that wins
        self.objects: Final = self.read_objects(data.section("objects"))
        self.end_reasons: Final = read_ends(data.section("ends"))

        deck = data.section("deck")
        deck.only("cards", "pair", *GROUPS)
        self.ids: Final[list[str]] = []  # by kind
        self.copies: vec[i64] = vec[i64]()  # by kind
        self.group: vec[i64] = vec[i64]()  # by kind
        first: dict[str, i64] = {}  # by group: its first kind
        for group, key in enumerate(GROUPS):
            first[key] = len(self.ids)
            self.read_group(deck.section(key), group)
        if len(self.ids) > MOST_KINDS:
            raise deck.wrong("cards", f"must be of {MOST_KINDS} kinds at most, not {len(self.ids)}")
        self.kinds: Final[i64] = len(self.ids)
        self.kind_of: Final = {id: kind for kind, id in enumerate(self.ids)}
        self.falls: Final = first["falls"]  # the kinds below are bulls
        self.eyes: Final = first["bull_shields"]  # the kinds below are eye cards
        self.fall_shields: Final = first["fall_shields"]
        self.turning: Final = first["turning"]
        self.attacks: Final = first["lose_near"]  # from here to Desde la barrera
        self.barrier: Final = first["barrier"]
        self.cancel: Final = first["cancel"]
        self.advance: Final = first["advance"]
        self.boost: Final = first["boost"]
        self.swap: Final = first["swap"]
        self.recover: Final = first["recover"]
        self.specials: Final = first["cape"]  # from here to the last kind
        self.cape: Final = first["cape"]
        self.grip: Final = first["grip"]
        self.shoes: Final = first["shoes"]
        pair = self.read_pair(deck)
        self.patron: Final[i64] = pair[0]
        self.hemingway: Final[i64] = pair[1]
        self.check_counts(data, deck)

    def read_locations(self, table: Data) -> list[str]:
        """Their ids: the box names locations without giving them keys, so the name is turned into one."""
        table.only("locations")
        names = table.texts("locations")
        ids = [id_from(name) for name in names]
        if not 3 <= len(ids) <= MOST_LOCATIONS or len(set(ids)) != len(ids):
            raise table.wrong("locations", f"must be 3 to {MOST_LOCATIONS} different locations, not {names!r}")
        self.names.update(zip(ids, names, strict=True))
        return ids

    def read_objects(self, table: Data) -> list[str]:
        ids = list(table.values)
        if not 1 <= len(ids) <= MOST_OBJECTS or len({table.text(id) for id in ids}) != len(ids):
            raise table.wrong("", f"must have 1 to {MOST_OBJECTS} different objects")
        for id in ids:
            self.take_id(table, id, table.text(id))
        return ids

    def take_id(self, table: Data, id: str, name: str) -> None:
        """Notes the printed name of a card or object; neither id nor name may be taken."""
        if name in self.names.values():
            raise table.wrong(id, f"must have a name of its own: {name!r} is taken")
        if id in self.names or id in OTHER_CARDS:
            raise table.wrong(id, "must have a key of its own")
        self.names[id] = name

    def read_group(self, table: Data, group: int) -> None:
        only_one = GROUPS[group] in OF_ONE_KIND
        if not table.values or (only_one and len(table.values) != 1):
            wanted = "one card" if only_one else "at least one card"
            raise table.wrong("", f"must have {wanted}, not {len(table.values)}")
        for id in table.values:
            card = table.section(id)
            card.only("name", "count")
            self.take_id(table, id, card.text("name"))
            self.ids.append(id)
            self.copies = append(self.copies, i64(card.number("count", 0, MOST_COPIES)))
            self.group = append(self.group, i64(group))

    def read_pair(self, deck: Data) -> tuple[int, int]:
        """Two different shields."""  # E19
        ids = deck.texts("pair")
        shields = self.ids[int(self.eyes) : int(self.turning)]
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
        return kind < self.falls

    def is_special(self, kind: i64) -> bool:
        return kind >= self.specials

    def costs_object(self, attack: i64) -> bool:
        """Whether an attack makes its victim lose an object."""  # E14
        return self.group[attack] == LOSE_NEAR or self.group[attack] == LOSE_ANYONE

    def first_shield(self, eye: i64) -> i64:
        """The first kind of shield that repels the eye card."""
        return self.eyes if self.is_bull(eye) else self.fall_shields

    def after_shields(self, eye: i64) -> i64:
        """The kind after the last shield that repels the eye card."""
        return self.fall_shields if self.is_bull(eye) else self.turning

    def saves_from(self, eye: i64) -> i64:
        """The special object that saves from the eye card."""  # E17
        return self.cape if self.is_bull(eye) else self.grip


def id_from(name: str) -> str:
    """A printed name as a key: "Plaza de Toros" is `plaza-de-toros`, "Callejón" is `callejon`."""
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode()
    return "-".join(plain.lower().split())


def read_ends(table: Data) -> list[str]:
    table.only("reasons")
    reasons = table.texts("reasons")
    if reasons != ["arrival", "last-runner", "all-expelled"]:
        raise table.wrong("reasons", 'must be ["arrival", "last-runner", "all-expelled"]: the rules know these')
    return reasons
