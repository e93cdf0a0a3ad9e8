"""A game's actions: one finite table, built once. In the engine an action is an index, elsewhere an entry."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from stampede.core.errors import UnknownAction


class Action:
    """An entry of the table: a verb, its arguments, and a short, stable notation for records and people."""

    def __init__(self, index: int, verb: str, args: tuple[int | str, ...], notation: str, public_index: int) -> None:
        self.index: Final = index
        self.verb: Final = verb
        self.args: Final = args
        self.notation: Final = notation
        self.public_index: Final = public_index

    def __repr__(self) -> str:
        return self.notation

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.index == other.index and self.notation == other.notation

    def __hash__(self) -> int:
        return hash(self.notation)

    def to_json(self) -> dict[str, object]:
        return {"verb": self.verb, "args": list(self.args), "notation": self.notation}


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTable:
    """All actions of a game, in a fixed order.

    An action that shows others less than its player sees (a card laid face down) has a second entry as its public form.
    Public forms are entries, so that a log or a search can use them, but they are never legal.
    """

    def __init__(self) -> None:
        self.entries: list[Action] = []
        self.by_notation: dict[str, Action] = {}
        self.public_indices: vec[i64] = vec[i64]()

    def add(self, verb: str, *args: int | str, notation: str = "", public: Action | None = None) -> Action:
        """Appends an entry. Its notation is the verb and the arguments, unless given."""
        text = notation or " ".join([verb, *[str(arg) for arg in args]])
        index = len(self.entries)
        action = Action(index, verb, args, text, index if public is None else public.index)
        if text in self.by_notation:
            raise ValueError(f"two actions are written {text!r}")
        self.entries.append(action)
        self.by_notation[text] = action
        self.public_indices = append(self.public_indices, i64(action.public_index))
        return action

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < len(self.entries):
            raise UnknownAction(f"there is no action {index}: this game has 0 to {len(self.entries) - 1}")
        return self.entries[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.entries)

    def public(self, action: Action) -> Action:
        """The action as the other seats see it until the game is over."""
        return self.entries[action.public_index]

    def parse(self, text: str) -> Action:
        """The entry with that notation, whatever its case and spacing. A slip raises UnknownAction with suggestions."""
        wanted = " ".join(text.split())
        found = self.by_notation.get(wanted)
        if found is not None:
            return found
        folded = wanted.casefold()
        for notation, action in self.by_notation.items():
            if notation.casefold() == folded:
                return action
        near = get_close_matches(wanted, list(self.by_notation), 3, 0.6)
        hint = f"; did you mean {' or '.join(repr(other) for other in near)}?" if near else ""
        raise UnknownAction(f"{text!r} is not an action of this game{hint}")

    def entry(self, action: Action | int | str) -> Action:
        """The entry for an index or for what somebody wrote; an entry is returned as it is."""
        if isinstance(action, Action):
            return action
        return self.parse(action) if isinstance(action, str) else self[action]

    def from_json(self, document: object) -> Action:
        """The entry that `Action.to_json` wrote."""
        if not isinstance(document, dict) or not isinstance(document.get("notation"), str):
            raise UnknownAction('an action in JSON is {"verb": …, "args": […], "notation": …}')
        action = self.by_notation.get(document["notation"])
        if action is None:
            raise UnknownAction(f"{document['notation']!r} is not an action of this game")
        if action.to_json() != document:
            raise UnknownAction(f"verb or arguments do not belong to {action.notation!r}")
        return action
