"""The town: rows of roundabouts with paths that all lead down, read from the box and checked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.data import Data

FEWEST_ROWS: Final = 3
MOST_ROWS: Final = 8
MOST_WIDE: Final = 8
BOARD: Final = 1000  # coordinates go from 0 to this
START_NUMBERS: Final = [2, 3, 4, 5, 6]  # every face but 1, which may start anywhere

ODD: Final[i64] = 0
EVEN: Final[i64] = 1
SIGNS: Final = ["odd", "even"]

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = 2


class Town:
    """Roundabouts are numbered from the top, row by row and from left to right; columns count within a row."""

    def __init__(self, data: Data) -> None:
        data.only("rows", "starts", "paths", "at")
        rows = read_rows(data)
        self.rows: Final = rows
        self.names: Final = [name for row in rows for name in row]
        self.place_of: Final = {name: place for place, name in enumerate(self.names)}
        self.steps: Final[i64] = len(rows) - 1
        self.wide: Final[i64] = max([len(row) for row in rows])
        self.width: vec[i64] = vec[i64]([len(row) for row in rows])  # by row
        self.first: vec[i64] = vec[i64]()  # the first roundabout of each row
        self.row_of: vec[i64] = vec[i64]()  # by roundabout
        for index, row in enumerate(rows):
            self.first = append(self.first, i64(len(self.row_of)))
            for _ in row:
                self.row_of = append(self.row_of, i64(index))
        self.destinations: Final = rows[-1]
        # Roundabouts with a path out: all but the destinations.
        self.roundabouts: Final[i64] = len(self.names) - len(self.destinations)
        self.start_of: Final = read_starts(data, rows[0])  # the column of the start, by face
        # The column in the next row, by roundabout and sign; a single path is listed under both.
        self.path: Final = read_paths(data.section("paths"), rows, False)
        self.fork: Final = read_paths(data.section("paths"), rows, True)  # by roundabout: 1 where there are signs
        self.at: Final = read_places(data.section("at"), rows)  # drawing coordinates, by roundabout
        # Signs are numbered by roundabout, odd before even.
        self.sign_at: vec[i64] = vec[i64]()  # the number of the odd sign by roundabout, or -1; even is the next
        self.sign_place: vec[i64] = vec[i64]()  # by sign
        for place in range(self.roundabouts):
            self.sign_at = append(self.sign_at, i64(len(self.sign_place)) if self.fork[place] else i64(-1))
            if self.fork[place]:
                self.sign_place = append(append(self.sign_place, place), place)
        self.signs: Final[i64] = len(self.sign_place)

    def place_at(self, row: i64, column: i64) -> i64:
        return self.first[row] + column

    def start_number(self, column: i64) -> i64:
        """The face of the runners that begin there."""
        for face in range(i64(START_NUMBERS[0]), i64(START_NUMBERS[-1] + 1)):
            if self.start_of[face] == column:
                return face
        raise AssertionError(f"no start in column {column}")

    def neighbour(self, place: i64, side: i64) -> i64:
        """The next roundabout of the same row on the left or right, or -1."""
        to = place - 1 if side == LEFT else place + 1
        return to if 0 <= to < len(self.row_of) and self.row_of[to] == self.row_of[place] else -1

    def sign_words(self, sign: i64) -> list[int | str]:
        """A sign as actions write it: its roundabout, and odd or even."""
        return [self.sign_roundabout(sign), self.sign_name(sign)]

    def sign_roundabout(self, sign: i64) -> str:
        return self.names[self.sign_place[sign]]

    def sign_name(self, sign: i64) -> str:
        return SIGNS[sign % 2]


def read_rows(data: Data) -> list[list[str]]:
    rows = [row.split() for row in data.texts("rows")]
    if not FEWEST_ROWS <= len(rows) <= MOST_ROWS:
        raise data.wrong("rows", f"must be {FEWEST_ROWS} to {MOST_ROWS} rows, not {len(rows)}")
    names = [name for row in rows for name in row]
    for name in names:
        if names.count(name) > 1:
            raise data.wrong("rows", f"has {name} twice")
    for row in rows:
        if not 1 <= len(row) <= MOST_WIDE:
            raise data.wrong("rows", f"must have 1 to {MOST_WIDE} roundabouts in a row, not {len(row)}")
    return rows


def read_starts(data: Data, starts: list[str]) -> vec[i64]:
    """The column of the start for each face; 0 for face 1, which may start anywhere."""
    numbers = data.text("starts").split()
    if sorted(numbers) != [str(number) for number in START_NUMBERS] or len(starts) != len(numbers):
        raise data.wrong("starts", "must number the roundabouts of the first row, one for each face from 2 to 6")
    columns = vec[i64]([0 for _ in range(START_NUMBERS[-1] + 1)])
    for column, number in enumerate(numbers):
        columns[int(number)] = column
    return columns


def read_paths(table: Data, rows: list[list[str]], forks: bool) -> vec[i64]:
    """Where each sign of each roundabout leads; or, if `forks`, where there are two signs."""
    table.only(*[name for row in rows[:-1] for name in row])
    columns = vec[i64]()
    two_signs = vec[i64]()
    for index, row in enumerate(rows[:-1]):
        below = rows[index + 1]
        reached: list[str] = []
        for name in row:
            ways = read_signs(table, name, below)
            reached += ways
            columns = append(append(columns, i64(below.index(ways[ODD]))), i64(below.index(ways[EVEN])))
            two_signs = append(two_signs, i64(0 if ways[ODD] == ways[EVEN] else 1))
        for name in below:
            if name not in reached:
                raise table.wrong(row[0], f"and the other paths of its row never lead to {name}")
    return two_signs if forks else columns


def read_signs(table: Data, name: str, below: list[str]) -> list[str]:
    """The roundabouts that odd and even faces go to: the same one where there is a single path."""
    text = table.text(name)
    ways = [way.split() for way in text.split(",")]
    if len(ways) == 1 and len(ways[0]) == 1:
        ways = [[sign, ways[0][0]] for sign in SIGNS]
    elif not all(len(way) == 2 for way in ways) or sorted(way[0] for way in ways) != ["even", "odd"]:
        raise table.wrong(name, f'must be a single path such as "A1", or a fork "odd A1, even A2", not {text!r}')
    elif ways[0][1] == ways[1][1]:
        raise table.wrong(name, f"must fork to two roundabouts: both signs lead to {ways[0][1]}")
    for _, to in ways:
        if to not in below:
            raise table.wrong(name, f"must lead down to {', '.join(below)}, not to {to}")
    leads = dict(ways)
    return [leads[sign] for sign in SIGNS]


def read_places(table: Data, rows: list[list[str]]) -> list[tuple[int, int]]:
    names = [name for row in rows for name in row]
    table.only(*names)
    places: list[tuple[int, int]] = []
    for row in rows:
        left = -1
        for name in row:
            words = table.text(name).split()
            if len(words) != 2 or not all(word.isdecimal() and int(word) <= BOARD for word in words):
                raise table.wrong(name, f'must be two numbers from 0 to {BOARD} such as "100 90"')
            x, y = int(words[0]), int(words[1])
            if x <= left:
                raise table.wrong(name, "must be drawn to the right of its neighbour")
            left = x
            places.append((x, y))
    return places
