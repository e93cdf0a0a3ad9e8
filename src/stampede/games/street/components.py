"""The box: cards and objectives, read from components.toml and checked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.bits import BIT, MOST_BITS
from stampede.core.data import Data

MOST_SEATS: Final = 6
MOST_CARDS: Final = 250  # of all kinds together: a place counts them in bytes
LONGEST_RACE: Final = 1000
MOST_TURNS: Final = 9
ANY: Final = "any"
NOTHING: Final = -1  # no vehicle, no trick

# The objectives of components.toml (S21), and the equally hard ones that they stand for unless a table wants mixed ones
# (S2). Those are not in components.toml: records carry its digest, and old ones must still be read.
MIXED_DAY: Final = [94, 96, 97, 99, 101, 103, 104, 106]
MIXED_NIGHT: Final = [144, 146, 147, 149, 151, 153, 154, 156]
EVEN_DAY: Final = [91, 92, 93, 95, 96, 97, 98, 100]
EVEN_NIGHT: Final = [141, 142, 143, 145, 146, 147, 148, 150]

# Which distances the objectives stand for, added up: those of the night side, and the equally hard ones.
AT_NIGHT: Final = 1
EVENED: Final = 2

# What a card is.
VEHICLE: Final = 0
DISTANCE: Final = 1
TRICK: Final = 2
COUNTER: Final = 3
INVINCIBLE: Final = 4
HAND_SWAP: Final = 5
POLICE: Final = 6


class Box:
    """The components as tables for the engine. A kind is a card's number; each group is a block of kinds."""

    def __init__(self, data: Data) -> None:
        data.only(
            "rules",
            "seats",
            "hand",
            "plays",
            "cards",
            "vehicles",
            "distances",
            "tricks",
            "counters",
            "invincible",
            "specials",
            "objectives",
            "rebuilds",
            "ends",
        )
        self.rules: Final = data.number("rules", 1, 10**6)
        self.digest: Final = data.digest()
        self.seats: Final = data.seats(MOST_SEATS)
        self.hand: Final[i64] = data.number("hand", 3, 20)
        self.plays: Final[i64] = data.number("plays", 1, 5)
        self.end_reasons: Final = read_ends(data.section("ends"))
        rebuilds = data.section("rebuilds")
        rebuilds.only("usual", "fewest", "most")
        self.fewest_rebuilds: Final = rebuilds.number("fewest", 0, 1000)
        self.most_rebuilds: Final = rebuilds.number("most", self.fewest_rebuilds, 1000)
        self.rebuilds: Final = rebuilds.number("usual", self.fewest_rebuilds, self.most_rebuilds)

        self.names: Final[list[str]] = []
        self.group: vec[i64] = vec[i64]()  # by kind
        self.copies: vec[i64] = vec[i64]()  # by kind
        vehicles = read_counts(data.section("vehicles"))
        self.first_vehicle: Final[i64] = self.add(VEHICLE, vehicles)
        distances = read_distances(data.section("distances"))
        self.first_distance: Final[i64] = self.add(DISTANCE, {f"{km}km": cards for km, cards in distances.items()})
        tricks = data.section("tricks")
        self.first_trick: Final[i64] = self.add(
            TRICK, {name: tricks.section(name).number("cards", 0, MOST_CARDS) for name in tricks.values}
        )
        counters = read_counts(data.section("counters"))
        self.first_counter: Final[i64] = self.add(COUNTER, counters)
        invincible = read_invincible(data.section("invincible"))
        self.first_invincible: Final[i64] = self.add(INVINCIBLE, dict.fromkeys(invincible, 1))
        specials = data.section("specials")
        specials.only("hand-swap", "police")
        self.hand_swap: Final[i64] = self.add(HAND_SWAP, {"hand-swap": specials.number("hand-swap", 0, MOST_CARDS)})
        self.police: Final[i64] = self.add(POLICE, {"police": specials.number("police", 0, MOST_CARDS)})
        self.kinds: Final[i64] = len(self.names)
        self.kind_of: Final = {name: kind for kind, name in enumerate(self.names)}
        check_total(data, self.names, self.copies, int(self.hand) * self.seats[1])
        self.cards: Final = sum([int(cards) for cards in self.copies])

        self.km: vec[i64] = self.by_kind()  # of a distance
        for km in distances:
            self.km[self.kind_of[f"{km}km"]] = km
        self.shields: Final[i64] = len(invincible)  # kinds of Invincible
        self.turns: vec[i64] = (
            self.by_kind()
        )  # how long a trick blocks (0: waiting does not help) or an Invincible protects
        for name, turns in invincible.items():
            self.turns[self.kind_of[name]] = turns
        self.changing: vec[i64] = self.by_kind()  # of a trick: 1 where another vehicle ends it
        # Kinds as bits, for sorting out many at once.
        self.grouped: vec[i64] = vec[i64]([0 for _ in range(POLICE + 1)])  # by group
        for kind in range(self.kinds):
            self.grouped[self.group[kind]] |= BIT[kind]
        self.for_others: Final[i64] = self.grouped[TRICK] | self.grouped[HAND_SWAP] | self.grouped[POLICE]
        self.tricks_for: vec[i64] = self.by_kind()  # of a vehicle: the tricks that fit it
        self.remedies: vec[i64] = self.by_kind()  # of a trick: its counter-tricks
        for name in tricks.values:
            self.read_trick(tricks.section(name), self.kind_of[name], list(vehicles), list(counters))
        self.day: Final = read_objectives(data.section("objectives"), "day", "night", self.seats[1])
        self.night: Final = read_objectives(data.section("objectives"), "night", "day", self.seats[1])
        self.objectives: Final[i64] = len(self.day)
        self.has_even: Final = len(self.day) == len(EVEN_DAY)  # with more or fewer objectives there are only its own
        self.is_mixed: Final = self.day == MIXED_DAY and self.night == MIXED_NIGHT
        even = EVEN_DAY + EVEN_NIGHT if self.has_even else []
        # For the engine, in one row: by day, at night, and the equally hard ones by day and at night.
        self.distances: vec[i64] = vec[i64](self.day + self.night + even)
        self.nearest: vec[i64] = vec[i64]([min(race) for race in (self.day, self.night, EVEN_DAY, EVEN_NIGHT)])
        self.longest: Final[i64] = max(distances, default=0)  # of the cards

    def add(self, group: int, counts: dict[str, int]) -> int:
        """Appends a block of kinds and returns the first."""
        first = len(self.names)
        for name, cards in counts.items():
            self.names.append(name)
            self.group = append(self.group, i64(group))
            self.copies = append(self.copies, i64(cards))
        return first

    def by_kind(self) -> vec[i64]:
        return vec[i64]([0 for _ in range(self.kinds)])

    def read_trick(self, table: Data, trick: int, vehicles: list[str], counters: list[str]) -> None:
        table.only("cards", "fits", "cured_by", "turns", "change")
        self.turns[trick] = table.number("turns", 0, MOST_TURNS)
        change = table.get("change")
        if not isinstance(change, bool):
            raise table.wrong("change", f"must be true or false, not {change!r}")
        self.changing[trick] = 1 if change else 0
        fits = table.texts("fits")
        for name in vehicles if fits == [ANY] else fits:
            if name not in vehicles:
                raise table.wrong("fits", f'must be ["any"] or vehicles ({", ".join(vehicles)}), not {name!r}')
            self.tricks_for[self.kind_of[name]] |= BIT[trick]
        for name in table.texts("cured_by"):
            if name not in counters:
                raise table.wrong("cured_by", f"must be counter-tricks ({', '.join(counters)}), not {name!r}")
            self.remedies[trick] |= BIT[self.kind_of[name]]

    def fits(self, trick: i64, vehicle: i64) -> bool:  # S9
        return self.tricks_for[vehicle] >> trick & 1 != 0

    def cures(self, counter: i64, trick: i64) -> bool:  # S10
        return self.remedies[trick] >> counter & 1 != 0

    def change_ends(self, trick: i64) -> bool:
        """Whether playing another vehicle ends the trick."""  # S11
        return self.changing[trick] != 0

    def objective_names(self) -> list[str]:
        """Each objective card by its two sides, whatever it stands for."""
        return [f"{day}/{night}" for day, night in zip(self.day, self.night, strict=True)]


def read_counts(table: Data) -> dict[str, int]:
    return {name: table.number(name, 0, MOST_CARDS) for name in table.values}


def read_distances(table: Data) -> dict[int, int]:
    """Cards by kilometres, ascending."""
    for key in table.values:
        if not key.isdecimal() or not 1 <= int(key) <= LONGEST_RACE:
            raise table.wrong(key, f"is no distance: kilometres are a whole number from 1 to {LONGEST_RACE}")
    return {km: table.number(str(km), 0, MOST_CARDS) for km in sorted(int(key) for key in table.values)}


def read_invincible(table: Data) -> dict[str, int]:
    return {name: table.number(name, 1, MOST_TURNS) for name in table.values}


def check_total(data: Data, names: list[str], copies: vec[i64], dealt: int) -> None:
    for name in names:
        if names.count(name) > 1:
            raise data.wrong("cards", f"must have names of their own: there are two {name}")
    if len(names) > MOST_BITS:
        raise data.wrong("cards", f"must be of at most {MOST_BITS} kinds, not {len(names)}")
    total = sum([int(cards) for cards in copies])
    said = data.number("cards", 1, MOST_CARDS)
    if said != total:
        raise data.wrong("cards", f"says {said}, but {total} cards are listed")
    if total < dealt:
        raise data.wrong("cards", f"must be at least {dealt}: so many are dealt to a full table")


def read_objectives(table: Data, side: str, other: str, seats: int) -> list[int]:
    """The distances on one side of the objectives."""
    table.only(side, other)
    value = table.get(side)
    right = isinstance(value, list) and all(isinstance(km, int) and 1 <= km <= LONGEST_RACE for km in value)
    if not isinstance(value, list) or not right or sorted(set(value)) != value or len(value) < seats:
        raise table.wrong(side, f"must be {seats} or more rising kilometres from 1 to {LONGEST_RACE}, not {value!r}")
    others = table.get(other)
    if not isinstance(others, list) or len(others) != len(value):
        raise table.wrong(other, f"must have one distance for each of the {len(value)} on side {side}")
    return [int(km) for km in value]


def read_ends(table: Data) -> list[str]:
    table.only("reasons")
    reasons = table.texts("reasons")
    if reasons != ["exact", "last-left", "rebuilds"]:
        raise table.wrong("reasons", 'must be ["exact", "last-left", "rebuilds"]: the rules know these')
    return reasons
