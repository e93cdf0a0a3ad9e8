"""The box of Lantern Duel: what components.toml says, checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.data import Data, read_toml

SPARK: Final[i64] = 0
FLAME: Final[i64] = 1
GUST_CARD: Final[i64] = 2
SHUTTER_CARD: Final[i64] = 3
MIRROR_CARD: Final[i64] = 4
CARDS: Final = ("spark", "flame", "gust", "shutter", "mirror")
KINDS: Final = 5
LIGHT: Final = "light"


class Box:
    """What components.toml says."""

    def __init__(self, data: Data) -> None:
        data.only(
            "rules_version", "min_seats", "max_seats", "hand", "lights", "end_reasons", "cards", "glow", "options"
        )
        self.rules_version: Final = data.number("rules_version", 1, 1000)
        self.min_seats: Final = data.number("min_seats", 2, 4)
        self.max_seats: Final = data.number("max_seats", self.min_seats, 4)
        self.hand: Final = data.number("hand", 1, 5)
        self.lights: Final = data.number("lights", 4, 40)
        self.end_reasons: Final = data.texts("end_reasons")
        cards, glow, options = data.section("cards"), data.section("glow"), data.section("options")
        cards.only(*CARDS)
        glow.only(*CARDS)
        self.counts: Final = vec[i64]([cards.number(card, 1, 20) for card in CARDS])
        self.glow: Final = vec[i64]([glow.number(card, 0, 9) for card in CARDS])
        self.mirrors: Final = bool(options.get("mirrors"))
        self.fewest_lights: Final = options.number("fewest_lights", 1, 9)
        self.most_lights: Final = options.number("most_lights", self.fewest_lights, self.lights // self.max_seats)
        self.start_lights: Final = options.number("lights", self.fewest_lights, self.most_lights)
        self.digest: Final = data.digest()
        if sum(self.counts) - self.counts[MIRROR_CARD] < self.hand * self.max_seats:
            raise data.wrong("cards", "must be enough to deal every hand, even without mirrors")


def read_box(components: Path) -> Box:
    return Box(read_toml(components))
