"""What a game says about itself in studies: `statistics.toml` in its room, read and checked. See docs/studies.md.

Everything is computed from events, so a game declares it once and nobody needs a script of their own:

- `first`: who begins, as `event.fact`; `decision` is whoever decides first, and `nobody` if all play at once.
- `order`: `left` if play passes to the next seat, `right` if to the one before.
- `minutes`: the shortest and longest game that the box promises, if it does.
- `[seconds]`: how long people take for a decision with a `choice` and for a `forced` one.
- `[[count]]`: `events` that are counted, or facts of theirs that are added up (`charged.trampled`); of a list, its
  length. `whose` is the fact that names the seat, `each` an event that begins a new day or round. `*turn` is an event
  of the study's own: another seat decides than before.
- `[[family]]`: components, and what becomes of them. Every role (`held`, `played`, …) has a `word` for the report and
  `events`: `drew.cards` is a fact that names one or several, `stopped=police` an event that stands for one. They belong
  to the fact `seat`, or to another: `swapped.given@target`. An event without a seat is about everybody. `part` is
  what counts of a component's name. The first role is what the others are a part of.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stampede.core.errors import DataError
from stampede.core.game import Game

FILE = "statistics.toml"
TURN = "*turn"
DECISION, NOBODY = "decision", "nobody"
PARTS_OF_A_FAMILY = ("id", "title", "part")
SOURCE = re.compile(r"^(?P<kind>[*\w-]+)(?:\.(?P<fact>[\w-]+)|=(?P<item>[\w-]+))?(?:@(?P<whose>\w+))?$")


@dataclass(frozen=True)
class Source:
    """A kind of event, and what of it is meant: a fact, or an item that it stands for."""

    kind: str
    fact: str
    item: str
    whose: str


@dataclass(frozen=True)
class Count:
    id: str
    title: str
    meaning: str
    sources: tuple[Source, ...]
    whose: str  # "": the whole game's
    each: str  # the event that begins a new period; "": the game is one


@dataclass(frozen=True)
class Role:
    id: str
    word: str
    sources: tuple[Source, ...]


@dataclass(frozen=True)
class Family:
    id: str
    title: str
    part: str
    roles: tuple[Role, ...]


@dataclass(frozen=True)
class Statistics:
    """What a study counts in a game. A game without a file has only what is known of every game."""

    first: str = DECISION
    to_the_left: bool = True
    minutes: tuple[int, int] | None = None
    choice: int = 10  # seconds
    forced: int = 3
    counts: tuple[Count, ...] = ()
    families: tuple[Family, ...] = ()


def read_statistics(game: Game) -> Statistics:
    page = Path(game.folder, FILE)
    if not page.is_file():
        return Statistics()
    try:
        return _statistics(tomllib.loads(page.read_text(encoding="utf-8")))
    except (KeyError, TypeError, ValueError) as error:
        what = f"{error} is missing" if isinstance(error, KeyError) else str(error)
        raise DataError(f"{game.id}/{FILE}: {what}; lab/statistics.py says what it may hold") from error


def _statistics(page: dict[str, Any]) -> Statistics:
    _refuse_unknown(page, "first", "order", "minutes", "seconds", "count", "family")
    order = page.get("order", "left")
    if order not in ("left", "right"):
        raise ValueError(f"order must be left or right, not {order!r}")
    seconds = page["seconds"]
    _refuse_unknown(seconds, "choice", "forced")
    counts = tuple(_count(entry) for entry in page.get("count", []))
    families = tuple(_family(entry) for entry in page.get("family", []))
    ids = [*(count.id for count in counts), *(family.id for family in families)]
    if len(set(ids)) < len(ids):
        raise ValueError(f"{max(ids, key=ids.count)} is there twice")
    minutes = page.get("minutes")
    return Statistics(
        page.get("first", DECISION),
        order == "left",
        None if minutes is None else (int(minutes[0]), int(minutes[1])),
        int(seconds["choice"]),
        int(seconds["forced"]),
        counts,
        families,
    )


def _count(entry: dict[str, Any]) -> Count:
    _refuse_unknown(entry, "id", "title", "meaning", "events", "whose", "each")
    whose, each = entry.get("whose", ""), entry.get("each", "")
    if whose and each:
        raise ValueError(f"{entry['id']}: a count is by seat or by period, not both")
    return Count(entry["id"], entry["title"], entry["meaning"], _sources(entry["events"]), whose, each)


def _family(entry: dict[str, Any]) -> Family:
    roles = tuple(_role(name, role) for name, role in entry.items() if name not in PARTS_OF_A_FAMILY)
    if not roles:
        raise ValueError(f"{entry['id']}: a family needs a role, such as held")
    return Family(entry["id"], entry["title"], re.compile(entry.get("part", "")).pattern, roles)


def _role(name: str, entry: object) -> Role:
    if not isinstance(entry, dict):
        raise TypeError(f"{name} must be {{ word = …, events = […] }}, not {entry!r}")
    _refuse_unknown(entry, "word", "events")
    return Role(name, entry["word"], _sources(entry["events"]))


def _sources(words: list[str]) -> tuple[Source, ...]:
    return tuple(_source(word) for word in words)


def _source(word: str) -> Source:
    found = SOURCE.match(word)
    if found is None:
        raise ValueError(f"{word!r} is not an event, event.fact or event=item")
    return Source(found["kind"], found["fact"] or "", found["item"] or "", found["whose"] or "seat")


def _refuse_unknown(page: dict[str, Any], *known: str) -> None:
    for key in page:
        if key not in known:
            raise ValueError(f"{key} means nothing here; known are {', '.join(known)}")
