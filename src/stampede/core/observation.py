"""What a seat may know as a fixed number of small integers, for learners. `Game.observation` says what each means.

Seats are counted from the reader's own: seat +0 is the reader, seat +1 the next one by number, and so on around. What a
seat only remembers (a card it once saw in another hand) is left out: an observation shows what lies before it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

MOST: Final = 32767  # what a number of an observation can be at most


class Field:
    """A stretch of an observation: so many numbers, each from `low` to `high`, and what they say.

    A number that is a code stands for one of several things, so more is not more: give a learner a switch for each.
    """

    def __init__(self, name: str, length: int, low: int, high: int, says: str, is_code: bool = False) -> None:
        self.name: Final = name
        self.length: Final = length
        self.low: Final = low
        self.high: Final = high
        self.says: Final = says
        self.is_code: Final = is_code

    def __repr__(self) -> str:
        return f"<{self.name}: {self.length} from {self.low} to {self.high}>"


def size_of(fields: list[Field]) -> int:
    """How many numbers an observation has."""
    return sum([field.length for field in fields])


def observation_buffer(size: i64) -> vec[i16]:
    """A buffer for `State.observe`, to be reused."""
    return vec[i16]([0 for _ in range(size)])


# Most of an observation is copied from tables, or 0. Both loops take four numbers at a time: for a single one, going
# round would cost as much as writing it.


def write_counts(counts: vec[u8], first: i64, number: i64, out: vec[i16], at: i64) -> i64:
    """Writes so many numbers of a table, from `first` on. Returns where the next field begins."""
    end = at + number
    while at + 4 <= end:
        out[at] = i16(counts[first])
        out[at + 1] = i16(counts[first + 1])
        out[at + 2] = i16(counts[first + 2])
        out[at + 3] = i16(counts[first + 3])
        first += 4
        at += 4
    while at < end:
        out[at] = i16(counts[first])
        first += 1
        at += 1
    return end


def write_zeros(number: i64, out: vec[i16], at: i64) -> i64:
    """Writes so many zeros. Returns where the next field begins."""
    end = at + number
    while at + 4 <= end:
        out[at] = 0
        out[at + 1] = 0
        out[at + 2] = 0
        out[at + 3] = 0
        at += 4
    while at < end:
        out[at] = 0
        at += 1
    return end


def code(name: str, meanings: list[str], says: str) -> Field:
    """A field of one number: 0 for nothing, 1 for the first meaning, and so on."""
    return Field(name, 1, 0, len(meanings), f"{says}: 0 none, " + listed(meanings), True)


def listed(meanings: list[str]) -> str:
    return ", ".join([f"{number} {meaning}" for number, meaning in enumerate(meanings, 1)])
