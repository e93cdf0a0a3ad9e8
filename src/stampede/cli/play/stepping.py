"""Replaying a game step by step, forwards and backwards, from any seat's point of view."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from stampede.cli.play.boards import board_for
from stampede.cli.play.boards.board import Scene
from stampede.cli.play.commands import Command, Unclear, understand
from stampede.cli.play.screen import Screen, Shown
from stampede.cli.play.speech import Speech
from stampede.cli.play.story import told
from stampede.cli.play.terminal import Terminal
from stampede.core.events import Event
from stampede.core.game import State
from stampede.match.match import Match

ALL = -1  # the point of view that sees everything
COMMANDS = ("next", "previous", "first", "last", "seat", "spectator", "all", "quit")


class Stepping:
    """A match shown at one of its moves; `at` counts the moves made so far."""

    def __init__(self, terminal: Terminal, speech: Speech, match: Match) -> None:
        self.terminal = terminal
        self.speech = speech
        self.match = match
        self.board = board_for(match.game)
        self.screen = Screen(terminal.console, self.board)
        self.states = positions(match)
        self.at = 0
        self.eye: int | None = ALL if match.over else None

    def run(self) -> None:
        self.show()
        while True:
            try:
                typed = self.terminal.read("> ")
            except (EOFError, KeyboardInterrupt):
                self.terminal.show(Text())
                return
            try:
                if not self.heed(typed):
                    return
            except Unclear as error:
                self.complain("unclear", words=", ".join(error.words))

    # --- what is typed ------------------------------------------------------------------------------------------------

    def heed(self, typed: str) -> bool:
        """Does what was typed; False to leave."""
        if typed.isdecimal():
            self.go_to(int(typed))
            return True
        command = understand(typed, COMMANDS, self.speech) if typed else Command("next")
        if command is None:
            self.complain_of_words()
        elif command.key == "quit":
            return False
        elif command.key in ("seat", "spectator", "all"):
            self.look_as(command)
        else:
            steps = {"next": self.at + 1, "previous": self.at - 1, "first": 0, "last": len(self.match.moves)}
            self.go_to(steps[command.key])
        return True

    def go_to(self, move: int) -> None:
        if move < 0:
            self.complain("replay-first")
        elif move > len(self.match.moves) and self.at == len(self.match.moves):
            self.complain("replay-last")
        elif move > len(self.match.moves):
            self.complain_of_words()
        else:
            self.at = move
            self.show()

    def look_as(self, command: Command) -> None:
        if command.key == "seat":
            if not command.about.isdecimal() or not 1 <= int(command.about) <= len(self.match.seats):
                self.complain_of_words()
                return
            self.eye = int(command.about) - 1
        elif command.key == "all" and not self.match.over:
            self.complain("replay-not-over")
            return
        else:
            self.eye = ALL if command.key == "all" else None
        self.show()

    def complain_of_words(self) -> None:
        self.complain("replay-what", moves=len(self.match.moves), seats=len(self.match.seats))

    def complain(self, key: str, **facts: int | str) -> None:
        self.terminal.show(Text(self.speech.say(key, **facts)))

    # --- what is shown ------------------------------------------------------------------------------------------------

    @property
    def reader(self) -> int | None:
        return None if self.eye == ALL else self.eye

    def show(self) -> None:
        self.terminal.clear()
        story = told(self.match, self.events(), self.speech, self.reader, max(0, self.at - 1), self.at)
        shown = Shown(
            self.heading(),
            self.view(),
            self.scene(),
            self.speech.say("replay-step"),
            story if self.at != 1 else [paragraph for paragraph in story if paragraph.seat is not None],
            self.speech.say("replay-tip"),
        )
        self.terminal.show(self.screen.draw(shown))

    def heading(self) -> str:
        moves = len(self.match.moves)
        if self.at == 0:
            parts = [self.speech.say("replay-opening", moves=moves)]
        else:
            seat, action = self.match.moves[self.at - 1]
            hidden = self.eye not in (ALL, seat) and not self.is_over
            choice = self.match.game.actions.public(action) if hidden else action
            parts = [
                self.speech.say("replay-at", move=self.at, moves=moves),
                self.speech.say("replay-move", name=self.match.seats[seat], choice=self.speech.move(choice)),
            ]
        outcome = self.states[self.at].outcome()
        if outcome is not None:
            parts.append(self.speech.say("replay-result", reason=self.speech.text(f"end-{outcome.reason}")))
        return " · ".join([*parts, f"({self.point_of_view()})"])

    def point_of_view(self) -> str:
        if self.eye == ALL:
            return self.speech.say("replay-all")
        if self.eye is None:
            return self.speech.say("replay-spectator")
        return self.speech.say("replay-seen-by", name=self.match.seats[self.eye])

    @property
    def is_over(self) -> bool:
        """Whether the game is over at the move shown."""
        return self.states[self.at].owing() == 0

    def events(self) -> list[Event]:
        """All events, as the reader knew them at the time; for all eyes, as everybody saw what they did themselves."""
        if self.eye == ALL:
            return [event.seen_by(event.doer(), over=True) for event in self.match.events]
        return [event.seen_by(self.reader, self.is_over) for event in self.match.events]

    def view(self) -> Any:
        state = self.states[self.at]
        if self.eye == ALL:
            return self.board.openly([state.view(seat) for seat in range(len(self.match.seats))])
        return state.view(self.eye)

    def scene(self) -> Scene:
        return Scene(
            self.match.game,
            self.speech,
            self.match.seats,
            ["" for _ in self.match.seats],
            self.reader,
            self.states[self.at].to_act(),
            [],
            self.terminal.width,
            self.terminal.height,
            self.terminal.plain_letters,
        )


def positions(match: Match) -> list[State]:
    """The position before the first move and after each."""
    again = Match(match.game, match.seats, match.options, match.key)
    states = [again.state.copy()]
    for seat, action in match.moves:
        again.play(seat, action)
        states.append(again.state.copy())
    return states
