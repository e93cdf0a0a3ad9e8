"""What the judgement values, read from judgement.toml and checked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.core.data import Data

MOST: Final = 1_000_000
CERTAIN: Final[i64] = 1000  # chances are in thousandths


class Weights:
    def __init__(self, data: Data) -> None:
        data.only("standing", "trips", "cards", "outlook")
        standing, trips, cards = data.section("standing"), data.section("trips"), data.section("cards")
        standing.only("home", "last", "ready")
        self.home: Final[i64] = standing.number("home", 0, MOST)
        self.last: Final[i64] = standing.number("last", 0, MOST)
        self.ready: Final[i64] = standing.number("ready", 0, MOST)
        trips.only("number", "gain", "leader", "other", "handy")
        self.number: Final[i64] = trips.number("number", 1, 100)
        self.gain: Final[i64] = trips.number("gain", 0, MOST)
        self.leader: Final[i64] = trips.number("leader", 0, MOST)
        self.other: Final[i64] = trips.number("other", 0, MOST)
        self.handy: Final[i64] = trips.number("handy", 0, MOST)
        cards.only("fresh", "kept", "held")
        self.held: Final[i64] = cards.number("held", 0, MOST)
        self.fresh: Final[i64] = cards.number("fresh", 0, MOST)
        self.kept: Final[i64] = cards.number("kept", 0, MOST)
        outlook = data.section("outlook")
        outlook.only("hand", "turn", "end-hand", "end-last")
        self.hand: Final[i64] = outlook.number("hand", 0, MOST)
        self.turn: Final[i64] = outlook.number("turn", 0, MOST)
        self.end_hand: Final[i64] = outlook.number("end-hand", 0, MOST)
        self.end_last: Final[i64] = outlook.number("end-last", 0, MOST)
