"""Sentences for people, in their language: the engine gives keys and facts, Fluent files the words."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from stampede.core.actions import Action
from stampede.core.errors import StampedeError
from stampede.core.events import SEAT_FACTS, Event, Fact
from stampede.core.game import Game, Reason
from stampede.match.counts import Spot

Language = Literal["en", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
HOUSE_TEXT = Path(__file__).parent / "text"
LIKE_Y = re.compile(r"h?[ií](?!e)", re.IGNORECASE)
DOUBLED = re.compile(r"([!?])\.(?=\s|$)")  # a name that ends in ! or ? needs no full stop


class MissingText(StampedeError):  # noqa: N818
    """A key without a text, or a text that needs a fact it was not given."""


@cache  # the house's words are part of every game's
def parse(text: str) -> Resource:
    return FluentResource(text)


class Words:
    """The words of one game in one language; without a game, only those that all games share."""

    def __init__(self, game: Game | None, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise StampedeError(f"there are no texts in {language!r}; choose one of: {', '.join(LANGUAGES)}")
        self.language = language
        self._game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in [HOUSE_TEXT] if game is None else [HOUSE_TEXT, Path(game.folder) / "text"]:
            self._read(folder / f"{language}.ftl")

    def _read(self, path: Path) -> None:
        try:
            resource = parse(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise MissingText(f"{path} cannot be read: {error.strerror}") from error
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MissingText(f"{path} is not Fluent at {(entry.content or '').strip()!r}")
        self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, **facts: Fact) -> str:
        """The text of a key with its facts."""
        if not self.has(key):
            raise MissingText(f"there is no text {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"the text {key!r} in {self.language} is empty")
        text, errors = self._bundle.format_pattern(pattern, {name: self._value(fact) for name, fact in facts.items()})
        if errors:
            raise MissingText(f"the text {key!r} in {self.language}: {errors[0]}")
        return DOUBLED.sub(r"\1", str(text))

    def action(self, action: Action, names: Sequence[str] = ()) -> str:
        """An action as a choice. A number that may be a seat also comes as a name: `arg2-name`."""
        facts = self._told({f"arg{index}": arg for index, arg in enumerate(action.args, 1)})
        for index, arg in enumerate(action.args, 1):
            if isinstance(arg, int):
                known = arg < len(names)
                facts[f"arg{index}-name"] = names[arg] if known else self.text("seat-number", number=arg + 1)
        return self.text(f"action-{action.verb}", **facts)

    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        return self.text(f"reason-{reason.key}", **self._told(reason.args))

    def event(self, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """What happened, told to a seat (None: a spectator). The event is already redacted for that reader.

        If the reader sees what others do not, the text `…-seen` is used, if there is one.
        """
        facts = self._told(event.facts)
        for name, fact in event.facts.items():
            if name in SEAT_FACTS and isinstance(fact, int):
                facts[name] = names[fact]
                facts[f"{name}-me"] = "yes" if fact == reader else "no"
        for key in (f"event-{event.kind}-seen", f"event-{event.kind}", event.kind):
            if self.has(key) and not (key.endswith("-seen") and not event.revealed):
                return self.text(key, **facts)
        raise MissingText(f"there is no text for the event {event.kind!r} in {self.language}")

    def component(self, name: str) -> str:
        """What a component is called: by its text `name-…` or `card-…`, or else by its id."""
        return next((self.text(key) for key in (f"name-{name}", f"card-{name}") if self.has(key)), name)

    def place(self, spot: Spot, names: Sequence[str], reader: int | None) -> str:
        """Where something lies, as in "in the pile"."""
        whose = "" if spot.seat is None else names[spot.seat]
        me = "nobody" if spot.seat is None else "yes" if spot.seat == reader else "no"
        return self.text(f"place-{spot.place}", **{"seat": whose, "seat-me": me})

    def back(self, back: str) -> str:
        """What cards with that back are called; `back` is the text for those that have none of their own."""
        key = f"back-{back.replace(' ', '-')}"
        return self.text(key) if self.has(key) else self.text("back", back=back)

    def _told(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        """Components by their names. A text may choose by a component's id, for its article: `location-id`."""
        told = {name: self._named(self._spoken(fact)) for name, fact in facts.items()}
        return told | {f"{name}-id": fact for name, fact in facts.items() if isinstance(fact, str)}

    def _named(self, fact: Fact) -> Fact:
        """The name of a component in this language, from its text `card-…`, if there is one.

        A component with a text `name-…` keeps its id here: that name is only used in lists.
        """
        if isinstance(fact, list):
            return [str(self._named(item)) for item in fact]
        key = f"card-{fact}"
        is_card = isinstance(fact, str) and self.has(key) and not self.has(f"name-{fact}")
        return self.text(key) if is_card else fact

    def _spoken(self, fact: Fact) -> Fact:
        """A component that goes by its parts, in words: `of-parts` and `part-…` say how."""
        if isinstance(fact, list):
            return [str(self._spoken(item)) for item in fact] if any(isinstance(item, str) for item in fact) else fact
        named = self._game.parts(fact) if self._game is not None and isinstance(fact, str) else []
        if not named:
            return fact
        parts = ", ".join(self.text(f"part-{part}") for part in named[1:])
        return self.text("of-parts", whole=named[0], parts=parts)

    def _value(self, fact: Fact) -> int | str:
        """Puts lists into words, using the texts `name-…`. Numbers stay numbers, so that texts can select by them."""
        if not isinstance(fact, list):
            return fact
        items = [self.text(f"name-{item}") if self.has(f"name-{item}") else str(item) for item in fact]
        if len(items) < 2:
            return "".join(items)
        both = self.text("list-and", rest=", ".join(items[:-1]), last=items[-1])
        if self.language == "es" and LIKE_Y.match(items[-1]):  # “Guía de viaje e Indicaciones”
            both = both.removesuffix(f" y {items[-1]}") + f" e {items[-1]}"
        return both


@cache
def words_for(game: Game, language: str) -> Words:
    return Words(game, language)


def language_of_environment() -> str:
    """The system's language if there are texts in it, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
