"""What the judgement values, read from judgement.toml and checked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.core.data import Data

MOST: Final = 1_000_000


class Weights:
    def __init__(self, data: Data) -> None:
        data.only("bulls", "spare", "marks", "rolls")
        bulls, spare = data.section("bulls"), data.section("spare")
        bulls.only("isolated", "couple", "orderly", "together")
        self.isolated: Final[i64] = bulls.number("isolated", 0, MOST)
        self.couple: Final[i64] = bulls.number("couple", 0, MOST)
        self.orderly: Final[i64] = bulls.number("orderly", 1, 1000)
        self.together: Final[i64] = bulls.number("together", 0, 1000)
        spare.only("post", "saw")
        self.post: Final[i64] = spare.number("post", 0, MOST)
        self.saw: Final[i64] = spare.number("saw", 0, MOST)
        marks, rolls = data.section("marks"), data.section("rolls")
        marks.only("number", "shed", "second")
        self.number: Final[i64] = marks.number("number", 0, MOST)
        self.shed: Final[i64] = marks.number("shed", 0, MOST)
        self.second: Final[i64] = marks.number("second", 0, MOST)
        rolls.only("first", "hope")
        self.first: Final[i64] = rolls.number("first", 0, 9)
        self.hope: Final[i64] = rolls.number("hope", 0, MOST)
        self.digest: Final = data.digest()
