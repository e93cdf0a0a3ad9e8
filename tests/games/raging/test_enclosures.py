"""Fences and enclosures, exactly: against a slow checker that goes another way."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.raging import slow
from games.raging.positions import GROUND, SQUARE, fence, field, table
from stampede import engine
from stampede.games.raging.fields import BULL, NOTHING
from stampede.games.raging.geometry import PERIMETER, WHOLE, columns_of, popcount, split
from stampede.games.raging.polygons import regions_of

SETS = 3000 if engine.is_compiled() else 600


def regions(fences: list[str]) -> list[set[tuple[int, int]]]:
    """The enclosures with any point, by the engine's masks."""
    cells = vec[i64]([WHOLE])
    for name in fences:
        cells = split(cells, GROUND.left[fence(name)], GROUND.right[fence(name)])
    return [set(columns_of(cell)) for cell in cells if not cell & PERIMETER]


def in_order(found: list[set[tuple[int, int]]]) -> list[list[tuple[int, int]]]:
    return sorted(sorted(points) for points in found)


# --- R3: what a fence may not run through -----------------------------------------------------------------------------


@pytest.mark.clause("R3")
def test_every_bull_is_in_the_way() -> None:
    obstacle = field("1,1 3,4 6,2").obstacle
    for spot in ((1, 1), (3, 4), (6, 2)):
        blocked = [index for index, name in enumerate(slow.ALL_FENCES) if slow.runs_over(name, spot)]
        assert blocked
        assert all(obstacle[index] == BULL for index in blocked)


@pytest.mark.clause("R3")
def test_every_pond_is_in_the_way() -> None:
    obstacle = field("1,1", ponds="2,4 4,2 5,5").obstacle
    for spot in ((2, 4), (4, 2), (5, 5)):
        blocked = [index for index, name in enumerate(slow.ALL_FENCES) if slow.runs_through_pond(name, spot)]
        assert blocked
        assert all(obstacle[index] != NOTHING for index in blocked)


@pytest.mark.clause("R3")
def test_every_fence_against_a_bull_on_every_intersection() -> None:
    for spot in slow.GRID:
        obstacle = field(f"{spot[0]},{spot[1]}").obstacle
        assert [kind == 1 for kind in obstacle] == [slow.runs_over(name, spot) for name in slow.ALL_FENCES]


@pytest.mark.clause("R3")
def test_every_fence_against_a_pond_on_every_cell() -> None:
    for index, name in enumerate(slow.ALL_FENCES):
        for column in range(1, 6):
            for row in range(1, 6):
                crosses = GROUND.crosses_pond(index, column, row)
                assert crosses == slow.runs_through_pond(name, (column, row)), (name, column, row)


@pytest.mark.clause("R3")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("N2-S6", None),  # along the left edge of the pond at 3,3
        ("E2-W6", None),  # along its upper edge
        ("N1-E5", None),  # over its corner at 4,4
        ("N2-S2", "through-a-pond"),
        ("E6-W6", "through-a-pond"),
        ("N5-S1", "through-a-bull"),
    ],
)
def test_edges_and_corners_of_a_pond_are_free_its_inside_and_bulls_are_not(name: str, reason: str | None) -> None:
    first, second = (int(post[1]) for post in name.split("-"))
    game = table(bulls="6,1", ponds="3,3").dice(first, second, 1)
    if reason is None:
        assert name in game.legal_fences()
    else:
        assert game.why_not(f"fence {name}") == (reason, "R3")


@pytest.mark.clause("R3")
def test_a_cow_does_not_stop_a_fence_and_belongs_to_no_enclosure_then() -> None:
    game = table(bulls="3,3", cows="3,5", fences=SQUARE)
    assert game.stock().couples == 0
    beside = table(bulls="3,3", cows="3,4", fences=SQUARE)
    assert beside.stock().couples == 1
    beside.fences("E2-W6")
    assert beside.stock().couples == 0


# --- R14, R15: enclosures ---------------------------------------------------------------------------------------------


@pytest.mark.clause("R14")
@pytest.mark.clause("R15")
def test_a_square_of_four_fences() -> None:
    """Nine regions; only the middle one has no perimeter, and what lies on the fences does not count."""
    assert in_order(regions(list(SQUARE))) == [[(3, 3), (3, 4), (4, 3), (4, 4)]]
    assert in_order(slow.enclosures(SQUARE)) == in_order(regions(list(SQUARE)))


@pytest.mark.clause("R14")
def test_a_triangle_that_touches_the_perimeter_at_a_post_is_closed() -> None:
    """Two fences from the post W6 and one across them: the third corner is the post itself."""
    fences = ["N5-W6", "E3-W6", "N3-S4"]
    triangle = [(1, 4), (2, 4), (3, 4), (3, 5), (4, 4), (4, 5), (4, 3)]
    assert in_order(regions(fences)) == [sorted(triangle)]
    assert in_order(slow.enclosures(fences)) == [sorted(triangle)]


@pytest.mark.clause("R14")
def test_three_sides_and_the_edge_of_the_field_are_no_enclosure_unless_the_perimeter_is_closed() -> None:
    fences = ("N4-S3", "N3-S4", "E3-W4")
    assert table("3,5", fences=fences).stock().escaped == 1
    closed = table("3,5", fences=fences, closed=True)
    assert (closed.stock().isolated, closed.stock().escaped, closed.stock().prize) == (1, 0, 8)


@pytest.mark.clause("R14")
def test_ponds_are_not_fences() -> None:
    assert table("3,4", ponds="3,1", fences=("N4-S3", "N3-S4", "E4-W3")).stock().escaped == 1


@pytest.mark.clause("R15")
def test_where_animals_stand_and_corners_of_ponds_count_into_the_size() -> None:
    game = table(bulls="3,3", cows="4,4", ponds="3,3", fences=SQUARE)
    assert game.stock().prize == 4


def beside_pond(pond: tuple[int, int]) -> list[str]:
    """Fences along an edge of a pond or over one of its corners, and not through it."""
    corners = [(pond[0] + right, pond[1] + up) for right in (0, 1) for up in (0, 1)]
    return [
        name
        for name in slow.ALL_FENCES
        if any(slow.runs_over(name, corner) for corner in corners) and not slow.runs_through_pond(name, pond)
    ]


def random_sets() -> list[list[str]]:
    """All kinds: any fences; those through one intersection; those through one post; along grid lines; round a pond."""
    chance = random.Random(9)
    through = {spot: [name for name in slow.ALL_FENCES if slow.runs_over(name, spot)] for spot in slow.GRID}
    at_post = {post: [name for name in slow.ALL_FENCES if post in name.split("-")] for post in slow.NAMES}
    straight = [name for name in slow.ALL_FENCES if any(a == b for a, b in zip(*slow.ends(name), strict=True))]
    sets = []
    for index in range(SETS):
        pool = list(slow.ALL_FENCES)
        kind = index % 5
        if kind == 1:
            spots = chance.sample(slow.GRID, 2)
            pool = sorted({*through[spots[0]], *through[spots[1]], *chance.sample(pool, 6)})
        elif kind == 2:
            posts = chance.sample(slow.NAMES, 3)
            pool = sorted({name for post in posts for name in at_post[post]})
        elif kind == 3:
            pool = sorted({*straight, *chance.sample(pool, 8)})
        elif kind == 4:
            ponds = [beside_pond((chance.randint(1, 5), chance.randint(1, 5))) for _ in range(2)]
            pool = sorted({*ponds[0], *ponds[1], *chance.sample(pool, 3)})
        sets.append(chance.sample(pool, min(len(pool), chance.randint(3, 14))))
    return sets


@pytest.mark.clause("R15")
def test_masks_agree_with_signs_on_many_sets_of_fences() -> None:
    found = 0
    for fences in random_sets():
        expected = in_order(slow.enclosures(fences))
        assert in_order(regions(fences)) == expected, fences
        found += len(expected)
    assert found > 2 * SETS


def test_the_sets_hold_every_awkward_case() -> None:
    """Three fences through one intersection, three from one post, along two edges of a pond, over a corner alone."""
    sets = random_sets()
    through = [max(sum(slow.runs_over(name, spot) for name in fences) for spot in slow.GRID) for fences in sets[1::5]]
    assert sum(most >= 3 for most in through) > len(through) // 2
    posts = [max(sum(post in name for name in fences) for post in slow.NAMES) for fences in sets[2::5]]
    assert sum(most >= 3 for most in posts) > len(posts) // 2
    around = beside_pond((3, 3))
    corners = [(3, 3), (4, 3), (4, 4), (3, 4)]
    touched = {name: sum(slow.runs_over(name, corner) for corner in corners) for name in around}
    assert sorted(name for name, count in touched.items() if count == 2) == ["E2-W6", "E6-W2", "N2-S6", "N6-S2"]
    assert sorted(name for name, count in touched.items() if count == 1) == ["E1-S5", "N1-E5", "N5-W1", "S1-W5"]
    ponds = [len({*fences} & {*around}) for fences in sets[4::5]]
    assert sum(count >= 2 for count in ponds) > len(ponds) // 5


@pytest.mark.clause("R15")
def test_masks_agree_with_polygons_cut_in_fractions() -> None:
    """Every polygon holds just the points of its mask; all of them together are the field, to the last fraction."""
    for fences in random_sets()[:60]:
        names = vec[i64]([fence(name) for name in fences])
        area = Fraction(0)
        for region in regions_of(GROUND, names):
            corners = [(Fraction(x, w), Fraction(y, w)) for x, y, w in region.corners]
            edges = list(zip(corners, [*corners[1:], corners[0]], strict=True))
            area += sum((a[0] * b[1] - a[1] * b[0] for a, b in edges), Fraction(0)) / 2
            inside = {
                (x, y)
                for x, y in slow.GRID
                if all((b[0] - a[0]) * (y - a[1]) > (b[1] - a[1]) * (x - a[0]) for a, b in edges)
            }
            assert set(columns_of(region.mask)) == inside
            on_edge = any(a[axis] == b[axis] and a[axis] in (0, 7) for a, b in edges for axis in (0, 1))
            assert bool(region.mask & PERIMETER) == on_edge
        assert area == 49


def test_bits_are_counted() -> None:
    chance = random.Random(1)
    for _ in range(500):
        mask = chance.getrandbits(60)
        assert popcount(mask) == mask.bit_count()


# --- R16 --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R16")
def test_a_bull_alone_in_an_enclosure_is_isolated_two_together_are_not() -> None:
    assert table("3,3", fences=SQUARE).stock().isolated == 1
    together = table("3,3 4,4", fences=SQUARE)
    assert (together.stock().isolated, together.stock().escaped) == (0, 0)
    together.fences("N2-S2")  # from the top to the bottom, between the two
    assert together.stock().isolated == 2
