"""Positions where a good player doesn't hesitate, at least ten a game, with the reason that a hint gives.

The best action wins, saves the game, or is worth clearly more; some others only put off what it does at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import games.bulls.positions as town
import games.encierro.positions as course
import games.primes.positions as snake
import games.raging.positions as meadow
import games.street.positions as road
from stampede.core.events import Fact as Value
from stampede.core.game import State

Rider = road.Rider
FAR = Rider("1km 1km 2km 3km 20km", km=20, vehicle="scooter", goal=106)  # an opponent who is no danger yet
NEAR = Rider("1km 1km 2km 3km 20km 7km 8km 10km", km=86, vehicle="scooter", goal=106)  # one who may win next turn
SEA = ["casino", "china-shop", "restaurant", "bank", "festival"]


class Fact(NamedTuple):
    """Its kind, and what it says, as far as that rests on the position alone."""

    kind: str
    facts: dict[str, Value]


def fact(kind: str, **facts: Value) -> Fact:
    return Fact(f"advice-{kind}", facts)


@dataclass(frozen=True)
class Puzzle:
    """A position, the best action of the seat that owes a decision, and the first fact that speaks for it."""

    game: str
    make: Callable[[], State]
    best: str
    fact: Fact

    def __str__(self) -> str:
        return f"{self.game}: {self.best}"


def street(hand: str, km: int, best: str, fact: Fact, other: Rider = NEAR, **own: str) -> Puzzle:
    rider = Rider(hand, km=km, goal=101, **{"vehicle": "bmx", **own})  # type: ignore[arg-type]
    return Puzzle("street", lambda: road.race(rider, other), best, fact)


def encierro(make: Callable[[], course.Table], best: str, fact: Fact) -> Puzzle:
    return Puzzle("encierro", lambda: make().race, best, fact)


def primes(make: Callable[[], snake.Table], best: str, fact: Fact) -> Puzzle:
    return Puzzle("primes", lambda: make().race, best, fact)


def raging(make: Callable[[], meadow.Table], best: str, fact: Fact) -> Puzzle:
    return Puzzle("raging", lambda: make().pasture, best, fact)


def bulls(make: Callable[[], town.Table], best: str, fact: Fact) -> Puzzle:
    return Puzzle("bulls", lambda: make().position, best, fact)


STREET = [
    street("5km 20km cramp dodge figure", 96, "ride 5", fact("win", goal=101)),
    street("10km 10km cramp dodge figure", 81, "ride 10", fact("then-win", rest=10)),
    street("8km 7km 3km 5km dodge", 93, "ride 8", fact("win", goal=101)),
    street("1km 20km 20km dodge figure", 100, "ride 1", fact("win", goal=101)),
    street(
        "spare-wheel 5km dodge figure cramp",
        96,
        "counter spare-wheel",
        fact("counter", trick="broken-wheel"),
        trick="broken-wheel",
    ),
    street(
        "scooter 5km dodge figure cramp",
        96,
        "mount scooter",
        fact("escape", trick="broken-wheel"),
        trick="broken-wheel",
    ),
    street("water-bottle 20km dodge figure", 81, "counter water-bottle", fact("counter", trick="cramp"), trick="cramp"),
    street("scooter 10km dodge figure cramp", 91, "mount scooter", fact("mount"), vehicle=""),
    street("20km 20km 20km 20km 20km 20km 20km 20km", 95, "discard 20km", fact("too-far", card="20km", rest=6), FAR),
    street("2km 20km 20km dodge figure", 99, "ride 2", fact("win", goal=101)),
    street("7km 7km 20km dodge figure", 87, "ride 7", fact("then-win", rest=7)),
]


def hit(locations: list[int], eye: str, hand: str = "", **more: object) -> course.Table:
    return course.table(locations, {0: hand}, **more).draw(eye)  # type: ignore[arg-type]


ENCIERRO = [
    encierro(
        lambda: course.table([6, 5], {0: "avanzar kilikis"}), "advance", fact("arrive", location="plaza-de-toros")
    ),
    encierro(
        lambda: course.table([5, 5], {0: "avanzar carrera"}),
        "sprint carrera",
        fact("arrive", location="plaza-de-toros"),
    ),
    encierro(
        lambda: course.table([5, 5], {0: "patron hemingway"}),
        "sprint patron",
        fact("arrive", location="plaza-de-toros"),
    ),
    encierro(lambda: course.table([5, 6], {0: "avanzar zapatillas"}), "lay zapatillas", fact("lay", card="zapatillas")),
    encierro(
        lambda: course.table([5, 5], {0: "avanzar"}, special={0: "zapatillas"}),
        "sprint zapatillas",
        fact("arrive", location="plaza-de-toros"),
    ),
    encierro(
        lambda: course.table([3, 1], {0: "kilikis recorte"}, objects={1: "ropa"}),
        "attack kilikis 2",
        fact("object", victim=1, location="cuesta-de-santo-domingo", objects=1),
    ),
    encierro(lambda: hit([1, 3], "chulin", "recorte", objects={0: "ropa"}), "shield recorte", fact("repel", objects=1)),
    encierro(lambda: hit([1, 3], "selfie", "zaldiko", objects={0: "ropa"}), "shield zaldiko", fact("repel", objects=1)),
    encierro(lambda: hit([3, 1], "chulin", "volteado", objects={1: "ropa"}), "send 2", fact("repel", objects=5)),
    encierro(
        lambda: hit([3, 5], "chulin", objects={0: "ropa"}), "back", fact("back", location="plaza-del-ayuntamiento")
    ),
    encierro(
        lambda: course.table([3, 1], {0: "kilikis", 1: "otra recorte"}, objects={1: "ropa"}).play("attack kilikis 2"),
        "cancel",
        fact("repel", objects=1),
    ),
    encierro(
        lambda: course.table([1, 3], {0: "avanzar"}, pile="otra").draw("otra"),
        "advance",
        fact("get-away"),
    ),
    encierro(
        lambda: course.table([6, 5], {0: "recorte avanzar otra zaldiko"}),
        "advance",
        fact("arrive", location="plaza-de-toros"),
    ),
]


def alone_against(square: int, hand: list[str], rivals: list[int], theirs: list[str]) -> snake.Table:
    """Four seats with one meeple each; the second seat holds cards, and the last two hold nothing that matters."""
    squares = [[square], *([rival] for rival in rivals)]
    return snake.Table(snake.race(squares, {0: hand, 1: theirs, 2: ["1[2]"], 3: ["1[3]"]}))


def all_passed() -> snake.Table:
    """The other has passed, nothing is left to draw, and the seat is ahead."""
    game = snake.Table(snake.race([[95, 95, 95], [90, 95, 95]], {0: ["9[97]", "4[7]"], 1: ["5[5]"]}, pile=0))
    game.race.passes = 1
    return game


PRIMES = [
    primes(
        lambda: alone_against(92, ["8[89]", "9[97]"], [50, 51, 52], ["5[2]"]),
        "run 8[89]",
        fact("run-wins", number=8, cards=1, moves=1),
    ),
    primes(
        lambda: alone_against(92, ["4[2]", "4[2]", "9[97]"], [50, 51, 52], ["5[2]"]),
        "run 4[2]",
        fact("run-wins", number=4, cards=2, moves=1),
    ),
    primes(
        lambda: alone_against(92, ["4[2]", "4[2]", "9[97]"], [50, 51, 52], ["5[2]"]).play("run 4[2]"),
        "run 4[2]",
        fact("run-wins", number=4, cards=1, moves=1),
    ),
    primes(
        lambda: alone_against(92, ["8[89]", "9[97]"], [50, 51, 52], ["5[2]"]).play("run 8[89]"),
        "move 92",
        fact("move-wins", sum=8, moves=1),
    ),
    primes(
        lambda: alone_against(92, ["5[5]", "8[89]", "9[97]"], [5, 51, 52], ["5[2]"]).play(
            "trip 5", "lay 5[5]", "run 8[89]"
        ),
        "use 8",
        fact("use-wins", sum=8, moves=1),
    ),
    primes(
        lambda: alone_against(92, ["1[2 2 2]", "8[2 2 2]"], [8, 51, 52], ["5[2]"]).play("trip 8"),
        "lay 8[2 2 2]",
        fact("trip-wins", sum=8, meeples=1),
    ),
    primes(
        lambda: alone_against(50, ["9[97]", "8[7]"], [97, 2, 3], ["3[2]"]),
        "trip 97",
        fact("trip", square=97, to=88, sum=9, meeples=1),
    ),
    primes(
        lambda: alone_against(60, ["9[3 3]", "9[11]"], [99, 2, 3], ["1[5]"]),
        "trip 99",
        fact("trip", square=99, to=81, sum=18, meeples=1),
    ),
    primes(all_passed, "pass", fact("pass-ends", result="win")),
    primes(
        lambda: alone_against(97, ["3[2]", "9[97]", "8[7]"], [99, 51, 52], ["1[5]"]),
        "run 3[2]",
        fact("run-wins", number=3, cards=1, moves=1),
    ),
    primes(
        lambda: alone_against(99, ["1[7]", "9[97]", "8[7]"], [98, 51, 52], ["2[5]"]),
        "run 1[7]",
        fact("run-wins", number=1, cards=1, moves=1),
    ),
]

SQUARE = meadow.SQUARE
RAGING = [
    raging(lambda: meadow.table("3,3", fences=SQUARE), "stop", fact("stop", now=35, gain=2, sign="less")),
    raging(lambda: meadow.table("4,4", fences=SQUARE), "stop", fact("stop", now=35, gain=2, sign="less")),
    raging(lambda: meadow.table("3,3"), "roll", fact("roll", now=6)),
    raging(lambda: meadow.table("3,3 6,6"), "roll", fact("roll", now=3)),
    raging(lambda: meadow.table("3,3", fences=SQUARE[:3]), "roll", fact("roll", now=6, gain=29, sign="more")),
    raging(
        lambda: meadow.table("3,3", fences=SQUARE[:3]).dice(3, 4, 1),
        "fence S1-W4",
        fact("isolates", before=6, after=38, count=1),
    ),
    raging(
        lambda: meadow.table("4,4", fences=SQUARE[:3]).dice(3, 4, 1),
        "fence S1-W4",
        fact("isolates", before=6, after=38, count=1),
    ),
    raging(
        lambda: meadow.table("3,3", cows="4,4", fences=(*SQUARE, "S2-W6", "N6-S5", "N2-W5", "N5-S6")).dice(2, 2, 3),
        "mallet",
        fact("mallet", fences=1),
    ),
    raging(
        lambda: meadow.table("3,3", fences=SQUARE).marks(1, 2, 3).dice(4, 5, 6).play("mallet"),
        "shed bull",
        fact("shed", rosettes=4, sheep=0),
    ),
    raging(
        lambda: meadow.table("1,1", fences=SQUARE).marks(1, 2, 3).dice(4, 5, 6).play("mallet"),
        "shed sheep",
        fact("shed", rosettes=0, sheep=4),
    ),
    raging(
        lambda: meadow.table("3,3", fences=SQUARE[1:]).dice(3, 4, 1),
        "fence N4-W1",
        fact("isolates", before=6, after=38, count=1),
    ),
]


def last_step(runners: dict[int, list[str]], bulls: list[str], cards: list[str], **more: object) -> town.Table:
    """The last cards of the last day; the other player has a card that can do nothing."""
    hands = {0: cards, 1: ["road-crew"]}
    position = town.holiday(runners, bulls, hands, day=3, sights=SEA, **more)  # type: ignore[arg-type]
    return town.Table(position)


BULLS = [
    bulls(
        lambda: last_step({0: ["C4 1"], 1: ["C4 1"]}, [], ["souvenir", "guidebook"]),
        "play souvenir",
        fact("gain", points=2, tenths=0, last="yes"),
    ),
    bulls(
        lambda: last_step({0: ["C4 1"], 1: ["C1 1"]}, [], ["shove", "guidebook"]),
        "play shove",
        fact("gain", points=2, tenths=0, last="yes"),
    ),
    bulls(
        lambda: last_step({0: ["C4 1"], 1: ["C1 1", "C1 2"]}, [], ["shove"]).play("play shove"),
        "pick blue C1 1",
        fact("gain", points=2, tenths=0, last="yes"),
    ),
    bulls(
        lambda: last_step({0: ["C4 1"], 1: ["C1 1", "C1 1"]}, ["C2 1"], ["ole", "guidebook"], points={0: [5]}),
        "play ole",
        fact("gain", points=1, tenths=7, last="yes"),
    ),
    bulls(
        lambda: last_step({0: ["C4 1"], 1: ["C1 1", "C1 1"]}, ["C2 1"], ["ole"], points={0: [5]}).play("play ole"),
        "lead C2 1 C1",
        fact("gain", points=1, tenths=7, last="yes"),
    ),
    bulls(
        lambda: last_step({0: ["C1 2", "C1 4"], 1: ["C4 1"]}, [], ["directions", "guidebook"]),
        "play directions",
        fact("gain", points=8, tenths=0, last="yes"),
    ),
    bulls(
        lambda: last_step({0: ["C1 2", "C1 4"], 1: ["C4 1"]}, [], ["directions"]).play("play directions"),
        "sign C1 odd",
        fact("gain", points=8, tenths=0, last="yes"),
    ),
    bulls(
        lambda: last_step(
            {0: ["C1 1", "C1 3", "C1 6"], 1: ["C4 1"]},
            [],
            ["directions"],
            tokens={"A1 odd": 0, "A2 odd": 0, "C1 even": 0},
        ).play("play directions"),
        "lift C1 even",
        fact("gain", points=12, tenths=0, last="yes"),
    ),
    bulls(
        lambda: last_step({0: ["C4 1"], 1: ["C1 2"]}, [], ["road-crew"], tokens={"C1 odd": 1, "A2 odd": 1}).play(
            "play road-crew"
        ),
        "clear C1 odd",
        fact("gain", points=4, tenths=0, last="yes"),
    ),
    bulls(
        lambda: last_step({0: ["C1 1", "C1 2"], 1: ["C4 1"]}, [], ["second-wind"]).play("play second-wind"),
        "pick yellow C1 2",
        fact("gain", points=2, tenths=0, last="yes"),
    ),
    bulls(
        lambda: last_step({0: ["C1 1"], 1: ["C1 1"]}, [], ["heckler", "panic"]),
        "play heckler",
        fact("gain", points=2, tenths=0, last="yes"),
    ),
]

ALL = [*STREET, *ENCIERRO, *PRIMES, *RAGING, *BULLS]
