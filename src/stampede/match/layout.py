"""A board from shared parts: `layout.toml` in a game's room says which parts there are, and what feeds each.

    [[part]]
    kind = "track"             # a path of spaces with pieces on them
    key = "pond"               # its name is the text `layout-pond`
    spaces = 12                # after the start, which is 0
    pieces = "frogs[].stone"   # where they are: for each seat a space, a list of spaces, or nothing
    action = "move {space}"    # such an action, while it is legal, makes its space glow

    kind = "grid"              # rows and columns; `{cell}` counts from 0, `{row}` and `{column}` from 1
    rows = 3
    columns = 3
    cells = "board"            # a list of them, row by row: a seat's number, a component's name, or nothing

    kind = "hand"              # cards
    cards = "frogs[me].hand"
    action = "play {card}"

    kind = "piles"             # each with the text `layout-<key>`, and how many cards lie there, or which, in any order
    piles = [{ key = "pile", count = "pile", action = "draw" }, { key = "discards", cards = "discards" }]

    kind = "dice"
    dice = "roll"              # one number or several; 0 or nothing is no die
    action = "roll"

    kind = "meters"            # a bar for each seat, or a single one
    value = "players[].score"
    most = 100

What feeds a part is a field of the view: `pile`, or one inside another, `state.pile`. `[]` after a list takes every
item of it, by seat, and `[me]` the reader's own. Everything is checked against the game: its view, actions and words.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from stampede.core.errors import DataError
from stampede.core.game import Game
from stampede.match.words import LANGUAGES, words_for

FILE: Final = "layout.toml"
MOST_SPACES: Final = 200
MOST_CELLS: Final = 20  # rows, or columns
MOST_POINTS: Final = 100_000
STEP: Final = re.compile(r"(\w+)(\[\]|\[me\])?")
SLOT: Final = re.compile(r"\{(\w+)\}")
NUMBER, TEXT = "a number", "a text"


@dataclass(frozen=True)
class Pile:
    key: str
    count: str = ""
    cards: str = ""
    action: str = ""


@dataclass(frozen=True)
class Part:
    """One part; what a kind does not have is left empty."""

    kind: str
    key: str
    spaces: int = 0
    pieces: str = ""
    rows: int = 0
    columns: int = 0
    cells: str = ""
    cards: str = ""
    piles: tuple[Pile, ...] = ()
    dice: str = ""
    value: str = ""
    most: int = 0
    action: str = ""


# What each kind must have besides `kind` and `key`, and what stands in its actions.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "track": ("spaces", "pieces"),
    "grid": ("rows", "columns", "cells"),
    "hand": ("cards",),
    "piles": ("piles",),
    "dice": ("dice",),
    "meters": ("value", "most"),
}
SLOTS: Final = {"track": ("space",), "grid": ("cell", "row", "column"), "hand": ("card",)}
NUMBERS: Final = {"spaces": MOST_SPACES, "rows": MOST_CELLS, "columns": MOST_CELLS, "most": MOST_POINTS}
# What a field that feeds a part must hold, once for each seat or item or not.
FED_BY: Final = {
    "pieces": (NUMBER,),
    "cells": (NUMBER, TEXT),
    "cards": (TEXT,),
    "dice": (NUMBER,),
    "value": (NUMBER,),
    "count": (NUMBER,),
}


@cache
def read_layout(game: Game) -> tuple[Part, ...]:
    """The parts of a game's board; none if it has no such file. Raises DataError with what would be right."""
    page = Path(game.folder, FILE)
    if not page.is_file():
        return ()
    try:
        content = tomllib.loads(page.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{game.id}/{FILE} is not TOML: {error}") from error
    entries = content.get("part")
    if set(content) != {"part"} or not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
        raise DataError(f"{game.id}/{FILE} must be a list of parts, each under [[part]]")
    parts = tuple(Reading(game, number, entry).part() for number, entry in enumerate(entries, 1))
    keys = [part.key for part in parts]
    if len(set(keys)) < len(keys):
        raise DataError(f"{game.id}/{FILE}: two parts are called {max(keys, key=keys.count)}")
    return parts


class Reading:
    """One part being read."""

    def __init__(self, game: Game, number: int, entry: dict[str, Any]) -> None:
        self.game = game
        self.entry = entry
        self.where = f"{game.id}/{FILE}, part {number}"

    def wrong(self, sentence: str) -> DataError:
        return DataError(f"{self.where}: {sentence}")

    def part(self) -> Part:
        kind = self.entry.get("kind")
        if kind not in KINDS:
            raise self.wrong(f"kind must be one of {', '.join(KINDS)}, not {kind!r}")
        self.where += f" ({kind})"
        has = ("kind", "key", *KINDS[kind])
        self.refuse_unknown(self.entry, (*has, "action") if kind not in ("piles", "meters") else has)
        values = {name: self.value(name, self.entry) for name in has}
        action = self.action(self.entry, kind) if "action" in self.entry else ""
        return Part(**values, action=action)

    def refuse_unknown(self, entry: dict[str, Any], known: Iterable[str]) -> None:
        for name in entry:
            if name not in known:
                raise self.wrong(f"{name} is not known here; it may have {', '.join(known)}")

    def value(self, name: str, entry: dict[str, Any]) -> Any:
        if name not in entry:
            raise self.wrong(f"{name} is missing")
        value = entry[name]
        if name in NUMBERS:
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= NUMBERS[name]:
                raise self.wrong(f"{name} must be a whole number from 1 to {NUMBERS[name]}, not {value!r}")
            return value
        if name == "piles":
            return self.piles(value)
        if not isinstance(value, str) or not value:
            raise self.wrong(f"{name} must be a text, not {value!r}")
        if name in FED_BY:
            self.check_field(name, value)
        elif name == "key":
            self.check_words(value)
        return value

    def piles(self, value: object) -> tuple[Pile, ...]:
        if not isinstance(value, list) or not value or not all(isinstance(one, dict) for one in value):
            raise self.wrong('piles must be a list such as [{ key = "pile", count = "pile" }]')
        return tuple(self.pile(one) for one in value)

    def pile(self, entry: dict[str, Any]) -> Pile:
        self.refuse_unknown(entry, ("key", "count", "cards", "action"))
        if ("count" in entry) == ("cards" in entry):
            raise self.wrong("a pile has either a count or cards")
        values = {name: self.value(name, entry) for name in ("key", "count", "cards") if name in entry}
        return Pile(**values, action=self.action(entry, "piles") if "action" in entry else "")

    def check_words(self, key: str) -> None:
        for language in LANGUAGES:
            if not words_for(self.game, language).has(f"layout-{key}"):
                raise self.wrong(f"there is no text layout-{key} in {language}.ftl")

    # --- what feeds it ------------------------------------------------------------------------------------------------

    def check_field(self, name: str, path: str) -> None:
        """A path through the view: every step names a field, and the last one holds what the part needs."""
        hint: Any = self.game.view_type()
        for step in path.split("."):
            found = STEP.fullmatch(step)
            if found is None:
                raise self.wrong(f"{name} = {path!r}: {step!r} must be a field, or one with [] or [me] behind it")
            hint = self.step(name, path, hint, found[1])
            if found[2]:
                if get_origin(hint) is not list:
                    raise self.wrong(f"{name} = {path!r}: {found[1]} is not a list, so it has no {found[2]}")
                hint = bare(get_args(hint)[0])
        while get_origin(hint) is list:
            hint = bare(get_args(hint)[0])
        holds = {int: NUMBER, bool: NUMBER, str: TEXT}.get(hint)
        if holds not in FED_BY[name]:
            raise self.wrong(f"{name} = {path!r} must lead to {' or '.join(FED_BY[name])}, or a list of them")

    def step(self, name: str, path: str, hint: Any, field: str) -> Any:
        if not is_dataclass(hint):
            raise self.wrong(f"{name} = {path!r}: there is no field {field} in {getattr(hint, '__name__', hint)}")
        known = [one.name for one in fields(hint)]
        if field not in known:
            owner = hint.__name__ if isinstance(hint, type) else hint
            raise self.wrong(f"{name} = {path!r}: {owner} has no field {field}; it has {', '.join(known)}")
        return bare(get_type_hints(hint, include_extras=True)[field])

    # --- what can be chosen there -------------------------------------------------------------------------------------

    def action(self, entry: dict[str, Any], kind: str) -> str:
        """Its slots are known, and the game has such an action."""
        template = entry["action"]
        known = SLOTS.get(kind, ())
        if not isinstance(template, str) or not template:
            raise self.wrong(f"action must be a text, not {template!r}")
        unknown = [slot for slot in SLOT.findall(template) if slot not in known]
        if unknown:
            has = " or ".join(f"{{{slot}}}" for slot in known) or "no slots"
            raise self.wrong(f"action = {template!r}: {{{unknown[0]}}} is not known; here there is {has}")
        if known and not SLOT.findall(template):
            raise self.wrong(f"action = {template!r} must say which, as in {{{known[0]}}}")
        written = {action.notation for action in self.game.actions}
        if not any(fits(template, notation) for notation in written):
            raise self.wrong(f"action = {template!r}: the game has no action that is written so")
        return template


def fits(template: str, notation: str) -> bool:
    """Whether an action is what a template stands for, at any place of its part."""
    pattern = SLOT.sub(".+", re.escape(template).replace(r"\{", "{").replace(r"\}", "}"))
    return re.fullmatch(pattern, notation) is not None


def bare(hint: Any) -> Any:
    """A type without `| None` and without what is noted beside it."""
    if get_origin(hint) is Annotated:
        return bare(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        inner = [part for part in get_args(hint) if part is not type(None)]
        return bare(inner[0]) if len(inner) == 1 else hint
    return hint
