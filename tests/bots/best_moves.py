"""Positions where a good player doesn't hesitate, at least ten a game, with the reason that a hint gives.

The best action wins, saves the game, or is worth clearly more; some others only put off what it does at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import games.bulls.positions as town
import games.encierro.positions as course
import games.primes.positions as snake
import games.raging.positions as meadow
import games.street.positions as road
from stampede.core.game import State

Rider = road.Rider
FAR = Rider("1km 1km 2km 3km 20km", km=20, vehicle="scooter", goal=106)  # an opponent who is no danger yet
NEAR = Rider("1km 1km 2km 3km 20km 7km 8km 10km", km=86, vehicle="scooter", goal=106)  # one who may win next turn
SEA = ["casino", "china-shop", "restaurant", "bank", "festival"]


@dataclass(frozen=True)
class Puzzle:
    """A position, the best action of whoever owes a decision, and the first fact that speaks for it."""

    game: str
    make: Callable[[], State]
    best: str
    fact: str

    def __str__(self) -> str:
        return f"{self.game}: {self.best}"


def street(hand: str, km: int, best: str, fact: str, other: Rider = NEAR, **own: str) -> Puzzle:
    rider = Rider(hand, km=km, goal=101, **{"vehicle": "bmx", **own})  # type: ignore[arg-type]
    return Puzzle("street", lambda: road.race(rider, other), best, fact)


def encierro(make: Callable[[], course.Table], best: str, fact: str) -> Puzzle:
    return Puzzle("encierro", lambda: make().race, best, fact)


def primes(make: Callable[[], snake.Table], best: str, fact: str) -> Puzzle:
    return Puzzle("primes", lambda: make().race, best, fact)


def raging(make: Callable[[], meadow.Table], best: str, fact: str) -> Puzzle:
    return Puzzle("raging", lambda: make().pasture, best, fact)


def bulls(make: Callable[[], town.Table], best: str, fact: str) -> Puzzle:
    return Puzzle("bulls", lambda: make().position, best, fact)


STREET = [
    street("5km 20km cramp dodge figure", 96, "ride 5", "advice-win"),
    street("10km 10km cramp dodge figure", 81, "ride 10", "advice-then-win"),
    street("8km 7km 3km 5km dodge", 93, "ride 8", "advice-win"),
    street("1km 20km 20km dodge figure", 100, "ride 1", "advice-win"),
    street("spare-wheel 5km dodge figure cramp", 96, "counter spare-wheel", "advice-counter", trick="broken-wheel"),
    street("scooter 5km dodge figure cramp", 96, "mount scooter", "advice-escape", trick="broken-wheel"),
    street("water-bottle 20km dodge figure", 81, "counter water-bottle", "advice-counter", trick="cramp"),
    street("scooter 10km dodge figure cramp", 91, "mount scooter", "advice-mount", vehicle=""),
    street("20km 20km 20km 20km 20km 20km 20km 20km", 95, "discard 20km", "advice-too-far", FAR),
    street("2km 20km 20km dodge figure", 99, "ride 2", "advice-win"),
    street("7km 7km 20km dodge figure", 87, "ride 7", "advice-then-win"),
]


def hit(locations: list[int], eye: str, hand: str = "", **more: object) -> course.Table:
    return course.table(locations, {0: hand}, **more).draw(eye)  # type: ignore[arg-type]


ENCIERRO = [
    encierro(lambda: course.table([6, 5], {0: "avanzar kilikis"}), "advance", "advice-arrive"),
    encierro(lambda: course.table([5, 5], {0: "avanzar carrera"}), "sprint carrera", "advice-arrive"),
    encierro(lambda: course.table([5, 5], {0: "patron hemingway"}), "sprint patron", "advice-arrive"),
    encierro(lambda: course.table([5, 6], {0: "avanzar zapatillas"}), "lay zapatillas", "advice-lay"),
    encierro(
        lambda: course.table([5, 5], {0: "avanzar"}, special={0: "zapatillas"}), "sprint zapatillas", "advice-arrive"
    ),
    encierro(
        lambda: course.table([3, 1], {0: "kilikis recorte"}, objects={1: "ropa"}),
        "attack kilikis 2",
        "advice-object",
    ),
    encierro(lambda: hit([1, 3], "chulin", "recorte", objects={0: "ropa"}), "shield recorte", "advice-repel"),
    encierro(lambda: hit([1, 3], "selfie", "zaldiko", objects={0: "ropa"}), "shield zaldiko", "advice-repel"),
    encierro(lambda: hit([3, 1], "chulin", "volteado", objects={1: "ropa"}), "send 2", "advice-repel"),
    encierro(lambda: hit([3, 5], "chulin", objects={0: "ropa"}), "back", "advice-back"),
    encierro(
        lambda: course.table([3, 1], {0: "kilikis", 1: "otra recorte"}, objects={1: "ropa"}).play("attack kilikis 2"),
        "cancel",
        "advice-repel",
    ),
    encierro(lambda: course.table([1, 3], {0: "avanzar"}, pile="otra").draw("otra"), "advance", "advice-advance"),
    encierro(lambda: course.table([6, 5], {0: "recorte avanzar otra zaldiko"}), "advance", "advice-arrive"),
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
    primes(lambda: alone_against(92, ["8[89]", "9[97]"], [50, 51, 52], ["5[2]"]), "run 8[89]", "advice-run"),
    primes(lambda: alone_against(92, ["4[2]", "4[2]", "9[97]"], [50, 51, 52], ["5[2]"]), "run 4[2]", "advice-run"),
    primes(
        lambda: alone_against(92, ["4[2]", "4[2]", "9[97]"], [50, 51, 52], ["5[2]"]).play("run 4[2]"),
        "run 4[2]",
        "advice-run",
    ),
    primes(
        lambda: alone_against(92, ["8[89]", "9[97]"], [50, 51, 52], ["5[2]"]).play("run 8[89]"),
        "move 92",
        "advice-land",
    ),
    primes(
        lambda: alone_against(92, ["5[5]", "8[89]", "9[97]"], [5, 51, 52], ["5[2]"]).play(
            "trip 5", "lay 5[5]", "run 8[89]"
        ),
        "use 8",
        "advice-use",
    ),
    primes(
        lambda: alone_against(92, ["1[2 2 2]", "8[2 2 2]"], [8, 51, 52], ["5[2]"]).play("trip 8"),
        "lay 8[2 2 2]",
        "advice-trip",
    ),
    primes(lambda: alone_against(50, ["9[97]", "8[7]"], [97, 2, 3], ["3[2]"]), "trip 97", "advice-trip"),
    primes(lambda: alone_against(60, ["9[3 3]", "9[11]"], [99, 2, 3], ["1[5]"]), "trip 99", "advice-trip"),
    primes(all_passed, "pass", "advice-nothing-better"),
    primes(lambda: alone_against(97, ["3[2]", "9[97]", "8[7]"], [99, 51, 52], ["1[5]"]), "run 3[2]", "advice-run"),
    primes(lambda: alone_against(99, ["1[7]", "9[97]", "8[7]"], [98, 51, 52], ["2[5]"]), "run 1[7]", "advice-run"),
]

SQUARE = meadow.SQUARE
RAGING = [
    raging(lambda: meadow.table("3,3", fences=SQUARE), "stop", "advice-stop"),
    raging(lambda: meadow.table("4,4", fences=SQUARE), "stop", "advice-stop"),
    raging(lambda: meadow.table("3,3"), "roll", "advice-roll"),
    raging(lambda: meadow.table("3,3 6,6"), "roll", "advice-roll"),
    raging(lambda: meadow.table("3,3", fences=SQUARE[:3]), "roll", "advice-roll"),
    raging(lambda: meadow.table("3,3", fences=SQUARE[:3]).dice(3, 4, 1), "fence S1-W4", "advice-isolates"),
    raging(lambda: meadow.table("4,4", fences=SQUARE[:3]).dice(3, 4, 1), "fence S1-W4", "advice-isolates"),
    raging(
        lambda: meadow.table("3,3", cows="4,4", fences=(*SQUARE, "S2-W6", "N6-S5", "N2-W5", "N5-S6")).dice(2, 2, 3),
        "mallet",
        "advice-mallet",
    ),
    raging(
        lambda: meadow.table("3,3", fences=SQUARE).marks(1, 2, 3).dice(4, 5, 6).play("mallet"),
        "shed bull",
        "advice-shed",
    ),
    raging(
        lambda: meadow.table("1,1", fences=SQUARE).marks(1, 2, 3).dice(4, 5, 6).play("mallet"),
        "shed sheep",
        "advice-shed",
    ),
    raging(lambda: meadow.table("3,3", fences=SQUARE[1:]).dice(3, 4, 1), "fence N4-W1", "advice-isolates"),
]


def last_step(runners: dict[int, list[str]], bulls: list[str], cards: list[str], **more: object) -> town.Table:
    """The last cards of the last day; the other player has a card that can do nothing."""
    hands = {0: cards, 1: ["road-crew"]}
    position = town.holiday(runners, bulls, hands, day=3, sights=SEA, **more)  # type: ignore[arg-type]
    return town.Table(position)


BULLS = [
    bulls(lambda: last_step({0: ["C4 1"], 1: ["C4 1"]}, [], ["souvenir", "guidebook"]), "play souvenir", "advice-gain"),
    bulls(lambda: last_step({0: ["C4 1"], 1: ["C1 1"]}, [], ["shove", "guidebook"]), "play shove", "advice-gain"),
    bulls(
        lambda: last_step({0: ["C4 1"], 1: ["C1 1", "C1 2"]}, [], ["shove"]).play("play shove"),
        "pick blue C1 1",
        "advice-gain",
    ),
    bulls(
        lambda: last_step({0: ["C4 1"], 1: ["C1 1", "C1 1"]}, ["C2 1"], ["ole", "guidebook"], points={0: [5]}),
        "play ole",
        "advice-gain",
    ),
    bulls(
        lambda: last_step({0: ["C4 1"], 1: ["C1 1", "C1 1"]}, ["C2 1"], ["ole"], points={0: [5]}).play("play ole"),
        "lead C2 1 C1",
        "advice-gain",
    ),
    bulls(
        lambda: last_step({0: ["C1 2", "C1 4"], 1: ["C4 1"]}, [], ["directions", "guidebook"]),
        "play directions",
        "advice-gain",
    ),
    bulls(
        lambda: last_step({0: ["C1 2", "C1 4"], 1: ["C4 1"]}, [], ["directions"]).play("play directions"),
        "sign C1 odd",
        "advice-gain",
    ),
    bulls(
        lambda: last_step(
            {0: ["C1 1", "C1 3", "C1 6"], 1: ["C4 1"]},
            [],
            ["directions"],
            tokens={"A1 odd": 0, "A2 odd": 0, "C1 even": 0},
        ).play("play directions"),
        "lift C1 even",
        "advice-gain",
    ),
    bulls(
        lambda: last_step({0: ["C4 1"], 1: ["C1 2"]}, [], ["road-crew"], tokens={"C1 odd": 1, "A2 odd": 1}).play(
            "play road-crew"
        ),
        "clear C1 odd",
        "advice-gain",
    ),
    bulls(
        lambda: last_step({0: ["C1 1", "C1 2"], 1: ["C4 1"]}, [], ["second-wind"]).play("play second-wind"),
        "pick yellow C1 2",
        "advice-gain",
    ),
    bulls(
        lambda: last_step({0: ["C1 1"], 1: ["C1 1"]}, [], ["heckler", "panic"]),
        "play heckler",
        "advice-gain",
    ),
]

ALL = [*STREET, *ENCIERRO, *PRIMES, *RAGING, *BULLS]
