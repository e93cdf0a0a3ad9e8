"""`stampede bench --peers`: our speed next to that of others."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from stampede.cli.output import console, error_console, print_json, print_paragraph

if TYPE_CHECKING:
    from stampede.lab.peers import Contest, Rate

HEADINGS = ("game", "from", "engine", "a second", "ratio")
NOT_COMPARABLE_HEADING = "## What isn't comparable"
PAGE = """\
# Speed

`python3 run.py bench --peers --page docs/speed.md` wrote this page on {day}.

- Machine: {machine}, Python {python}, one core.
- Peers: {versions}.
- All contestants of a table take turns, slice by slice, and processor time is what counts.
- *ratio*: how many times as fast as the reference ours is.
"""


def bench_peers(games: list[str], seats: int | None, seconds: float, as_json: bool, page: Path | None) -> None:
    from stampede.lab.peers import contest

    with error_console().status("measuring…") as status:
        found = contest(games, seats, seconds, tell=lambda what: status.update(f"measuring {what}…"))
    if page is not None:
        written = page.read_text(encoding="utf-8") if page.exists() else ""
        page.write_text(page_of(found, written), encoding="utf-8")
    if as_json:
        print_json(found.to_json())
        return
    print_contest(found)


def print_contest(found: Contest) -> None:
    from stampede.lab.contests import METRICS
    from stampede.lab.peers import NOT_COMPARABLE

    out = console()
    for metric, unit in METRICS.items():
        rates = [rate for rate in found.rates if rate.metric == metric]
        if not rates:
            continue
        out.print(f"{unit.capitalize()}{against(found, metric)}", style="bold")
        table = Table(*HEADINGS, box=None, pad_edge=False)
        for column in table.columns[3:]:
            column.justify = "right"
        for rate in rates:
            table.add_row(*cells(found, rate))
        out.print(table)
        out.print()
    for name, install in found.missing.items():
        out.print(f"{name} is not installed: {install}")
    out.print("Versions: " + (", ".join(f"{name} {number}" for name, number in found.versions.items()) or "no peers"))
    for sentence in NOT_COMPARABLE:
        print_paragraph(out, sentence, 2)


def against(found: Contest, metric: str) -> str:
    reference = found.reference(metric)
    return "" if reference is None else f"; ratio to {reference.name} of {reference.peer}"


def cells(found: Contest, rate: Rate) -> list[str]:
    ratio = found.ratio(rate)
    told = "" if ratio is None else f"{ratio:.1f}" if ratio >= 0.95 else f"{ratio:.2f}"
    return [rate.name, rate.peer or "stampede", rate.engine, f"{rate.per_second:,.0f}", told]


def page_of(found: Contest, before: str = "") -> str:
    """The same as a page of documentation. What people added to the page as it was before stays."""
    from stampede.lab.contests import METRICS
    from stampede.lab.peers import NOT_COMPARABLE, machine

    document = found.to_json()
    versions = ", ".join(f"{name} {number}" for name, number in found.versions.items()) or "no peers"
    parts = [PAGE.format(day=date.today().isoformat(), machine=machine(), python=document["python"], versions=versions)]
    for metric, unit in METRICS.items():
        rates = [rate for rate in found.rates if rate.metric == metric]
        if rates:
            parts.append(f"\n## {unit.capitalize()}\n\n")
            reference = against(found, metric).removeprefix("; ")
            parts.append(f"{reference[:1].upper()}{reference[1:]}.\n\n" if reference else "")
            parts.append("| " + " | ".join(HEADINGS) + " |\n|---|---|---|---:|---:|\n")
            parts += ["| " + " | ".join(cells(found, rate)) + " |\n" for rate in rates]
    for name, install in found.missing.items():
        parts.append(f"\n{name} was not installed (`{install}`).\n")
    closing = f"\n{NOT_COMPARABLE_HEADING}\n\n" + "".join(f"- {sentence}\n" for sentence in NOT_COMPARABLE)
    return "".join([*parts, *sections_by_hand(before), closing])


def sections_by_hand(page: str) -> list[str]:
    """The sections of a page that `page_of` doesn't write."""
    from stampede.lab.contests import METRICS

    ours = {NOT_COMPARABLE_HEADING, *(f"## {unit.capitalize()}" for unit in METRICS.values())}
    sections = ["## " + section for section in f"\n{page}".split("\n## ")[1:]]
    return [f"\n{section.rstrip()}\n" for section in sections if section.splitlines()[0] not in ours]
