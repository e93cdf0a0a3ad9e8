"""The box: the town, the dice, the action cards and the destinations, read from components.toml and checked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.data import Data
from stampede.games.bulls.town import Town

FACES: Final = 6
MOST_SEATS: Final = 6
MOST_DAYS: Final = 3
MOST_RUNNERS: Final = 20
MOST_BULLS: Final = 30
MOST_TOKENS: Final = 9
MOST_CARDS: Final = 200

# What an action card does.
OWN_HERE: Final = 0  # rolls any of your runners in one roundabout
OWN: Final = 1  # rolls your runners, anywhere
THEIRS: Final = 2  # rolls an opponent's runners, anywhere
THEIRS_HERE: Final = 3  # rolls all of an opponent's runners in one roundabout
ALL_HERE: Final = 4  # rolls every runner in one roundabout
BULLS_HERE: Final = 5  # rolls all bulls in one roundabout
LOOSE_BULL: Final = 6  # brings a spare bull to a roundabout
ONE_BULL: Final = 7  # rolls a bull
LED_BULL: Final = 8  # moves a bull to a neighbouring roundabout
TOKEN: Final = 9  # places a direction token
CREW: Final = 10  # removes one
DRAW: Final = 11  # draws cards
POINTS: Final = 12  # gains points
EFFECTS: Final = [
    "own-here",
    "own",
    "theirs",
    "theirs-here",
    "all-here",
    "bulls-here",
    "loose",
    "bull",
    "lead",
    "sign",
    "crew",
    "draw",
    "points",
]


class Box:
    """The components as look-up tables for the engine."""

    def __init__(self, data: Data) -> None:
        data.only(
            "rules",
            "seats",
            "days",
            "hand",
            "bulls",
            "tokens",
            "colours",
            "runners",
            "town",
            "actions",
            "destinations",
            "ends",
        )
        self.rules: Final = data.number("rules", 1, 10**6)
        self.digest: Final = data.digest()
        self.seats: Final = data.seats(MOST_SEATS)
        self.days: Final[i64] = data.number("days", 1, MOST_DAYS)
        self.hand: Final[i64] = data.number("hand", 1, 9)
        self.tokens: Final[i64] = data.number("tokens", 1, MOST_TOKENS)
        self.colours: Final = read_colours(data, self.seats[1])
        self.colour_of: Final = {name: seat for seat, name in enumerate(self.colours)}
        self.runners: Final = read_runners(data.section("runners"), self.seats)
        self.town: Final = Town(data.section("town"))
        self.bulls: Final[i64] = data.number("bulls", int(self.town.width[0]) + 1, MOST_BULLS)
        self.end_reasons: Final = read_ends(data.section("ends"))

        # Action cards, by kind.
        self.names: Final[list[str]] = []
        self.copies: vec[i64] = vec[i64]()
        self.effect: vec[i64] = vec[i64]()
        self.amount: vec[i64] = vec[i64]()
        self.has_bull: Final[list[bool]] = []
        self.read_actions(data.section("actions"))
        self.kinds: Final[i64] = len(self.names)
        self.kind_of: Final = {name: kind for kind, name in enumerate(self.names)}
        self.cards: Final[i64] = sum([int(count) for count in self.copies])

        # Destinations, by kind.
        self.sights: Final[list[str]] = []
        self.sight_copies: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.more_runners: vec[i64] = vec[i64]()
        self.more_cards: vec[i64] = vec[i64]()
        self.read_destinations(data.section("destinations"))
        self.sight_of: Final = {name: kind for kind, name in enumerate(self.sights)}
        self.all_sights: Final = spread(self.sight_copies)

    def read_actions(self, table: Data) -> None:
        total = table.number("cards", 1, MOST_CARDS)
        for name in table.values:
            if name == "cards":
                continue
            card = table.section(name)
            card.only("copies", "effect", "amount", "bull")
            effect = card.text("effect")
            if effect not in EFFECTS:
                raise card.wrong("effect", f"must be one of {', '.join(EFFECTS)}, not {effect!r}")
            touches_bulls = EFFECTS.index(effect) in (BULLS_HERE, LOOSE_BULL, ONE_BULL, LED_BULL)
            if card.text("bull") != ("yes" if touches_bulls else "no"):
                raise card.wrong("bull", f'must be "yes" exactly on cards that affect bulls, and {effect} is not so')
            self.names.append(name)
            self.copies = append(self.copies, i64(card.number("copies", 1, MOST_CARDS)))
            self.effect = append(self.effect, i64(EFFECTS.index(effect)))
            self.amount = append(self.amount, i64(card.number("amount", 0, 99)))
            self.has_bull.append(touches_bulls)
        count = sum([int(copies) for copies in self.copies])
        if count != total:
            raise table.wrong("cards", f"says {total}, but the copies add up to {count}")

    def read_destinations(self, table: Data) -> None:
        total = table.number("cards", len(self.town.destinations), MOST_CARDS)
        for name in table.values:
            if name == "cards":
                continue
            card = table.section(name)
            card.only("copies", "points", "runners", "cards")
            self.sights.append(name)
            self.sight_copies = append(self.sight_copies, i64(card.number("copies", 1, MOST_CARDS)))
            self.points = append(self.points, i64(card.number("points", 0, 99)))
            self.more_runners = append(self.more_runners, i64(card.number("runners", -9, 9)))
            self.more_cards = append(self.more_cards, i64(card.number("cards", 0, 9)))
        count = sum([int(copies) for copies in self.sight_copies])
        if count != total:
            raise table.wrong("cards", f"says {total}, but the copies add up to {count}")

    def most_runners(self, seats: int) -> int:
        """The most runners a player can have on a day: the usual number, and all that destinations can add."""
        added = [int(copies * max(more, 0)) for copies, more in zip(self.sight_copies, self.more_runners, strict=True)]
        return int(self.runners[seats]) + sum(added)


def read_colours(data: Data, seats: int) -> list[str]:
    colours = data.texts("colours")
    if len(colours) < seats or len(set(colours)) != len(colours):
        raise data.wrong("colours", f"must name a colour of its own for each of {seats} seats")
    if any(len(colour.split()) != 1 for colour in colours):
        raise data.wrong("colours", "must be single words: moves are written with them")
    return colours[:seats]


def read_runners(table: Data, seats: tuple[int, int]) -> list[int]:
    """Runners per player, by number of seats."""
    counts = range(seats[0], seats[1] + 1)
    table.only(*[str(count) for count in counts])
    return [table.number(str(count), 1, MOST_RUNNERS) if count in counts else 0 for count in range(MOST_SEATS + 1)]


def read_ends(table: Data) -> list[str]:
    table.only("reasons")
    reasons = table.texts("reasons")
    if reasons != ["days"]:
        raise table.wrong("reasons", 'must be ["days"]: the rules know this one')
    return reasons


def spread(copies: vec[i64]) -> vec[i64]:
    """Each kind, once per copy."""
    kinds = vec[i64]()
    for kind in range(i64(len(copies))):
        for _ in range(copies[kind]):
            kinds = append(kinds, kind)
    return kinds
