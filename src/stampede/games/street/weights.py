"""What the judgement values, read from judgement.toml and checked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.data import Data
from stampede.core.outlook import read_outlook

MOST: Final = 1_000_000
MOST_TURNS: Final = 2000  # in hundredths
LONGEST: Final = 200  # kilometres

# The traits of a position, by group. Kilometres count by twenties, up to the bounds below and on the whole.
TRAITS: Final = {
    "base": 2,  # always; being on turn
    "rest": 4,  # to go
    "plan": 4,  # the hand makes exactly that with up to 2, 4, 6 or more cards
    "next": 2,  # the chance to end the next turn there; how many turns it takes otherwise
    "reach": 5,  # what the longest 2, 4 and 6 distances in hand make of it; how many fit; short ones
    "ride": 6,  # on foot, a vehicle in hand then; blocked, and what ends it in hand, or a wait is nearly over; stopped
    "spare": 2,  # a vehicle to change to, and more of them
    "tricks": 4,  # one, two, three that fit; each that doesn't
    "counters": 3,  # each kind that may be needed; a second one; each that is useless
    "special": 4,  # Invincible, Police control, Hand swap; each card missing
    "safe": 2,  # invincible for one turn, for another
    "rival": 5,  # the leader's way
    "held-up": 4,  # on foot; blocked for one turn, for two, for good
    "guard": 4,  # invincible for one turn, for another; stopped; each card missing
    "crowd": 2,  # other rivals, and how much further they have to go
}


class Weights:
    def __init__(self, data: Data) -> None:
        data.only("ride", "finish", "others", "cards", "outlook")
        ride, finish = data.section("ride"), data.section("finish")
        ride.only("turn", "vehicle", "free", "free_on_foot")
        self.turn: Final[i64] = ride.number("turn", 0, MOST)
        self.vehicle: Final[i64] = ride.number("vehicle", 0, MOST)
        self.free: Final[i64] = ride.number("free", 0, MOST)
        self.free_on_foot: Final[i64] = ride.number("free_on_foot", 0, MOST)
        finish.only("ready", "turn", "turns")
        self.ready: Final[i64] = finish.number("ready", 0, MOST)
        self.nearer: Final[i64] = finish.number("turn", 0, MOST)
        self.turns: vec[i64] = vec[i64]([0])  # by kilometres to go, in hundredths
        for turns in finish.numbers("turns", -MOST_TURNS, MOST_TURNS):
            self.turns = append(self.turns, i64(turns))
        if not 1 < len(self.turns) <= LONGEST:
            raise finish.wrong("turns", f"must be from 1 to {LONGEST - 1} numbers, not {len(self.turns) - 1}")
        self.near: Final[i64] = len(self.turns) - 1
        others, cards = data.section("others"), data.section("cards")
        others.only("leader", "other", "crowd", "about_to_win", "cured", "safety")
        self.leader: Final[i64] = others.number("leader", 0, MOST)
        self.other: Final[i64] = others.number("other", 0, MOST)
        self.crowd: Final[i64] = others.number("crowd", 0, MOST)
        self.about_to_win: Final[i64] = others.number("about_to_win", 0, MOST)
        self.cured: Final[i64] = others.number("cured", 0, MOST)
        self.safety: Final[i64] = others.number("safety", 0, MOST)
        cards.only(
            "fresh",
            "on_foot",
            "special",
            "trick",
            "counter",
            "spare",
            "twice",
            "distance",
            "kilometre",
            "useless",
        )
        self.fresh: Final[i64] = cards.number("fresh", 0, MOST)
        self.on_foot: Final[i64] = cards.number("on_foot", 0, MOST)
        self.special: Final[i64] = cards.number("special", 0, MOST)
        self.trick: Final[i64] = cards.number("trick", 0, MOST)
        self.counter: Final[i64] = cards.number("counter", 0, MOST)
        self.spare: Final[i64] = cards.number("spare", 0, MOST)
        self.twice: Final[i64] = cards.number("twice", 0, MOST)
        self.distance: Final[i64] = cards.number("distance", 0, MOST)
        self.kilometre: Final[i64] = cards.number("kilometre", 0, MOST)
        self.useless: Final[i64] = cards.number("useless", 0, MOST)
        self.outlook: vec[i64] = read_outlook(data, TRAITS)
