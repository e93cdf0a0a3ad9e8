"""The box: squares, meeples, cards and pictures, read from components.toml and checked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.bits import MOST_BITS
from stampede.core.data import Data

NUMBERS: Final = 9  # a card's back shows 1 to 9
BACKS: Final = NUMBERS + 1  # width of a table by back; column 0 counts all of them
MOST_SQUARES: Final = 200
MOST_MEEPLES: Final = 5
MOST_CARDS: Final = 200
MOST_SEATS: Final = 6
DEEP: Final[i64] = 8  # width of a table by how many cards of a group are laid: a square below 200 takes seven 2s
END_OF_WAY: Final = -1


class Way:
    """One way to make up a square's symbols: how many cards of which groups, whatever their numbers."""

    def __init__(self, groups: vec[i64], counts: vec[i64]) -> None:
        self.groups: Final = groups
        self.counts: Final = counts


class Box:
    """The components as tables for the engine. A kind is a card's number with its symbols: `4[2 2]`."""

    def __init__(self, data: Data) -> None:
        data.only("rules", "seats", "board", "meeples", "deck", "pictures", "ends")
        self.rules: Final = data.number("rules", 1, 10**6)
        self.digest: Final = data.digest()
        self.seats: Final = data.seats(MOST_SEATS)
        board = data.section("board")
        board.only("goal", "row")
        self.goal: Final[i64] = board.number("goal", 10, MOST_SQUARES)
        self.row: Final = board.number("row", 1, MOST_SQUARES)
        self.meeples: Final = read_meeples(data.section("meeples"), self.seats)
        self.pictures: Final = read_pictures(data.section("pictures"), int(self.goal))
        self.end_reasons: Final = read_ends(data.section("ends"))
        cards = read_deck(data.section("deck"), self.pictures)

        self.names: Final[list[str]] = []
        self.symbols: Final[list[list[int]]] = []
        self.number: vec[i64] = vec[i64]()  # by kind
        self.group: vec[i64] = vec[i64]()  # by kind
        self.copies: vec[i64] = vec[i64]()  # by kind
        self.product: vec[i64] = vec[i64](sorted({multiply(symbols) for _, symbols in cards}))  # by group
        self.first: vec[i64] = vec[i64]([0])  # the first kind of each number; they lie in blocks
        groups = {int(product): index for index, product in enumerate(self.product)}
        for number in range(1, NUMBERS + 1):
            self.first = append(self.first, i64(len(self.names)))
            for symbols in sorted({tuple(s) for n, s in cards if n == number}, key=lambda s: (multiply(list(s)), s)):
                self.names.append(f"{number}[{' '.join(str(symbol) for symbol in symbols)}]")
                self.symbols.append(list(symbols))
                self.number = append(self.number, i64(number))
                self.group = append(self.group, i64(groups[multiply(list(symbols))]))
                self.copies = append(self.copies, i64(cards.count((number, list(symbols)))))
            if len(self.names) - self.first[number] > MOST_BITS:
                raise data.section("deck").wrong(str(number), f"must have at most {MOST_BITS} different cards")
        self.first = append(self.first, i64(len(self.names)))
        self.kinds: Final[i64] = len(self.names)
        self.groups: Final[i64] = len(self.product)
        self.kind_of: Final = {name: kind for kind, name in enumerate(self.names)}
        self.kind_at: Final = self.table_of_kinds()
        self.deepest: Final = vec[i64]([0 for _ in range(self.groups)])  # by group: the most cards a square takes
        self.ways: Final = [ways_to_make(square, self.product) for square in range(int(self.goal))]
        # The same ways in one row, to test hands by: a group and how many of it, and so on, then END_OF_WAY.
        self.steps: vec[i64] = vec[i64]()
        self.first_step: vec[i64] = vec[i64]()  # by square: where its ways begin there
        for ways in self.ways:
            self.first_step = append(self.first_step, i64(len(self.steps)))
            for way in ways:
                for index in range(i64(len(way.groups))):
                    self.steps = append(append(self.steps, way.groups[index]), way.counts[index])
                    if way.counts[index] > self.deepest[way.groups[index]]:
                        self.deepest[way.groups[index]] = way.counts[index]
                self.steps = append(self.steps, i64(END_OF_WAY))
        self.first_step = append(self.first_step, i64(len(self.steps)))

    def table_of_kinds(self) -> vec[i64]:
        """The kind by group and number, or -1: `kind_at[group * BACKS + number]`."""
        table = vec[i64]([-1 for _ in range(self.groups * BACKS)])
        for kind in range(self.kinds):
            table[self.group[kind] * BACKS + self.number[kind]] = kind
        return table

    def shown(self, square: int) -> list[int]:
        """The symbols that a square shows, with multiplicity; start, 1 and the goal show nothing."""  # P1
        return prime_factors(square) if 2 <= square < self.goal else []


def read_meeples(table: Data, seats: tuple[int, int]) -> list[int]:
    """Meeples a player, by number of seats."""
    counts = range(seats[0], seats[1] + 1)
    table.only(*[str(count) for count in counts])
    return [table.number(str(count), 1, MOST_MEEPLES) if count in counts else 0 for count in range(MOST_SEATS + 1)]


def read_pictures(table: Data, goal: int) -> dict[int, str]:
    pictures: dict[int, str] = {}
    for key in table.values:
        if not key.isdecimal() or not is_prime(int(key)):
            raise table.wrong(key, "is not a prime: only primes have pictures")
        name = table.text(key)
        if name in pictures.values():
            raise table.wrong(key, f"must be a picture of its own: {name!r} is taken")
        pictures[int(key)] = name
    for prime in range(2, goal):
        if is_prime(prime) and prime not in pictures:
            raise table.wrong(str(prime), f"is missing: square {prime} shows it")
    return pictures


def read_deck(table: Data, pictures: dict[int, str]) -> list[tuple[int, list[int]]]:
    """Every card as its number and its symbols, sorted."""
    numbers = [str(number) for number in range(1, NUMBERS + 1)]
    table.only("cards", *numbers)
    total = table.number("cards", MOST_SEATS, MOST_CARDS)
    cards: list[tuple[int, list[int]]] = []
    for number in numbers:
        for text in table.texts(number):
            symbols = text.split()
            for symbol in symbols:
                if not symbol.isdecimal() or int(symbol) not in pictures:
                    raise table.wrong(number, f"has a card {text!r}: {symbol} is not a prime that has a picture")
            cards.append((int(number), sorted(int(symbol) for symbol in symbols)))
    if len(cards) != total:
        raise table.wrong("cards", f"says {total}, but {len(cards)} cards are listed")
    return cards


def read_ends(table: Data) -> list[str]:
    table.only("reasons")
    reasons = table.texts("reasons")
    if reasons != ["home", "passes"]:
        raise table.wrong("reasons", 'must be ["home", "passes"]: the rules know these')
    return reasons


def is_prime(number: int) -> bool:
    return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))


def prime_factors(number: int) -> list[int]:
    """With multiplicity, ascending."""
    factors: list[int] = []
    divisor = 2
    while number > 1:
        while number % divisor == 0:
            factors.append(divisor)
            number //= divisor
        divisor += 1
    return factors


def multiply(symbols: list[int]) -> int:
    product = 1
    for symbol in symbols:
        product *= symbol
    return product


def ways_to_make(square: int, products: vec[i64]) -> list[Way]:
    """All ways to write the square as a product of groups, so that a hand is tested by counting."""
    ways: list[Way] = []
    if square >= 2:
        collect_ways(square, products, len(products) - 1, [], ways)
    return ways


def collect_ways(rest: int, products: vec[i64], largest: int, chosen: list[int], ways: list[Way]) -> None:
    if rest == 1:
        groups = sorted(set(chosen))
        ways.append(Way(vec[i64](groups), vec[i64]([chosen.count(group) for group in groups])))
        return
    for group in range(largest, -1, -1):
        product = int(products[group])
        if rest % product == 0:
            collect_ways(rest // product, products, group, [*chosen, group], ways)
