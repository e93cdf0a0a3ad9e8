"""Who sits where: line-ups in which no bot has the better seats or the easier company."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

LineUp = tuple[str, ...]  # the bot of each seat


def line_ups(bots: Sequence[str], seats: int) -> list[LineUp]:
    """The line-ups in which every deal is played: each company of bots, turned once around the table.

    As many bots as seats are one company; the same bot may come more than once. Of more bots, every choice of as many
    as there are seats is a company. Fewer take turns around the table, and each of them begins once.
    """
    companies: Iterable[Sequence[str]]
    if len(bots) >= seats:
        companies = combinations(bots, seats)
    else:
        companies = [[bots[(begin + seat) % len(bots)] for seat in range(seats)] for begin in range(len(bots))]
    turned = [(*company[turn:], *company[:turn]) for company in companies for turn in range(seats)]
    return list(dict.fromkeys(turned))
