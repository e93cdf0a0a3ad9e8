"""A board in the terminal draws a view and the legal choices; it knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from stampede.cli.play.marks import chip, shape
from stampede.cli.play.speech import Speech
from stampede.core.actions import Action
from stampede.core.game import Game


@dataclass(frozen=True)
class Scene:
    """What a board needs to know besides the view."""

    game: Game
    speech: Speech
    names: Sequence[str]
    levels: Sequence[str]  # the bot that plays a seat; empty for a person
    reader: int | None  # whose view it is; None: a spectator
    asked: Sequence[int]  # the seats that owe a decision
    legal: Sequence[Action]  # what the reader may do now
    width: int
    height: int
    plain_letters: bool = False  # the terminal cannot show shapes

    def shape(self, seat: int) -> str:
        return shape(seat, self.plain_letters)

    def chip(self, seat: int) -> Text:
        return chip(seat, self.plain_letters)

    def arguments(self, verb: str) -> set[int | str]:
        """The first arguments of the legal actions with that verb."""
        return {action.args[0] for action in self.legal if action.verb == verb and action.args}


class Board:
    """Draws a game. The game's id chooses the subclass; `plain.PlainBoard` draws any game."""

    closing = ""  # the kind of event that ends a stretch of the game, such as a day; then `summary` is shown

    def picture(self, view: Any, scene: Scene) -> RenderableType:
        """The board itself."""
        raise NotImplementedError

    def width(self, scene: Scene) -> int:
        """How wide the picture is."""
        raise NotImplementedError

    def seats(self, view: Any, scene: Scene) -> RenderableType:
        """The seats, with what everybody may see of them."""
        raise NotImplementedError

    def hand(self, view: Any, scene: Scene) -> RenderableType | None:
        """The reader's hand; None if the picture already shows it."""
        return None

    def summary(self, view: Any, scene: Scene) -> RenderableType:
        """What a stretch of the game that has just ended brought everybody."""
        raise NotImplementedError

    def effect(self, action: Action, scene: Scene) -> str:
        """What a choice will do, in a sentence beside it; empty where its own sentence says it all."""
        return ""

    def preview(self, before: Any, after: Any, scene: Scene) -> RenderableType | None:
        """A picture of what a draft leads to; None if the sentences say it all."""
        return None

    def ask_first(self, action: Action, view: Any, scene: Scene) -> str:
        """What to ask before a choice that ends the player's game; empty for all others."""
        return ""

    def foresee(self, view: Any, scene: Scene) -> list[str]:
        """What else a preview says about the position it ends in."""
        return []

    def how_it_ends(self, action: Action, view: Any, scene: Scene) -> list[str]:
        """What a preview says of a choice that would end the game, about the position before it."""
        return []

    def questions(self) -> list[str]:
        """Extra commands that this board answers, with texts `command-…` and `help-…`."""
        return []

    def answer(self, question: str, about: str, view: Any, scene: Scene) -> RenderableType:
        """The answer to one of the `questions`."""
        raise NotImplementedError

    def openly(self, views: Sequence[Any]) -> Any:
        """Combines the views of all seats into one that shows every seat as it sees itself."""
        shown = views[0]
        for field in fields(shown) if is_dataclass(shown) else ():
            own = [getattr(view, field.name) for view in views]
            if all(isinstance(value, list) and len(value) == len(views) for value in own) and is_dataclass(own[0][0]):
                seats = [value[seat] for seat, value in enumerate(own)]
                shown = replace(shown, **{field.name: seats})
        if hasattr(shown, "reader"):
            shown = replace(shown, reader=None)
        return shown


def name_line(seat: int, scene: Scene, with_level: bool = True) -> Text:
    """The seat's mark and name, with the level of its bot, and an arrow if it owes a decision."""
    line = Text.assemble(scene.chip(seat), " ", (scene.names[seat], "bold" if seat in scene.asked else ""))
    if scene.levels[seat] and with_level:
        line.append(f" ({scene.levels[seat]})", "dim")
    if seat in scene.asked:
        line.append(" <" if scene.plain_letters else " ◂", "bold")
    return line
