"""What became of cards, destinations, objectives: how often they came up, and how their owners did."""

from __future__ import annotations

from typing import Any

import polars as pl

from stampede.core.game import Game
from stampede.lab.intervals import share_interval
from stampede.lab.statistics import Family, Role
from stampede.match.words import Words

Figures = dict[str, Any]
ROWS_AT_ONCE = 5000  # games whose components are held in memory together
FEW = 100  # hands; of fewer, a share of wins says little
LEFT = "left"  # what came up and was put to none of its uses
PLACES = 5


def family_figures(game: Game, family: Family, games: pl.LazyFrame, seats: int, words: Words) -> Figures:
    """For every component and role: how many came up, in how many hands, and the share of those hands that won."""
    found = {role.id: role_counts(family, role, games) for role in family.roles}
    names = in_order(game, seats, {name for counts in found.values() for name in counts})
    # A component that nobody ever had is worth knowing of; one that is not in this family is not.
    base, *uses = family.roles
    items = []
    for name in names:
        roles = {role.id: figures(found[role.id].get(name, (0, 0, 0.0))) for role in family.roles}
        item: Figures = {"id": name, "name": words.component(name), "roles": roles}
        if uses:
            copies = roles[base.id]["copies"]
            used = sum(roles[role.id]["copies"] for role in uses)
            item[LEFT] = max(0, copies - used)
        items.append(item)
    return {
        "id": family.id,
        "title": family.title,
        "fair": 1 / seats,
        "games": int(games.select(pl.len()).collect().item()),
        "roles": [{"id": role.id, "word": role.word} for role in family.roles],
        "items": items,
    }


def figures(counted: tuple[int, int, float]) -> Figures:
    copies, hands, wins = counted
    share = wins / hands if hands else None
    low, high = share_interval(share or 0.0, hands)
    return {
        "copies": copies,
        "hands": hands,
        "win_share": None if share is None else round(share, PLACES),
        "ci": [round(low, PLACES), round(high, PLACES)],
        "few": hands < FEW,
    }


def role_counts(family: Family, role: Role, games: pl.LazyFrame) -> dict[str, tuple[int, int, float]]:
    """By component: how many there were, in how many hands, and how many wins these hands had."""
    column = f"{family.id}.{role.id}"
    needed = games.select(
        wins=pl.col("ranks").list.eval((pl.element() == 1).cast(pl.Float64)),
        winners=pl.col("ranks").list.count_matches(1),
        items=column,
    )
    totals: dict[str, tuple[int, int, float]] = {}
    for chunk in needed.collect_batches(chunk_size=ROWS_AT_ONCE):
        hands = chunk.with_row_index("game").explode("wins", "items").with_row_index("hand")
        items = (
            hands.select("hand", "items", win=pl.col("wins") / pl.col("winners")).explode("items").drop_nulls("items")
        )
        by_hand = items.group_by("hand", "items").agg(copies=pl.len(), win=pl.col("win").first())
        by_item = by_hand.group_by("items").agg(pl.col("copies").sum(), hands=pl.len(), wins=pl.col("win").sum())
        for name, copies, count, wins in by_item.iter_rows():
            before = totals.get(name, (0, 0, 0.0))
            totals[name] = (before[0] + copies, before[1] + count, before[2] + wins)
    return totals


def in_order(game: Game, seats: int, names: set[str]) -> list[str]:
    """As they lie in the box; what has no place there by number or name."""
    box = [name for name in game.components(seats) if name in names]
    return [*box, *sorted(names.difference(box), key=by_number)]


def by_number(name: str) -> tuple[list[int], str]:
    words = name.split()
    return ([int(word) for word in words] if all(word.isdecimal() for word in words) else [], name)
