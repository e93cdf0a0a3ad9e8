"""`stampede learn`: a game's tutorial at the terminal. Real positions, one sentence, and the learner makes the move."""

from __future__ import annotations

import json
from contextlib import suppress

from rich.console import RenderableType
from rich.text import Text

from stampede.cli.play.answers import Answers, NotUnderstood
from stampede.cli.play.commands import Command, Unclear, understand, usual_form
from stampede.cli.play.saved import ENDING
from stampede.cli.play.speech import Speech
from stampede.cli.play.story import told
from stampede.cli.play.terminal import Terminal
from stampede.cli.play.window import Window
from stampede.core.actions import Action
from stampede.core.errors import StampedeError, UnknownAction
from stampede.core.files import write_whole
from stampede.core.game import Game
from stampede.home import tables_directory, tutorials_file
from stampede.match.referee import BY_BOT, BY_OWNER, Referee, Setup
from stampede.match.seats import BOT, BOT_NAMES, SeatPlan
from stampede.match.table import USUAL_LEVEL
from stampede.match.tutorial import (
    MOST_LEARNED,
    NOT_THIS_STEP,
    Rehearsal,
    Step,
    Tutorial,
    read_tutorial,
    tutorial_minutes,
)

COMMANDS = ("next", "hint", "why", "rule", "rules", "help", "quit")
MARK = "**"  # around the thing to touch


class NoTutorial(StampedeError):  # noqa: N818
    """The game has none."""


class Left(Exception):  # noqa: N818 - not an error
    """The learner leaves; the tutorial continues from here next time."""


def learn(game: Game, language: str, again: bool = False, terminal: Terminal | None = None) -> None:
    """Goes through the tutorial, from where the learner left it, or from the beginning if `again`."""
    tutorial = read_tutorial(game)
    if tutorial is None:
        raise NoTutorial(f"{game.id} has no tutorial; read its rules with: stampede rules {game.id}")
    speech = Speech(game, language)
    Course(terminal or Terminal(), speech, game, tutorial).run(0 if again else reached(game, tutorial))


def is_new_to(game: Game) -> bool:
    """Whether nobody on this machine has learned or played the game yet."""
    folder = tables_directory()
    played = folder.is_dir() and any(folder.glob(f"{game.id}-*{ENDING}"))
    return not played and game.id not in _progress()


def reached(game: Game, tutorial: Tutorial) -> int:
    """The step to continue with; once all are done, the first again."""
    step = _progress().get(game.id, 0)
    return step if 0 <= step < len(tutorial.steps) else 0


def remember(game: Game, step: int) -> None:
    """If that cannot be written, the tutorial starts over next time."""
    path = tutorials_file()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps({**_progress(), game.id: step}, indent=1) + "\n")


def _progress() -> dict[str, int]:
    """How many steps of each game are done, as far as that can be read."""
    try:
        read = json.loads(tutorials_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(game): step for game, step in read.items() if isinstance(step, int)} if isinstance(read, dict) else {}


class Course:
    """A learner in front of a tutorial."""

    def __init__(self, terminal: Terminal, speech: Speech, game: Game, tutorial: Tutorial) -> None:
        self.terminal = terminal
        self.speech = speech
        self.game = game
        self.tutorial = tutorial

    def run(self, first: int) -> None:
        steps = self.tutorial.steps
        try:
            for number in range(first, len(steps)):
                remember(self.game, number)
                Lesson(self, number).run()
            remember(self.game, len(steps))
            self.say_what_was_learned()
        except (EOFError, KeyboardInterrupt, Left):
            left = self.speech.say("learn-left", command=f"stampede learn {self.game.id}")
            self.terminal.show(Text(), Text(left))

    def say_what_was_learned(self) -> None:
        self.terminal.show(Text(self.speech.say("learn-over"), "bold"), Text(self.speech.text("tutorial-end")))
        for number in range(1, MOST_LEARNED + 1):
            self.terminal.show(Text(f" {'*' if self.terminal.plain_letters else '✓'} ").append(self.learned(number)))
        self.terminal.show(Text(self.speech.say("learn-play", command=f"stampede play {self.game.id}")))

    def learned(self, number: int) -> str:
        return self.speech.text(f"tutorial-learned-{number}")


class Lesson:
    """One step: the position, the sentence, and what the learner makes of it."""

    def __init__(self, course: Course, number: int) -> None:
        self.course = course
        self.terminal, self.speech = course.terminal, course.speech
        self.number = number
        self.step: Step = course.tutorial.steps[number]
        self.learner = Rehearsal(self.step)
        self.referee = self.table()
        self.window = Window(self.terminal, self.speech, self.referee)
        self.is_done = False

    def table(self) -> Referee:
        """A table at the same position, to draw it and to read what is typed."""
        match = self.step.match
        others = iter(BOT_NAMES)
        plans = [
            SeatPlan.human(self.speech.say("learner"))
            if seat == self.step.seat
            else SeatPlan(BOT, next(others), USUAL_LEVEL)
            for seat in range(len(match.seats))
        ]
        options = match.game.spelled_out(match.options)
        referee = Referee.open(Setup(match.game.id, plans, options, key=match.key.hex()), 0.0)
        referee.start(0.0)
        for seat, action in match.moves:
            self.act(referee, seat, action)
        return referee

    def act(self, referee: Referee, seat: int, action: Action) -> None:
        referee.act(seat, action, 0.0, by=BY_OWNER if seat == self.step.seat else BY_BOT)

    def run(self) -> None:
        self.show()
        while not self.is_done:
            typed = self.terminal.read("> ")
            try:
                if self.heed(typed):
                    return
            except (NotUnderstood, UnknownAction) as error:
                self.terminal.show(Text(str(error)))
            except Unclear as error:
                self.terminal.show(Text(self.speech.say("unclear", words=", ".join(error.words))))
        self.praise()

    def heed(self, typed: str) -> bool:
        """Does what was typed. True if the learner moves on without doing the step."""
        if not typed:
            if self.step.kind == "look":
                return True
            self.show()
            return False
        answers = Answers(self.referee, self.speech, self.window.board, self.step.seat)
        actions = [found] if (found := answers.choice(typed, answers.legal)) is not None else answers.several(typed)
        if actions:
            self.attempt(actions)
            return False
        command = understand(typed, COMMANDS, self.speech)
        if command is None:
            raise NotUnderstood(answers.not_understood(typed, answers.legal))
        return self.obey(command, answers)

    def obey(self, command: Command, answers: Answers) -> bool:
        if command.key == "quit":
            raise Left
        if command.key == "next":
            return True
        self.terminal.show(self.answer(command, answers))
        return False

    def answer(self, command: Command, answers: Answers) -> RenderableType:
        if command.key == "why":
            if command.about and self.learner.is_tried(action := answers.action(command.about)):
                self.attempt([action])
                return Text()
            return answers.why(command.about)
        if command.key == "rule":
            return answers.rule(command.about)
        if command.key == "rules":
            return answers.rules()
        if command.key == "hint":
            return Text(self.hint(answers))
        commands = ", ".join(usual_form(key, self.speech) for key in COMMANDS)
        return Text(self.speech.say("learn-help", commands=commands))

    def hint(self, answers: Answers) -> str:
        """What to type."""
        if self.step.kind == "look":
            return self.speech.say("go-on")
        leading_on = [action for action in answers.legal if action.index in self.learner.legal]
        if self.step.refused:
            leading_on = [action for action in self.course.game.actions if self.learner.is_tried(action)]
        moves = [self.speech.move(action) for action in leading_on]
        return self.speech.say("learn-hint", choices=answers.either(moves))

    def attempt(self, actions: list[Action]) -> None:
        """Plays what leads on; says why the first thing that doesn't is not possible, or not now."""
        for number, action in enumerate(actions):
            reason = self.learner.why_not(action)
            if reason is not None:
                self.is_done = self.learner.is_tried(action)
                self.terminal.show(Text(self.speech.reason(reason), "bold" if self.is_done else ""))
                if reason == NOT_THIS_STEP:
                    self.terminal.show(self.sentence())
                return
            if not self.is_sure(action):
                return
            self.learner.play(action)
            self.act(self.referee, self.step.seat, action)
            self.is_done = self.learner.done
            if self.is_done:
                return
            if number == len(actions) - 1:
                self.show()

    def is_sure(self, action: Action) -> bool:
        """Whether the learner means it, where the board warns of what cannot be taken back."""
        seat, match = self.step.seat, self.learner.match
        question = self.window.board.ask_first(action, match.view(seat), self.window.scene(seat))
        if not question:
            return True
        self.terminal.show(Text(question))
        return self.terminal.read("> ").casefold() in ("yes", self.speech.say("yes").casefold())

    def praise(self) -> None:
        """What has happened, the others' answers to it, and a word of praise."""
        before = len(self.step.match.moves)
        for move in self.step.then:
            self.learner.reply(move)
            self.act(self.referee, *self.learner.match.moves[-1])
        match = self.referee.table.match
        assert match is not None
        if self.step.do:
            for paragraph in told(match, match.heard(self.step.seat), self.speech, self.step.seat, max(before, 1)):
                self.terminal.show(paragraph.text(self.terminal.plain_letters))
        done = Text("¡Bien! ", "bold green").append(self.speech.text(f"tutorial-{self.step.key}-done"), "bold")
        self.terminal.show(Text(), done)
        if self.terminal.is_real:
            if understand(self.terminal.read(self.speech.say("go-on") + " "), ["quit"], self.speech):
                remember(self.course.game, self.number + 1)
                raise Left
        else:
            self.terminal.show(Text())  # a pipe keeps all that was printed

    def show(self) -> None:
        self.terminal.clear()
        self.terminal.show(self.window.of(self.step.seat, with_tip=False), Text(), self.sentence(), self.why())

    def sentence(self) -> Text:
        counted = self.speech.say("learn-step", step=self.number + 1, steps=len(self.course.tutorial.steps))
        return Text(f"{counted} ", "bold").append(self.marked(f"tutorial-{self.step.key}"))

    def why(self) -> Text:
        ways = self.speech.say("learn-look" if self.step.kind == "look" else "learn-ways")
        return Text(self.speech.text(f"tutorial-{self.step.key}-why"), "").append(f"  {ways}", "dim")

    def marked(self, key: str) -> Text:
        """A text in which what stands between marks is the thing to touch."""
        parts = self.speech.text(key).split(MARK)
        return Text.assemble(*((part, "bold underline" if at % 2 else "bold") for at, part in enumerate(parts)))


def offers_tutorial(game: Game) -> bool:
    return tutorial_minutes(game) > 0 and is_new_to(game)
