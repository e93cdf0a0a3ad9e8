"""One screen: the question, the board, the seats, what happened, the choices, laid out to fit the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from stampede.cli.play.boards.board import Board, Scene
from stampede.cli.play.marks import DANGER, LEGAL
from stampede.cli.play.story import Paragraph
from stampede.core.actions import Action

NARROWEST_STORY = 28  # columns for a story beside the board
LONGEST_STORY = 7  # lines below the board, or a third of a tall screen
NARROWEST_SEATS = 18
GAP = 2
ENDS = ("!", "?")  # after these a sentence needs no full stop
AIRY = 42  # a terminal with this many lines has room for empty ones


@dataclass(frozen=True)
class Shown:
    """What one screen shows."""

    heading: str
    view: Any
    scene: Scene
    story_title: str = ""
    story: Sequence[Paragraph] = field(default_factory=list)
    tip: str = ""


class Screen:
    def __init__(self, console: Console, board: Board) -> None:
        self.console = console
        self.board = board

    def draw(self, shown: Shown) -> RenderableType:
        """All of it, from top to bottom."""
        scene = shown.scene
        parts: list[RenderableType] = [self.heading(shown)]
        side = scene.width - self.board.width(scene) - GAP
        picture = self.board.picture(shown.view, scene)
        seats = self.board.seats(shown.view, scene)
        if side < NARROWEST_SEATS:
            return self.below_each_other(shown, [*parts, picture, seats])
        rows = self.lines(picture, self.board.width(scene))
        free = rows - self.lines(seats, side) - 1
        beside = side >= NARROWEST_STORY and free >= 3 and bool(shown.story)
        # A story too long for the room beside the board goes below it, if there is more room there.
        below = self.story_room(scene, 1 + rows)
        beside = beside and (self.story_fits(shown, side, free) or free >= below)
        column: list[RenderableType] = [seats]
        if beside:
            column += [Text(), self.story(shown, side, free)]
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(width=self.board.width(scene), no_wrap=True)
        table.add_column(width=side)
        table.add_row(picture, Group(*column))
        parts.append(table)
        return self.below_each_other(shown, parts, with_story=not beside)

    def below_each_other(self, shown: Shown, parts: list[RenderableType], with_story: bool = True) -> RenderableType:
        """The rest of the screen, below what is already there."""
        scene = shown.scene
        hand = self.board.hand(shown.view, scene)
        if shown.story and with_story:
            used = sum(self.lines(part, scene.width) for part in parts)
            used += 0 if hand is None else self.lines(hand, scene.width) - 1  # a tall hand leaves less room
            parts.append(self.story(shown, scene.width, self.story_room(scene, used)))
        if hand is not None:
            parts.append(hand)
        if scene.height >= AIRY:
            parts = [part for spaced in parts for part in (spaced, Text())]
        if scene.legal:
            used = sum(self.lines(part, scene.width) for part in parts)
            parts.append(self.choices(scene.legal, scene, scene.height - used - 2))
        if shown.tip:
            parts.append(Text(shown.tip, "dim", no_wrap=True, overflow="ellipsis"))
        return Group(*parts)

    def heading(self, shown: Shown) -> Text:
        title = shown.scene.speech.text("game-title")
        return Text.assemble((f" {title} ", DANGER), " ", (shown.heading, "bold"), no_wrap=True, overflow="ellipsis")

    def story_room(self, scene: Scene, used: int) -> int:
        """Lines for a story below the board that still leave room for the choices."""
        longest = max(LONGEST_STORY, scene.height // 3)
        return max(2, min(longest, scene.height - used - 7))

    def story_fits(self, shown: Shown, width: int, rows: int) -> bool:
        return sum(map(len, self.story_lines(shown, width))) < rows

    def story_lines(self, shown: Shown, width: int) -> list[list[Text]]:
        """The lines of each paragraph."""
        plain = shown.scene.plain_letters
        return [list(paragraph.text(plain).wrap(self.console, width)) for paragraph in shown.story]

    def story(self, shown: Shown, width: int, rows: int) -> Text:
        """The latest lines that fit, with dots if there were more: a long paragraph keeps its end."""
        told = self.story_lines(shown, width)
        kept: list[Text] = []
        for lines in reversed(told):
            kept = [*lines, *kept]
            if len(kept) >= rows:  # the end of the paragraph that does not fit whole is kept below
                break
        kept = kept[1 - rows :]
        title = shown.story_title
        if len(kept) < sum(map(len, told)):
            title += f" {'...' if shown.scene.plain_letters else '…'} {shown.scene.speech.say('since-more')}"
        return Text("\n").join([Text(title, "dim"), *kept])

    def choices(self, legal: Sequence[Action], scene: Scene, rows: int) -> RenderableType:
        """Numbered choices in columns, without their sentences if those would push the board off the screen."""
        told = [self.choice(number, action, scene, True) for number, action in enumerate(legal, 1)]
        if ceil(len(told) / self.columns(told, scene)) > max(rows, 3):
            told = [self.choice(number, action, scene, False) for number, action in enumerate(legal, 1)]
        columns = self.columns(told, scene)
        height = ceil(len(told) / columns)
        table = Table.grid(padding=(0, GAP, 0, 0))
        for _ in range(columns):
            table.add_column()
        for row in range(height):
            table.add_row(*told[row::height])
        return table

    def choice(self, number: int, action: Action, scene: Scene, with_sentence: bool) -> Text:
        move = scene.speech.move(action)
        text = Text.assemble((f"{number:>2} ", LEGAL), " ", (move, "bold"))
        if with_sentence:
            widest = max(len(scene.speech.move(other)) for other in scene.legal)
            sentence = scene.speech.action(action, scene.names)
            effect = self.board.effect(action, scene)
            told = sentence
            if effect:  # where there is no room for both, what it does says more than the verb
                both = f"{sentence}{'' if sentence.endswith(ENDS) else '.'} {effect}"
                told = both if len(both) + widest + 7 <= scene.width else effect
            text.append(" " * (widest - len(move) + GAP) + told, "dim")
        return text

    def columns(self, told: Sequence[Text], scene: Scene) -> int:
        """How many columns fit, each as wide as its widest choice."""
        for columns in range(len(told), 1, -1):
            height = ceil(len(told) / columns)
            widths = [max(text.cell_len for text in told[at : at + height]) for at in range(0, len(told), height)]
            if sum(widths) + GAP * len(widths) <= scene.width + GAP:
                return len(widths)
        return 1

    def lines(self, part: RenderableType, width: int) -> int:
        options = self.console.options.update(width=max(1, width), height=None)
        return len(self.console.render_lines(part, options, pad=False))
