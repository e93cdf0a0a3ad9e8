"""Enclosures and what they score: R14 to R23."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stampede.core.game import ScoreLine
from stampede.games.raging.actions import FOR_BULL, FOR_SHEEP
from stampede.games.raging.components import Box
from stampede.games.raging.fields import Field
from stampede.games.raging.geometry import INSIDE, PERIMETER, POSTS, popcount
from stampede.games.raging.state import Position, Sheet

LINES: Final = ["isolated", "couples", "prize", "sheep", "mallets", "posts", "escaped"]


@mypyc_attr(acyclic=True, free_list_len=1)
class Stock:
    """What the regions of a sheet hold."""

    def __init__(self, field: Field, cells: vec[i64], closed: bool) -> None:
        self.isolated: i64 = 0  # bulls alone in an enclosure
        self.couples: i64 = 0
        self.prize: i64 = 0  # the size of the largest enclosure with an isolated bull
        self.sheep: i64 = 0  # the size of the largest enclosure without an animal
        self.escaped: i64 = 0  # bulls in no enclosure
        for index in range(i64(len(cells))):
            cell = cells[index]
            bulls = cell & field.bulls
            if not is_enclosure(cell, closed):
                if bulls:
                    self.escaped += popcount(bulls)
            elif bulls == 0:
                if cell & field.cows == 0:  # R20: no animal at all
                    self.sheep = larger(self.sheep, size_of(cell))
            elif bulls & (bulls - 1) == 0:  # R16: one bull and no other
                self.isolated += 1
                if cell & field.cows:
                    self.couples += 1  # R18: one cow a bull, however many there are
                self.prize = larger(self.prize, size_of(cell))


def is_enclosure(cell: i64, closed: bool) -> bool:
    """A region with no stretch of perimeter; any region, if the edge counts as fence."""  # R14
    return closed or cell & PERIMETER == 0


def isolated_bulls(position: Position, sheet: Sheet) -> i64:
    """The bulls alone in an enclosure, as a mask."""  # R16
    mask: i64 = 0
    for index in range(i64(len(sheet.cells))):
        cell = sheet.cells[index]
        bulls = cell & position.field.bulls
        if is_enclosure(cell, position.closed) and bulls & (bulls - 1) == 0:
            mask |= bulls
    return mask


def size_of(cell: i64) -> i64:
    """The intersections strictly inside."""  # R15
    return popcount(cell & INSIDE)


def larger(one: i64, other: i64) -> i64:
    return one if one > other else other


def shed_stands(box: Box, sheet: Sheet, shed: i64) -> bool:
    """Whether the shed for the bull, or for the sheep, is built."""  # R13
    return sheet.shed == shed and sheet.marked_numbers() >= box.stands


def score_of(box: Box, field: Field, sheet: Sheet, stock: Stock) -> i64:
    """The total as it stands now."""
    points = box.points
    score = stock.isolated * points.isolated  # R17
    score += stock.couples * points.couple  # R18
    score += prize_points(box, sheet, stock)
    score += sheep_points(box, sheet, stock)
    score += sheet.mallets * points.mallet  # R21
    score += post_points(box, field, sheet, stock)
    return score - stock.escaped * points.escaped  # R23


def prize_points(box: Box, sheet: Sheet, stock: Stock) -> i64:
    """For the isolated bull in the largest enclosure."""  # R19
    rosette = box.points.prize_shed if shed_stands(box, sheet, FOR_BULL) else box.points.prize
    return stock.prize * rosette


def sheep_points(box: Box, sheet: Sheet, stock: Stock) -> i64:
    """For the largest enclosure without any animal."""  # R20
    each = box.points.sheep_shed if shed_stands(box, sheet, FOR_SHEEP) else box.points.sheep
    return stock.sheep * each


def post_points(box: Box, field: Field, sheet: Sheet, stock: Stock) -> i64:
    """For posts never used, if the field is complete."""  # R22
    return (POSTS - popcount(sheet.once)) * box.points.post if stock.isolated == field.herd else 0


def stock_of(position: Position, seat: i64) -> Stock:
    return Stock(position.field, position.sheets[seat].cells, position.closed)


def seat_score(position: Position, seat: i64) -> i64:
    return sheet_score(position, position.sheets[seat])


def sheet_score(position: Position, sheet: Sheet) -> i64:
    return score_of(position.box, position.field, sheet, Stock(position.field, sheet.cells, position.closed))


def score_lines(position: Position, sheet: Sheet) -> list[ScoreLine]:
    """The score line by line, as it stands now, in the order of the sheet."""
    box, stock = position.box, Stock(position.field, sheet.cells, position.closed)
    points = box.points
    amounts = [
        stock.isolated * points.isolated,
        stock.couples * points.couple,
        prize_points(box, sheet, stock),
        sheep_points(box, sheet, stock),
        sheet.mallets * points.mallet,
        post_points(box, position.field, sheet, stock),
        -stock.escaped * points.escaped,
    ]
    return [ScoreLine(key, int(amount)) for key, amount in zip(LINES, amounts, strict=True)]
