"""The rules of fences once more, slowly and another way: by fractions and signs, nothing shared with the engine."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

Point = tuple[Fraction, Fraction]

ORDER = (1, 4, 2, 6, 3, 5)
POSTS: dict[str, tuple[int, int]] = {
    **{f"N{number}": (1 + step, 7) for step, number in enumerate(ORDER)},
    **{f"E{number}": (7, 6 - step) for step, number in enumerate(ORDER)},
    **{f"S{number}": (6 - step, 0) for step, number in enumerate(ORDER)},
    **{f"W{number}": (0, 1 + step) for step, number in enumerate(ORDER)},
}
NAMES = list(POSTS)
ALL_FENCES = [
    f"{first}-{second}" for index, first in enumerate(NAMES) for second in NAMES[index + 1 :] if first[0] != second[0]
]
GRID = [(column, row) for row in range(1, 7) for column in range(1, 7)]


def ends(fence: str) -> tuple[tuple[int, int], tuple[int, int]]:
    first, second = fence.split("-")
    return POSTS[first], POSTS[second]


def at(fence: str, part: Fraction) -> Point:
    """The point of a fence after that part of the way."""
    (ax, ay), (bx, by) = ends(fence)
    return ax + part * (bx - ax), ay + part * (by - ay)


@cache
def runs_over(fence: str, spot: tuple[int, int]) -> bool:
    """Whether some part of the way leads there."""
    (ax, ay), (bx, by) = ends(fence)
    part = Fraction(spot[0] - ax, bx - ax) if ax != bx else Fraction(spot[1] - ay, by - ay)
    return 0 <= part <= 1 and at(fence, part) == spot


@cache
def runs_through_pond(fence: str, pond: tuple[int, int]) -> bool:
    """Clips the way to the cell: it runs through the inside if the middle of what is left is inside."""
    (ax, ay), (bx, by) = ends(fence)
    enters, leaves = Fraction(0), Fraction(1)
    for start, step, low in ((ax, bx - ax, pond[0]), (ay, by - ay, pond[1])):
        if step == 0:
            if not low < start < low + 1:
                return False
            continue
        parts = sorted((Fraction(low - start, step), Fraction(low + 1 - start, step)))
        enters, leaves = max(enters, parts[0]), min(leaves, parts[1])
    if enters >= leaves:
        return False
    x, y = at(fence, (enters + leaves) / 2)
    return pond[0] < x < pond[0] + 1 and pond[1] < y < pond[1] + 1


def sign(fence: str, x: int, y: int) -> int:
    """On which side of a fence a point lies, by the height of the fence there; 0: on it. Points are in half steps."""
    (ax, ay), (bx, by) = sorted(ends(fence))
    if ax == bx:
        return (x > 2 * ax) - (x < 2 * ax)
    height, of = 2 * ay * (bx - ax) + (by - ay) * (x - 2 * ax), bx - ax
    return (y * of > height) - (y * of < height)


def middles_of_perimeter() -> list[tuple[int, int]]:
    """A point on each piece of the perimeter between two posts, in half steps; round a corner, the corner."""
    middles = []
    for index, name in enumerate(NAMES):
        (ax, ay), (bx, by) = POSTS[name], POSTS[NAMES[(index + 1) % 24]]
        if ax != bx and ay != by:
            middles.append((0 if 0 in (ax, bx) else 14, 0 if 0 in (ay, by) else 14))
        else:
            middles.append((ax + bx, ay + by))
    return middles


MIDDLES = middles_of_perimeter()


def enclosures(fences: Sequence[str]) -> list[set[tuple[int, int]]]:
    """The points strictly inside each enclosure that has any: points on the same side of every fence are together."""
    together: dict[tuple[int, ...], set[tuple[int, int]]] = {}
    for column, row in GRID:
        signs = tuple(sign(fence, 2 * column, 2 * row) for fence in fences)
        if 0 not in signs:
            together.setdefault(signs, set()).add((column, row))
    outside = {tuple(sign(fence, x, y) for fence in fences) for x, y in MIDDLES}
    return [points for signs, points in together.items() if signs not in outside]


def allowed_by_dice(fence: str, dice: Sequence[int], uses: dict[str, int]) -> bool:
    """R5 to R8, by trying which dice are for which post."""
    first, second = fence.split("-")
    for post, other in ((first, second), (second, first)):
        for index in range(3):
            for another in range(3):
                if index == another or (int(post[1]), int(other[1])) != (dice[index], dice[another]):
                    continue
                spare = dice[3 - index - another]
                if uses[post] == 0 and uses[other] == 0:
                    return True
                pair = spare == dice[index] != dice[another]
                if pair and uses[post] == 1 and uses[other] == 0:
                    return True
                if spare == dice[index] == dice[another] and max(uses[post], uses[other]) == 1:
                    return True
    return False
