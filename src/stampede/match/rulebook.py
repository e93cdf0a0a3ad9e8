"""A game's rulebook as people read it: sections with clauses, in their language."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from stampede.core.errors import DataError
from stampede.core.game import Game

CLAUSE = re.compile(r"^- \*\*([A-Z]+\d+)\*\* \(([^)]+)\) (.+)$")
MARKS = re.compile(r"[*`]")
KINDS = {"reglamento": "book", "casa": "house", "dato": "fact"}  # as pages in Spanish write them


@dataclass(frozen=True)
class Clause:
    """One clause of a RULES.md: `- **P7** (book) Its text.` Indented lines below it belong to it."""

    id: str
    source: str
    text: str


@dataclass(frozen=True)
class Section:
    title: str
    lines: list[str] = field(default_factory=list)  # text before the first clause
    clauses: list[Clause] = field(default_factory=list)


def page_of(game: Game, language: str) -> Path:
    """The page in that language, or else in English."""
    page = Path(game.folder, f"RULES.{language}.md")
    return page if page.is_file() else Path(game.folder, "RULES.md")


def read_sections(page: Path) -> list[Section]:
    """The sections of the page, in order. The first one's title is the page's title."""
    sections: list[Section] = []
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        found = CLAUSE.match(line)
        if line.startswith("#"):
            sections.append(Section(line.lstrip("#").strip()))
        elif not sections:
            if line.strip():
                raise DataError(f"{page.name}, line {number}: a page must begin with its title")
        elif found:
            if any(clause.id == found[1] for section in sections for clause in section.clauses):
                raise DataError(f"{page.name}, line {number}: clause {found[1]} appears twice")
            sections[-1].clauses.append(Clause(found[1], found[2], found[3]))
        elif sections[-1].clauses and line.startswith("  ") and line.strip():
            last = sections[-1].clauses.pop()
            sections[-1].clauses.append(Clause(last.id, last.source, f"{last.text}\n{line.strip()}"))
        elif line.strip():
            sections[-1].lines.append(line.strip())
    return sections


def read_clauses(page: Path) -> list[Clause]:
    """All clauses in the order of the page."""
    return [clause for section in read_sections(page) for clause in section.clauses]


def origin(source: str) -> str:
    """Where a clause comes from, with the kinds as English pages write them: `book; house: las calles`."""
    parts = [part.strip().partition(":") for part in source.split(";")]
    return "; ".join(f"{KINDS.get(kind, kind)}{colon}{note}" for kind, colon, note in parts)


def plain(text: str) -> str:
    """A text of the page without markup, on one line."""
    return MARKS.sub("", " ".join(text.split()))
