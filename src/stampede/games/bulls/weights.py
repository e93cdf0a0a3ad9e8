"""What the judgement values, read from judgement.toml and checked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.data import Data
from stampede.games.bulls.components import EFFECTS

MOST: Final = 1_000_000


class Weights:
    def __init__(self, data: Data) -> None:
        data.only("tomorrow", "cards", "gains")
        tomorrow, cards, gains = data.section("tomorrow"), data.section("cards"), data.section("gains")
        tomorrow.only("runner", "card", "on-the-way")
        self.runner: Final[i64] = tomorrow.number("runner", 0, MOST)
        self.card: Final[i64] = tomorrow.number("card", 0, MOST)
        self.on_the_way: Final[i64] = tomorrow.number("on-the-way", 0, MOST)
        cards.only("fresh")
        self.fresh: Final[i64] = cards.number("fresh", 0, MOST)
        gains.only(*EFFECTS)
        self.gain: vec[i64] = vec[i64]([gains.number(effect, 0, MOST) for effect in EFFECTS])
