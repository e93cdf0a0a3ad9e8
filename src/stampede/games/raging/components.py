"""The box: posts, fields, a player's sheet and the points, read from components.toml and checked."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from stampede.core.data import Data
from stampede.core.rng import Rng
from stampede.games.raging.challenges import read_challenges
from stampede.games.raging.fields import Field, Recipe, Spots, is_playable, random_field, touch
from stampede.games.raging.geometry import INTERSECTIONS, LINES, NUMBERS, Ground

MOST_SEATS: Final = 4
MOST_MALLETS: Final = 9
MOST_BOXES: Final = 3  # two bits for each number
MOST_POINTS: Final = 99
MOST_PONDS: Final = 4

# What a table can choose besides the named fields.
RANDOM: Final = "random"
DAY: Final = "day"
FIRST_CHOICE: Final = "duckpond-meadow"

FIELD_NAME: Final = re.compile("^[a-z][a-z-]*$")
SPOT: Final = re.compile(r"^(\d),(\d)$")
FIELDS_KEPT: Final = 64  # random fields that are cached


class Points:
    """What everything scores."""

    def __init__(self, table: Data) -> None:
        table.only(
            "isolated", "couple", "prize", "prize_shed", "sheep", "sheep_shed", "mallet", "post", "escaped"
        )  # fmt: skip
        self.isolated: Final[i64] = table.number("isolated", 0, MOST_POINTS)
        self.couple: Final[i64] = table.number("couple", 0, MOST_POINTS)
        self.prize: Final[i64] = table.number("prize", 0, MOST_POINTS)
        self.prize_shed: Final[i64] = table.number("prize_shed", 0, MOST_POINTS)
        self.sheep: Final[i64] = table.number("sheep", 0, MOST_POINTS)
        self.sheep_shed: Final[i64] = table.number("sheep_shed", 0, MOST_POINTS)
        self.mallet: Final[i64] = table.number("mallet", 0, MOST_POINTS)
        self.post: Final[i64] = table.number("post", 0, MOST_POINTS)
        self.escaped: Final[i64] = table.number("escaped", 0, MOST_POINTS)


class Box:
    """The components, ready for the engine."""

    def __init__(self, data: Data, challenges: Data) -> None:
        data.only("rules", "seats", "posts", "sheet", "score", "fields", "random", "ends")
        self.rules: Final = data.number("rules", 1, 10**6)
        self.digest: Final = data.digest()
        self.seats: Final = data.seats(MOST_SEATS, fewest=1)
        self.ground: Final = Ground(read_numbers(data.section("posts")))
        sheet = data.section("sheet")
        sheet.only("mallets", "boxes", "choose", "stands")
        self.mallets: Final[i64] = sheet.number("mallets", 1, MOST_MALLETS)
        self.boxes: Final[i64] = sheet.number("boxes", 1, MOST_BOXES)
        self.choose: Final[i64] = sheet.number("choose", 1, NUMBERS)
        self.stands: Final[i64] = sheet.number("stands", int(self.choose), NUMBERS)
        self.points: Final = Points(data.section("score"))
        self.fields: Final = read_fields(data.section("fields"), self.ground)
        self.recipes: Final = read_recipes(data.section("random"))
        self.end_reasons: Final = read_ends(data.section("ends"))
        self.challenges: Final = read_challenges(challenges, self.digest)

    def field(self, name: str, difficulty: str, seed: int, rng: Rng) -> Field:
        """A named field, the random field with this seed, or, if the seed is 0, one drawn by the match."""  # R2
        if name in self.fields:
            return self.fields[name]
        title = f"{name}-{difficulty}"
        if seed == 0:
            return random_field(self.ground, title, self.recipes[difficulty], rng)
        key = f"{self.digest} {title} {seed}"
        known = FIELDS.get(key)
        if known is None:
            source = Rng.free(f"raging field {difficulty} {seed}")
            known = random_field(self.ground, title, self.recipes[difficulty], source)
            keep(key, known)
        return known

    def medals(self, field: Field, closed: bool, recycles: bool) -> list[int]:
        """The scores for bronze, silver and gold; none if an option changes the rules."""
        if closed or not recycles:
            return []
        name = field.name
        if name.startswith(f"{DAY}-"):
            name = f"{RANDOM}{name[len(DAY) :]}"
        return self.challenges.get(name, [])

    def field_of(self, name: str, bulls: Spots, cows: Spots, ponds: Spots) -> Field:
        """The field in a view."""
        if name in self.fields:
            return self.fields[name]
        key = f"{self.digest} {name} {bulls} {cows} {ponds}"
        known = FIELDS.get(key)
        if known is None:
            known = Field(self.ground, name, bulls, cows, ponds)
            keep(key, known)
        return known


FIELDS: Final[dict[str, Field]] = {}  # cached, because making a field takes a while


def keep(key: str, field: Field) -> None:
    if len(FIELDS) >= FIELDS_KEPT:
        FIELDS.clear()
    FIELDS[key] = field


def read_numbers(table: Data) -> list[int]:
    table.only("numbers")
    numbers = table.get("numbers")
    wanted = list(range(1, NUMBERS + 1))
    if isinstance(numbers, list):
        found = [number for number in numbers if isinstance(number, int) and not isinstance(number, bool)]
        if len(found) == len(numbers) and sorted(found) == wanted:
            return found
    raise table.wrong("numbers", f"must hold each of {wanted} once, not {numbers!r}")


def read_fields(table: Data, ground: Ground) -> dict[str, Field]:
    fields: dict[str, Field] = {}
    for name in table.values:
        if not FIELD_NAME.match(name) or name in (RANDOM, DAY):
            raise table.wrong(
                name, "is not a name for a field: use small letters and hyphens, and neither random nor day"
            )
        entry = table.section(name)
        entry.only("bulls", "cows", "ponds")
        bulls = read_spots(entry, "bulls", LINES)
        cows = read_spots(entry, "cows", LINES)
        ponds = read_spots(entry, "ponds", LINES - 1)
        if not bulls:
            raise entry.wrong("bulls", "must name at least one bull")
        for cow in cows:
            if cow in bulls:
                raise entry.wrong("cows", f"has a cow on {cow[0]},{cow[1]}, where a bull stands")
        for index, pond in enumerate(ponds):
            if any(touch(pond, other) for other in ponds[:index]):
                raise entry.wrong("ponds", f"has a pond at {pond[0]},{pond[1]} that touches another one")
        field = Field(ground, name, bulls, cows, ponds)
        if not is_playable(ground, field, Rng.free(f"raging fences of {name}")):
            raise entry.wrong("bulls", "cannot all be isolated: no fences were found that do it")
        fields[name] = field
    if FIRST_CHOICE not in fields:
        raise table.wrong(FIRST_CHOICE, "is missing: it is played if nobody chooses a field")
    return fields


def read_spots(table: Data, key: str, most: int) -> Spots:
    spots: Spots = []
    for text in table.texts(key):
        found = SPOT.match(text)
        if found is None:
            raise table.wrong(key, f'has {text!r}: write "column,row"')
        spot = (int(found.group(1)), int(found.group(2)))
        if not (1 <= spot[0] <= most and 1 <= spot[1] <= most):
            raise table.wrong(key, f"has {text!r}: columns and rows are from 1 to {most}")
        if spot in spots:
            raise table.wrong(key, f"has {text!r} twice")
        spots.append(spot)
    return spots


def read_recipes(table: Data) -> dict[str, Recipe]:
    recipes: dict[str, Recipe] = {}
    for difficulty in table.values:
        entry = table.section(difficulty)
        entry.only("bulls", "cows", "ponds")
        recipes[difficulty] = Recipe(
            entry.number("bulls", 1, NUMBERS),
            entry.number("cows", 0, INTERSECTIONS // 4),
            entry.number("ponds", 0, MOST_PONDS),
        )
    if not recipes:
        raise table.wrong("easy", "is missing: random fields need a difficulty")
    return recipes


def read_ends(table: Data) -> list[str]:
    table.only("reasons")
    reasons = table.texts("reasons")
    if reasons != ["stopped", "mallets", "both"]:
        raise table.wrong("reasons", 'must be ["stopped", "mallets", "both"]: the rules know these')
    return reasons
