"""What the judgement values, read from judgement.toml and checked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.data import Data
from stampede.games.raging.geometry import NUMBERS

MOST: Final = 1_000_000
CERTAIN: Final = 1000


def chances(each: i64) -> vec[i64]:
    """That the shed will stand, by the numbers that are missing: each of them makes it less likely."""
    likely = vec[i64]()
    chance: i64 = CERTAIN
    for _ in range(i64(NUMBERS + 1)):
        likely = append(likely, chance)
        chance = chance * each // CERTAIN
    return likely


class Weights:
    def __init__(self, data: Data) -> None:
        data.only("bulls", "spare", "marks", "rolls")
        bulls, spare = data.section("bulls"), data.section("spare")
        bulls.only("isolated", "couple", "orderly", "together")
        self.isolated: Final[i64] = bulls.number("isolated", 0, MOST)
        self.couple: Final[i64] = bulls.number("couple", 0, MOST)
        self.orderly: Final[i64] = bulls.number("orderly", 1, 1000)
        self.together: Final[i64] = bulls.number("together", 0, 1000)
        spare.only("post", "saw", "room", "space")
        self.space: Final[i64] = spare.number("space", 0, MOST)
        self.room: Final[i64] = spare.number("room", 0, MOST)
        self.post: Final[i64] = spare.number("post", 0, MOST)
        self.saw: Final[i64] = spare.number("saw", 0, MOST)
        marks, rolls = data.section("marks"), data.section("rolls")
        marks.only("number", "shed", "second")
        self.number: Final[i64] = marks.number("number", 0, MOST)
        self.likely: vec[i64] = chances(marks.number("shed", 0, CERTAIN))  # by numbers missing, in thousandths
        self.second: Final[i64] = marks.number("second", 0, MOST)
        rolls.only("first", "hope", "keen")
        self.keen: Final[i64] = rolls.number("keen", 0, MOST)
        self.first: Final[i64] = rolls.number("first", 0, 9)
        self.hope: Final[i64] = rolls.number("hope", 0, MOST)
        self.digest: Final = data.digest()
