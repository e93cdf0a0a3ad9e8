"""Makes the view of a position, and says what lies where: all that a seat is ever shown comes from here."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache

from stampede.core.game import Place
from stampede.games.raging.actions import SHEDS, UNDECIDED
from stampede.games.raging.geometry import NUMBERS, PERIMETER, POSTS, SIDES, Ground, columns_of, popcount
from stampede.games.raging.polygons import Region, regions_of
from stampede.games.raging.scoring import Stock, is_enclosure, score_lines, shed_stands, sheet_score
from stampede.games.raging.state import (
    BUSY,
    CONDITIONS,
    NOT_OVER,
    READY,
    Position,
    Sheet,
    die_of,
    numbers_of,
)
from stampede.games.raging.view import (
    DieView,
    EnclosureView,
    FieldView,
    LineView,
    OpenRoundView,
    PlayerView,
    PostView,
    RagingView,
)

REGIONS_KEPT = 256  # sheets whose polygons are cached


def view_of(position: Position, reader: int | None) -> RagingView:
    box = position.box
    return RagingView(
        reader=reader,
        players=[player_view(position, seat, reader) for seat in range(position.seats)],
        open_round=open_round_view(position, reader),
        field=FieldView(
            name=position.field.name,
            bulls=spots(position.field.bull_spots),
            cows=spots(position.field.cow_spots),
            ponds=spots(position.field.pond_spots),
            medals=box.medals(position.field, position.closed, position.recycles),
        ),
        posts=posts_of(box.ground),
        round=position.round,
        dice=numbers_of(position.rolled),
        boxes=box.boxes,
        mallets=box.mallets,
        choose=box.choose,
        stands=box.stands,
        closed_perimeter=position.closed,
        mallet_recycles=position.recycles,
        chances=position.chance_events,
        ending=box.end_reasons[position.ending] if position.ending != NOT_OVER else "",
    )


@cache
def posts_of(ground: Ground) -> list[PostView]:
    return [
        PostView(ground.post_names[post], SIDES[post * 4 // POSTS], ground.number[post], ground.x[post], ground.y[post])
        for post in range(POSTS)
    ]


def spots(places: list[tuple[int, int]]) -> list[list[int]]:
    return [[column, row] for column, row in places]


def player_view(position: Position, seat: int, reader: int | None) -> PlayerView:
    """The allow-list: all of it is read from the sheet that the reader may see."""  # R24
    ground, box = position.box.ground, position.box
    sheet = position.seen(seat, reader)
    stock = Stock(position.field, sheet.cells, position.closed)
    counts = [
        stock.isolated,
        stock.couples,
        stock.prize,
        stock.sheep,
        sheet.mallets,
        POSTS - popcount(sheet.once),
        stock.escaped,
    ]
    enclosures = enclosures_of(position, sheet, stock.prize, stock.sheep)
    alone = [bull for enclosure in enclosures if len(enclosure.bulls) == 1 for bull in enclosure.bulls]
    enclosed = [bull for enclosure in enclosures for bull in enclosure.bulls]
    bulls = spots(position.field.bull_spots)
    return PlayerView(
        condition=condition_of(position, seat, reader),
        fences=[list(ground.posts_of_fence(fence)) for fence in sheet.fences],
        uses=[sheet.uses_of(post) for post in range(POSTS)],
        dice=[
            DieView(number, die_of(position.rolled, index), sheet.is_sawn(index))
            for index, number in enumerate(numbers_of(sheet.dice))
        ],
        saws=sheet.saws_left(),
        spent=spent_saws(box.boxes, sheet),
        marks=marks_of(sheet),
        shed=SHEDS[sheet.shed],
        shed_stands=sheet.shed != UNDECIDED and shed_stands(box, sheet, sheet.shed),
        mallets=sheet.mallets,
        enclosures=enclosures,
        isolated=[bull for bull in bulls if bull in alone],
        escaping=[bull for bull in bulls if bull not in enclosed],
        complete=stock.isolated == position.field.herd,
        lines=[
            LineView(line.key, count, line.points)
            for line, count in zip(score_lines(position, sheet), counts, strict=True)
        ],
        score=sheet_score(position, sheet),
    )


def condition_of(position: Position, seat: int, reader: int | None) -> str:
    if position.hides(seat, reader):
        return BUSY if position.sheets[seat].owes() else READY
    return CONDITIONS[position.sheets[seat].condition]


def marks_of(sheet: Sheet) -> list[int]:
    return [sheet.marks_of(number) for number in range(1, NUMBERS + 1)]


def open_round_view(position: Position, reader: int | None) -> OpenRoundView | None:
    if reader is None or position.ending != NOT_OVER:
        return None
    found = position.found[reader]
    return OpenRoundView(
        steps=[position.actions[step].notation for step in position.sheets[reader].steps],
        fences=len(found.fences),
        marks=marks_of(found),
        saws=found.saws,
        shed=SHEDS[found.shed],
        mallets=found.mallets,
    )


def spent_saws(boxes: int, sheet: Sheet) -> list[int]:
    full = [number for number in range(1, NUMBERS + 1) if sheet.marks_of(number) == boxes]  # R11
    return full[: len(full) - sheet.saws_left()]


REGIONS: OrderedDict[tuple[object, ...], list[Region]] = OrderedDict()


def cut_regions(position: Position, sheet: Sheet) -> list[Region]:
    """The polygons of a sheet, cached because the view of every seat asks for them."""
    key = (*position.box.ground.post_names, *sheet.fences)
    found = REGIONS.get(key)
    if found is None:
        found = REGIONS[key] = regions_of(position.box.ground, sheet.fences)
        if len(REGIONS) > REGIONS_KEPT:
            REGIONS.popitem(last=False)
    return found


def enclosures_of(position: Position, sheet: Sheet, prize: int, sheep: int) -> list[EnclosureView]:
    """From the lower left to the upper right. If several are largest, the first gets the rosettes or the sheep."""
    field = position.field
    found: list[EnclosureView] = []
    prize_given = sheep_given = False
    enclosed = [region for region in cut_regions(position, sheet) if is_enclosure(region.mask, position.closed)]
    for region in sorted(enclosed, key=centre):
        inside = region.mask & ~PERIMETER
        size = popcount(inside)
        bulls, cows = inside & field.bulls, inside & field.cows
        herd = popcount(bulls)
        is_prize = herd == 1 and size == prize and not prize_given
        is_sheep = bulls == 0 and cows == 0 and size == sheep > 0 and not sheep_given
        prize_given, sheep_given = prize_given or is_prize, sheep_given or is_sheep
        kind = "herd" if herd > 1 else ("couple" if cows else "isolated") if herd else "cows" if cows else "empty"
        found.append(
            EnclosureView(
                outline=region.outline(),
                size=size,
                points=spots(columns_of(inside)),
                bulls=spots(columns_of(bulls)),
                cows=spots(columns_of(cows)),
                kind=kind,
                prize=is_prize,
                sheep=is_sheep,
            )
        )
    return found


def centre(region: Region) -> tuple[int, int, list[list[int]]]:
    """Sorts by row, then by column; the outline breaks ties."""
    outline = region.outline()
    return (sum(y for _, y in outline) // len(outline), sum(x for x, _ in outline) // len(outline), outline)


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Where every component lies. What others may be using in the open round is hidden, and no even mixture."""
    places = [Place("table", {"die": 3}, hidden=False)]
    for seat in range(position.seats):
        sheet = position.seen(seat, reader)
        is_hidden = position.hides(seat, reader)
        twice = popcount(sheet.twice)
        once = popcount(sheet.once) - twice
        marks = sum(marks_of(sheet))
        boxes = NUMBERS * position.box.boxes
        mallet, post, box = (f"{name} of seat {seat}" for name in ("mallet", "post", "box"))
        unused = {mallet: sheet.mallets, post: POSTS - once - twice, box: boxes - marks}
        used = {mallet: position.box.mallets - sheet.mallets, post: once, box: marks}
        if is_hidden:  # a post used once may be used again
            unused[post], used[post] = POSTS - twice, 0
        places.append(Place(f"unused {seat}", unused, hidden=is_hidden, uneven=is_hidden))
        places.append(Place(f"used {seat}", used, hidden=False))
        places.append(Place(f"used twice {seat}", {post: twice}, hidden=False))
    return places
