"""Enclosures as polygons, for drawing. They are cut in exact fractions and given in thousandths of a grid step.

No rule uses them: to the rules, a region is a mask. Every mask that counts belongs to one of these polygons.
"""

from __future__ import annotations

from math import gcd

from librt.vecs import vec
from mypy_extensions import i64

from stampede.games.raging.geometry import INSIDE, PERIMETER, SIDE, Ground

STEP = 1000  # from one grid line to the next, in the coordinates of an outline

Corner = tuple[int, int, int]  # x and y, and their common denominator, which is positive


class Region:
    """A polygon, with the mask of its intersections and pieces of perimeter."""

    def __init__(self, corners: list[Corner], mask: int) -> None:
        self.corners = corners
        self.mask = mask

    def outline(self) -> list[list[int]]:
        """The corners in thousandths of a step, rounded; counter-clockwise, the lowest first."""
        corners = [[(2 * STEP * x + w) // (2 * w), (2 * STEP * y + w) // (2 * w)] for x, y, w in self.corners]
        lowest = min(range(len(corners)), key=lambda index: (corners[index][1], corners[index][0]))
        return corners[lowest:] + corners[:lowest]


def regions_of(ground: Ground, fences: vec[i64]) -> list[Region]:
    """All regions the fences make, even those without an intersection."""
    corners = [(0, 0, 1), (SIDE, 0, 1), (SIDE, SIDE, 1), (0, SIDE, 1)]
    regions = [Region(corners, int(INSIDE | PERIMETER))]
    for fence in fences:
        regions = [part for region in regions for part in cut(ground, region, fence)]
    return regions


def cut(ground: Ground, region: Region, fence: i64) -> list[Region]:
    """The parts of a region to the left and right of a fence; the whole region if the fence misses it."""
    first, second = ground.first[fence], ground.second[fence]
    ax, ay = int(ground.x[first]), int(ground.y[first])
    dx, dy = int(ground.x[second]) - ax, int(ground.y[second]) - ay
    sides = [dx * (y - ay * w) - dy * (x - ax * w) for x, y, w in region.corners]
    masks = (region.mask & int(ground.left[fence]), region.mask & int(ground.right[fence]))
    if not any(side < 0 for side in sides):
        return [Region(region.corners, masks[0])]
    if not any(side > 0 for side in sides):
        return [Region(region.corners, masks[1])]
    left: list[Corner] = []
    right: list[Corner] = []
    for index, corner in enumerate(region.corners):
        side = sides[index]
        if side >= 0:
            left.append(corner)
        if side <= 0:
            right.append(corner)
        following = (index + 1) % len(sides)
        if (side > 0 > sides[following]) or (side < 0 < sides[following]):
            between = crossing(corner, side, region.corners[following], sides[following])
            left.append(between)
            right.append(between)
    return [Region(left, masks[0]), Region(right, masks[1])]


def crossing(one: Corner, side: int, other: Corner, other_side: int) -> Corner:
    """Where the line between two corners on different sides of a fence crosses the fence."""
    x = one[0] * other_side - other[0] * side
    y = one[1] * other_side - other[1] * side
    w = one[2] * other_side - other[2] * side
    divisor = gcd(x, y, w) if w > 0 else -gcd(x, y, w)
    return (x // divisor, y // divisor, w // divisor)
