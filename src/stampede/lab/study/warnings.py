"""What a reader should know before believing a figure."""

from __future__ import annotations

import math
from typing import Any

from stampede.lab.intervals import STEPS
from stampede.lab.study.sentences import NUMBERS

Figures = dict[str, Any]
CLOSE = 0.03  # how well a share of wins should be known
FEW_DEALS = 100  # of a pair of levels
FEW_GAMES = 100  # of one player


def warnings_about(summary: Figures) -> list[str]:
    found = [warning for table in summary["tables"] for warning in about_table(table)]
    small = [pair for pair in summary["skill"] if pair["deals"] < FEW_DEALS]
    if small:
        pairs = ", ".join(f"{pair['better']} and {pair['weaker']}" for pair in small)
        fewest = min(pair["games"] for pair in small)
        found.append(
            f"Skill and luck: {pairs} met in only {fewest} games, so their shares are rough. Play more with --skill."
        )
    if not summary["skill"]:
        found.append("Skill and luck was left out, because no games were played for it (--skill 0).")
    if summary["faults"]:
        found.append(f"Bots of your own made {len(summary['faults'])} mistakes, and steady decided instead.")
    return found


def about_table(table: Figures) -> list[str]:
    seats, games = table["seats"], table["games"]
    found = []
    if seats > 1:
        fair = 1 / seats
        needed = math.ceil(STEPS**2 * fair * (1 - fair) / CLOSE**2)
        few = games < needed
        if few:
            width = STEPS * math.sqrt(fair * (1 - fair) / games)
            found.append(
                f"{players(seats)}: {games:,} games are few. A share of wins is known only to about "
                f"±{100 * width:.0f} percentage points; {needed:,} games would make it ±{100 * CLOSE:.0f}."
            )
        if table["ties"]["share"] > 0.5:
            shared = f"{100 * table['ties']['share']:.0f}\u00a0%"
            found.append(
                f"{players(seats)}: {shared} of the games were shared victories. Bots that choose alike on the same "
                "dice end alike; let different bots play to see who wins."
            )
    elif few := games < FEW_GAMES:
        found.append(f"One player: {games:,} games are few, so every figure is rough.")
    # Where every figure is rough, there is no need to name them all.
    for family in [] if few else table["families"]:
        rare = [item["name"] for item in family["items"] if all(role["few"] for role in item["roles"].values())]
        if rare:
            shown = ", ".join(rare[:6]) + (f" and {len(rare) - 6} more" if len(rare) > 6 else "")
            found.append(
                f"{players(seats)}, {family['title'].lower()}: seen in too few hands to say how they do: {shown}."
            )
    return found


def players(seats: int) -> str:
    return "One player" if seats == 1 else f"{NUMBERS[seats] if seats < len(NUMBERS) else seats} players"
