"""The ground: grid, posts and fences, in exact integers.

The field is convex, and every fence is a chord between two posts. So the 36 intersections and the 24 pieces of
perimeter between posts decide everything: a region is a mask of 60 bits, and a fence is two masks, what lies strictly
to its left and what lies strictly to its right. A fence splits a region into what it shares with each of them; what
lies on the fence drops out. A region with no bit left can never count, so it is dropped too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LINES: Final = 6  # grid lines each way; the field is a square of side LINES + 1
SIDE: Final = LINES + 1
NUMBERS: Final = 6  # posts and dice show 1 to 6
INTERSECTIONS: Final = LINES * LINES
POSTS: Final = 4 * LINES
SIDES: Final = ["N", "E", "S", "W"]

INSIDE: Final[i64] = (1 << INTERSECTIONS) - 1  # the bits of the intersections
PERIMETER: Final[i64] = ((1 << POSTS) - 1) << INTERSECTIONS  # the bits of the pieces of perimeter between posts
WHOLE: Final[i64] = INSIDE | PERIMETER

# By place. Compiled, a literal 1 is a short number: shifted beyond 31 places it would be lost.
BIT: Final = vec[i64]([1 << place for place in range(INTERSECTIONS + POSTS)])

NO_REGIONS: Final = vec[i64]([0 for _ in range(INTERSECTIONS + POSTS)])  # there are no more: each has a bit of its own

# For counting bits without a multiplication, which could overflow.
PAIRS: Final[i64] = 0x555555555555555
FOURS: Final[i64] = 0x333333333333333
BYTES: Final[i64] = 0xF0F0F0F0F0F0F0F


def popcount(mask: i64) -> i64:
    """How many of the 60 bits are set."""
    mask = (mask & PAIRS) + ((mask >> 1) & PAIRS)
    mask = (mask & FOURS) + ((mask >> 2) & FOURS)
    mask = (mask + (mask >> 4)) & BYTES
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 0x7F


def point_bit(column: i64, row: i64) -> i64:
    """The bit of an intersection; columns count from the left, rows from the bottom, both from 1."""  # R1
    return BIT[(row - 1) * LINES + column - 1]


def columns_of(mask: i64) -> list[tuple[int, int]]:
    """The intersections in a mask as (column, row)."""
    return [(bit % LINES + 1, bit // LINES + 1) for bit in range(INTERSECTIONS) if mask >> i64(bit) & 1]


def side_of(ax: i64, ay: i64, bx: i64, by: i64, x: i64, y: i64) -> i64:
    """Positive if (x, y) is to the left of the line from a to b, negative if to the right, 0 if on it."""
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


class Ground:
    """All posts and fences. Posts count clockwise from the top left; `N4` is the 4 of the top side."""

    def __init__(self, numbers: list[int]) -> None:
        self.number: vec[i64] = vec[i64]()  # by post
        self.x: vec[i64] = vec[i64]()  # by post
        self.y: vec[i64] = vec[i64]()
        self.post_names: Final[list[str]] = []
        for post in range(i64(POSTS)):
            side, step = post // LINES, post % LINES
            near, far = step + 1, LINES - step
            self.number = append(self.number, i64(numbers[step]))
            self.x = append(self.x, (near if side == 0 else SIDE if side == 1 else far if side == 2 else 0))
            self.y = append(self.y, (SIDE if side == 0 else far if side == 1 else 0 if side == 2 else near))
            self.post_names.append(f"{SIDES[side]}{numbers[step]}")

        self.first: vec[i64] = vec[i64]()  # by fence: its posts, clockwise
        self.second: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()  # by fence: both posts as a mask
        self.left: vec[i64] = vec[i64]()  # by fence: what lies strictly to its left, seen from the first post
        self.right: vec[i64] = vec[i64]()
        self.fence_at: vec[i64] = vec[i64]([-1 for _ in range(POSTS * POSTS)])  # by both posts, in either order
        for first in range(i64(POSTS)):
            for second in range(first + 1, i64(POSTS)):
                if first // LINES != second // LINES:  # R3: posts on different sides
                    self.add_fence(first, second)
        self.fences: Final[i64] = len(self.first)

    def add_fence(self, first: i64, second: i64) -> None:
        index: i64 = len(self.first)
        self.fence_at[first * POSTS + second] = index
        self.fence_at[second * POSTS + first] = index
        left: i64 = 0
        right: i64 = 0
        for row in range(i64(1), i64(SIDE)):
            for column in range(i64(1), i64(SIDE)):
                turn = self.side_of_fence(first, second, column, row)
                if turn > 0:
                    left |= point_bit(column, row)
                elif turn < 0:
                    right |= point_bit(column, row)
        # The perimeter clockwise from the first post to the second is to the left of the fence.
        for piece in range(i64(POSTS)):
            if first <= piece < second:
                left |= BIT[INTERSECTIONS + piece]
            else:
                right |= BIT[INTERSECTIONS + piece]
        self.first = append(self.first, first)
        self.second = append(self.second, second)
        self.ends = append(self.ends, BIT[first] | BIT[second])
        self.left = append(self.left, left)
        self.right = append(self.right, right)

    def side_of_fence(self, first: i64, second: i64, x: i64, y: i64) -> i64:
        return side_of(self.x[first], self.y[first], self.x[second], self.y[second], x, y)

    def posts_of_fence(self, fence: i64) -> tuple[str, str]:
        """The names of its two posts, clockwise."""
        return self.post_names[self.first[fence]], self.post_names[self.second[fence]]

    def fence_name(self, fence: i64) -> str:
        first, second = self.posts_of_fence(fence)
        return f"{first}-{second}"

    def passes_through(self, fence: i64, column: i64, row: i64) -> bool:
        """Whether the fence passes through an intersection."""
        return self.side_of_fence(self.first[fence], self.second[fence], column, row) == 0

    def crosses_pond(self, fence: i64, column: i64, row: i64) -> bool:
        """Whether the fence crosses the inside of a pond: it has corners on both sides."""  # R3
        first, second = self.first[fence], self.second[fence]
        is_left = False
        is_right = False
        for corner in range(i64(4)):
            turn = self.side_of_fence(first, second, column + (corner & 1), row + (corner >> 1))
            is_left = is_left or turn > 0
            is_right = is_right or turn < 0
        return is_left and is_right


def split(cells: vec[i64], left: i64, right: i64) -> vec[i64]:
    """The regions after one more fence: each is what it shares with one side, and the other halves come last."""
    whole: i64 = 0
    halves: i64 = 0
    for index in range(i64(len(cells))):
        if cells[index] & left and cells[index] & right:
            halves += 1
        if cells[index] & (left | right):
            whole += 1
    parts = NO_REGIONS[: whole + halves]
    halves = whole
    whole = 0
    for index in range(i64(len(cells))):
        one, other = cells[index] & left, cells[index] & right
        if one and other:
            parts[halves] = other
            halves += 1
        if one or other:  # a region that lies wholly on the fence is gone
            parts[whole] = one if one else other
            whole += 1
    return parts
