"""The table as one person sees it."""

from __future__ import annotations

from rich.console import RenderableType

from stampede.cli.play.boards import board_for
from stampede.cli.play.boards.board import Scene
from stampede.cli.play.screen import Screen, Shown
from stampede.cli.play.speech import Speech
from stampede.cli.play.story import Paragraph, sentences, told
from stampede.cli.play.terminal import Terminal
from stampede.match.counter import counts_cards
from stampede.match.match import Match
from stampede.match.referee import Referee

TIE = "tie-"  # how events that tell of ties begin


class Window:
    def __init__(self, terminal: Terminal, speech: Speech, referee: Referee) -> None:
        self.terminal = terminal
        self.speech = speech
        self.referee = referee
        self.board = board_for(referee.table.game)
        self.screen = Screen(terminal.console, self.board)
        self.begun: dict[int, int] = {}  # by seat: the first move of its latest line, if that had several

    @property
    def match(self) -> Match:
        assert self.referee.table.match is not None
        return self.referee.table.match

    def of(self, seat: int | None, with_tip: bool = True) -> RenderableType:
        """The whole screen of a seat (None: a spectator), headed by its decision or by the end of the game."""
        asked = None if seat is None else self.referee.table.asked[seat]
        if asked is None or seat is None:
            heading, tip = self.speech.say("over"), ""
        else:
            question = self.speech.text(f"decision-{asked.kind}")
            heading = self.speech.say("your-turn", name=self.match.seats[seat], question=question)
            tip = self.only_choice(seat, asked.kind)
            tip = tip or self.speech.say("tip", cards="yes" if counts_cards(self.referee.table.game) else "no")
            tip = tip if with_tip else ""
        shown = Shown(heading, self.match.view(seat), self.scene(seat), self.speech.say("since"), self.since(seat), tip)
        return self.screen.draw(shown)

    def only_choice(self, seat: int, kind: str) -> str:
        """Why there is nothing to choose, and what Enter does; empty if there is a choice."""
        only = self.referee.nothing_to_choose(seat)
        if only is None:
            return ""
        choice = self.speech.action(only, self.match.seats)
        return self.speech.say("only", why=self.speech.text(f"only-{kind}"), choice=choice)

    def since(self, seat: int | None) -> list[Paragraph]:
        """The seat's latest move and everything since."""
        return told(self.match, self.match.heard(seat), self.speech, seat, self.latest(seat))

    def latest(self, seat: int | None) -> int:
        """The number of the seat's latest move, or of the first of several that it made in one line; or 0."""
        own = max((index for index, ply in enumerate(self.referee.table.plies) if ply.seat == seat), default=0)
        return own if seat is None else min(own, self.begun.get(seat, own))

    def closed(self, seat: int) -> tuple[int, bool]:
        """How many stretches of the game, such as days, are over; whether one ended with or after the latest move."""
        events = self.match.heard(seat)
        marks = self.match.marks
        latest = marks[self.latest(seat)] if marks else 0
        ends = [index for index, event in enumerate(events) if event.kind == self.board.closing]
        return len(ends), bool(ends) and ends[-1] >= latest

    def ties(self, seat: int | None) -> list[str]:
        """What decided between players who were level, in sentences."""
        events = [event for event in self.match.heard(seat) if event.kind.startswith(TIE)]
        return sentences(events, self.match, self.speech, seat)

    def scene(self, seat: int | None) -> Scene:
        table = self.referee.table
        asked = None if seat is None else table.asked[seat]
        return Scene(
            table.game,
            self.speech,
            self.match.seats,
            [self.speech.level(chair.level) if chair.played_by_bot else "" for chair in table.seats],
            seat,
            self.match.to_act,
            [] if asked is None else [table.game.actions[index] for index in asked.legal],
            self.terminal.width,
            self.terminal.height,
            self.terminal.plain_letters,
        )
