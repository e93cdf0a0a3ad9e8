"""What the judgement values, read from judgement.toml and checked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.data import Data
from stampede.core.outlook import read_outlook

MOST: Final = 100_000

STAND: Final = 12
# The traits of a position, by group: what the outlook weighs.
TRAITS: Final = {
    "base": 3,  # always; being on turn; having advanced in it
    # To go; two steps at most, one at most; 2, 3 and 4 objects; a special one, shoes; a turn lost behind the barrier;
    # one step ahead of the Cabestros, and the more the smaller the pile; each card missing.
    "own": STAND,
    # Steps in hand: one, two, enough; cards: of the pair, shields against bulls, against falls, to send a bull on,
    # attacks on objects, on cards, to steal, the barrier, to cancel, to advance, to boost, to swap, to recover, special
    # objects, shoes; each more to advance, the pair, something to recover.
    "hand": 21,
    "rival": STAND,  # the same for the one who stands best
    "crowd": 1,  # other rivals
}


class Weights:
    def __init__(self, data: Data) -> None:
        data.only("standing", "draw", "loss", "hand", "outlook")
        standing = data.section("standing")
        standing.only("step", "ready", "object", "last", "special", "card", "barred", "arrived", "expelled")
        self.step: Final[i64] = standing.number("step", 0, MOST)
        self.ready: Final[i64] = standing.number("ready", 0, MOST)
        self.object: Final[i64] = standing.number("object", 0, MOST)
        self.last: Final[i64] = standing.number("last", 0, MOST)
        self.special: Final[i64] = standing.number("special", 0, MOST)
        self.card: Final[i64] = standing.number("card", 0, MOST)
        self.barred: Final[i64] = standing.number("barred", 0, MOST)
        self.arrived: Final[i64] = standing.number("arrived", 0, MOST)
        self.expelled: Final[i64] = standing.number("expelled", 0, MOST)
        draw = data.section("draw")
        draw.only("fresh", "ready", "danger", "near", "rivals")
        self.fresh: Final[i64] = draw.number("fresh", 0, MOST)
        self.fresh_if_ready: Final[i64] = draw.number("ready", 0, MOST)
        self.danger: Final[i64] = draw.number("danger", 0, MOST)
        self.near: Final[i64] = draw.number("near", 0, MOST)
        self.rivals: Final[i64] = draw.number("rivals", 0, MOST)
        loss = data.section("loss")
        loss.only("of_four", "of_three", "of_two", "of_one", "by_a_step")
        self.of_four: Final[i64] = loss.number("of_four", 0, MOST)
        self.of_three: Final[i64] = loss.number("of_three", 0, MOST)
        self.of_two: Final[i64] = loss.number("of_two", 0, MOST)
        self.of_one: Final[i64] = loss.number("of_one", 0, MOST)
        self.by_a_step: Final[i64] = loss.number("by_a_step", 0, MOST)
        hand = data.section("hand")
        names = ["advance", "advance_again", "boost", "boost_alone", "pair", "shield", "cancel", "swap", "special"]
        hand.only(*names, "recover", "attack", "again", "part")
        self.advance: Final[i64] = hand.number("advance", 0, MOST)
        self.advance_again: Final[i64] = hand.number("advance_again", 0, MOST)
        self.boost: Final[i64] = hand.number("boost", 0, MOST)
        self.boost_alone: Final[i64] = hand.number("boost_alone", 0, MOST)
        self.pair: Final[i64] = hand.number("pair", 0, MOST)
        self.shield: Final[i64] = hand.number("shield", 0, MOST)
        self.cancel: Final[i64] = hand.number("cancel", 0, MOST)
        self.swap: Final[i64] = hand.number("swap", 0, MOST)
        self.kept_special: Final[i64] = hand.number("special", 0, MOST)
        self.recover: Final[i64] = hand.number("recover", 0, MOST)
        self.attack: Final[i64] = hand.number("attack", 0, MOST)
        self.again: Final[i64] = hand.number("again", 0, MOST)
        self.part: Final[i64] = hand.number("part", 0, MOST)
        self.outlook: vec[i64] = read_outlook(data, TRAITS)
