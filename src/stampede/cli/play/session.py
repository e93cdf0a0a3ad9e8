"""A game at the terminal, from where it stands to its end: who is asked, what they answer, what is saved.

The entries of a command are on the disk before the screen shows it as done.
"""

from __future__ import annotations

import secrets
import shlex
import time
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from stampede.bots.bot import Bot
from stampede.cli.play.answers import Answers, NotUnderstood
from stampede.cli.play.commands import Command, Unclear, understand, usual_form
from stampede.cli.play.saved import SavedTable
from stampede.cli.play.speech import Speech
from stampede.cli.play.terminal import Terminal
from stampede.cli.play.window import Window
from stampede.core.actions import Action
from stampede.core.errors import UnknownAction
from stampede.core.rng import Rng
from stampede.engine import is_compiled
from stampede.lab.guests import Guest, find_player
from stampede.match.counter import counts_cards
from stampede.match.log import Entry
from stampede.match.match import Match
from stampede.match.referee import BY_BOT, BotTurn, Declined, Referee
from stampede.match.seats import HUMAN
from stampede.match.table import Table

COMMANDS = (
    *("hint", "preview", "cards", "rule", "why", "undo", "more", "log", "rules", "dice", "auto", "help"),
    *("resign", "quit"),
)
AFTERWARDS = ("again", "log", "dice", "quit")
YES, SAME = "yes", "same"


class Left(Exception):  # noqa: N818 - not an error
    """The person leaves the table."""


class Session:
    def __init__(self, terminal: Terminal, speech: Speech, referee: Referee, saved: SavedTable) -> None:
        assert referee.table.match is not None
        self.terminal = terminal
        self.speech = speech
        self.referee = referee
        self.saved = saved
        self.window = Window(terminal, speech, referee)
        self.board = self.window.board
        self.bots: dict[str, Bot] = {}
        self.seated: dict[tuple[str, int], Bot] = {}  # by level and seat: what they keep is of this game only
        self.looking: int | None = None  # the person in front of the screen
        self.keep_what_is_there = True  # the first screen keeps what was printed before it
        self.summaries: dict[int, int] = {}  # by seat: how many summaries it has read
        if not self.is_shared:
            self.looking = next(iter(self.people()), None)

    @property
    def table(self) -> Table:
        return self.referee.table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def people(self) -> list[int]:
        return [index for index, seat in enumerate(self.table.seats) if seat.played_by_person]

    @property
    def is_shared(self) -> bool:
        """Whether several people use this screen. Those who resigned may still be watching."""
        return sum(seat.kind == HUMAN for seat in self.table.seats) > 1

    # --- the game -----------------------------------------------------------------------------------------------------

    def run(self) -> str:
        """Plays until the game is over or the player leaves. Returns what to do next: `again`, `same`, or nothing."""
        try:
            while not self.table.over:
                self.next_decision()
            self.saved.write_record(self.referee)
            return self.afterwards()
        except (EOFError, KeyboardInterrupt, Left):
            self.say_goodbye()
            return ""
        finally:
            self.saved.close()
            for bot in self.bots.values():
                if isinstance(bot, Guest):
                    bot.close()

    def next_decision(self) -> None:
        turns = self.referee.bot_turns()
        if turns:
            self.bot_plays(turns[0])
        elif not self.answered_in_advance():
            seat = self.next_person()
            self.hand_over(seat)
            self.ask(seat)

    def answered_in_advance(self) -> bool:
        """Plays the next standing answer, after the usual pause: nobody can tell it from one given by hand."""
        due = self.referee.next_tick()
        if due is None:
            return False
        self.terminal.wait(due - time.time())
        made = self.referee.tick(max(due, time.time()))
        self.keep(made)
        return bool(made)

    def next_person(self) -> int:
        """Who decides next: whoever has the screen, if they owe a decision, so that it changes hands rarely."""
        owing = [seat for seat in self.people() if self.table.asked[seat] is not None]
        return self.looking if self.looking in owing else owing[0]

    def bot_plays(self, turn: BotTurn) -> None:
        # With a given deal, a bot repeats its choice in the same position; otherwise nobody can foresee it. A bot that
        # repeats itself cannot look at the clock, and would think for minutes on the sources.
        seed = f"bot {self.table.fixed_key or secrets.token_hex()} {turn.seat} {turn.decision}"
        bot = self.bot_of(turn.level)
        seconds = bot.thinking_time()
        if not self.table.fixed_key:
            bot = self.seated.setdefault((turn.level, turn.seat), bot.seated())
        if not (self.table.fixed_key and is_compiled()):
            bot = bot.within(seconds)
        with self.terminal.busy(self.speech.say("bot-thinks", name=self.match.seats[turn.seat]), seconds > 0.0):
            action = bot.choose(self.table.game, turn.view, turn.seat, turn.legal, Rng.free(seed))
        self.keep(self.referee.act(turn.seat, action, time.time(), turn.decision, BY_BOT))
        self.tell_faults(bot, turn.seat)

    def bot_of(self, level: str) -> Bot:
        """A bot that somebody brought along has a process of its own, which stays for the whole game."""
        if level not in self.bots:
            self.bots[level] = find_player(level)
        return self.bots[level]

    def tell_faults(self, bot: Bot, seat: int) -> None:
        """Without the details, which may be about hidden cards; `arena` and `simulate` tell them."""
        if isinstance(bot, Guest):
            for fault in bot.take_faults():
                text = self.speech.say(f"guest-{fault.kind}", name=self.match.seats[seat], bot=fault.bot)
                self.terminal.show(Text(text, "dim"))

    def keep(self, entries: list[Entry]) -> None:
        self.saved.append(entries)

    # --- a person -----------------------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """The curtain between two people: the screen shows nothing until the next one is ready."""
        if self.looking == seat:
            return
        if self.is_shared:
            if not self.keep_what_is_there:
                self.terminal.wipe()
            self.terminal.show(Text(self.speech.say("curtain", name=self.match.seats[seat]), "bold"))
            if understand(self.terminal.read(""), ["quit"], self.speech):
                raise Left
            self.terminal.wipe()
            self.keep_what_is_there = True
        self.looking = seat

    def ask(self, seat: int) -> None:
        """Shows the table, and answers whatever is typed until the game changes."""
        self.sum_up(seat)
        self.show_table(seat)
        moves = [self.speech.move(action) for action in Answers(self.referee, self.speech, self.board, seat).legal]
        self.terminal.offer([*moves, *(usual_form(key, self.speech) for key in self.commands())])
        while True:
            typed = self.terminal.read(f"{self.match.seats[seat]}> ")
            try:
                if self.heed(seat, typed):
                    return
            except (NotUnderstood, UnknownAction) as error:
                self.terminal.show(Text(str(error)))
            except Unclear as error:
                self.terminal.show(Text(self.speech.say("unclear", words=", ".join(error.words))))
            except Declined as error:
                self.terminal.show(self.declined(seat, error))

    def heed(self, seat: int, typed: str) -> bool:
        """Does what was typed. True if that changed the game."""
        answers = Answers(self.referee, self.speech, self.board, seat)
        only = self.referee.nothing_to_choose(seat)
        if not typed and only is None:
            self.show_table(seat)
            return False
        action = answers.choice(typed, answers.legal) if typed else only
        if action is not None:
            self.window.begun.pop(seat, None)
            return self.play(seat, action)
        several = answers.several(typed)
        if several:
            return self.play_several(seat, several)
        command = understand(typed, self.commands(), self.speech)
        if command is None:
            raise NotUnderstood(answers.not_understood(typed, answers.legal))
        return self.obey(seat, command, answers)

    def play(self, seat: int, action: Action) -> bool:
        """False if the player thought better of it."""
        asked = self.table.asked[seat]
        if asked is not None and action.index in asked.legal and not self.is_sure(seat, action):
            return False
        self.keep(self.referee.act(seat, action, time.time(), None if asked is None else asked.version))
        return True

    def play_several(self, seat: int, actions: list[Action]) -> bool:
        """One after another; stops at the first that is refused, and says which."""
        self.window.begun[seat] = len(self.table.plies)
        for done, action in enumerate(actions):
            try:
                if not self.play(seat, action):
                    return done > 0
            except Declined as error:
                stopped = self.speech.say("stopped-at", done=done, all=len(actions), choice=self.speech.move(action))
                self.terminal.show(Text(stopped), self.declined(seat, error))
                self.keep_what_is_there = True  # the next screen must not wipe the reason away
                return done > 0
        return True

    def is_sure(self, seat: int, action: Action) -> bool:
        """Whether the player means it, where the board says that there is no way back."""
        question = self.board.ask_first(action, self.match.view(seat), self.window.scene(seat))
        if not question:
            return True
        self.terminal.show(Text(question))
        if self.is_yes(self.terminal.read("> ")):
            return True
        self.terminal.show(Text(self.speech.say("resign-not")))
        return False

    def is_yes(self, typed: str) -> bool:
        return typed.casefold() in (YES, self.speech.say("yes").casefold())

    def commands(self) -> list[str]:
        """What may be typed besides a move; some games have no cards to count, or nothing to answer in advance."""
        game = self.table.game
        lacking = {"cards": not counts_cards(game), "auto": not game.standing_answers()}
        return [*(key for key in COMMANDS if not lacking.get(key)), *self.board.questions()]

    def obey(self, seat: int, command: Command, answers: Answers) -> bool:
        if command.key == "quit":
            raise Left
        if command.key == "undo":
            self.keep(self.referee.undo(seat, time.time()))
            return True
        if command.key == "resign":
            return self.resign(seat)
        if command.key == "auto":
            return self.answer_in_advance(seat, command.about)
        self.terminal.show(self.answer(command, answers))
        return False

    def answer(self, command: Command, answers: Answers) -> RenderableType:
        if command.key in self.board.questions():
            seat = answers.seat
            return self.board.answer(command.key, command.about, self.match.view(seat), self.window.scene(seat))
        if command.key == "preview":
            told = answers.preview(command.about)
            picture = self.board.preview(
                self.match.view(answers.seat), answers.foreseen_view, self.window.scene(answers.seat)
            )
            return told if picture is None else Group(picture, told)
        if command.key == "why":
            return answers.why(command.about)
        if command.key == "rule":
            return answers.rule(command.about)
        if command.key == "hint":
            return answers.hint()
        if command.key == "cards":
            return answers.cards(command.about)
        if command.key == "more":
            since = self.window.since(answers.seat)
            return Group(*(paragraph.text(self.terminal.plain_letters) for paragraph in since))
        if command.key == "log":
            return answers.log(self.terminal.plain_letters)
        if command.key == "rules":
            return answers.rules()
        if command.key == "dice":
            return answers.dice()
        return answers.help(self.commands())

    def answer_in_advance(self, seat: int, about: str) -> bool:
        """Lists the standing answers, or turns some of them on or off by their numbers."""
        keys = [answer.key for answer in self.table.game.standing_answers()]
        given = self.table.seats[seat].answers
        for word in about.replace(",", " ").split():
            if not word.isdecimal() or not 1 <= int(word) <= len(keys):
                raise NotUnderstood(self.speech.say("auto-what", most=len(keys)))
            given = given ^ {keys[int(word) - 1]}
        entries = self.referee.answer_in_advance(seat, sorted(given), time.time())
        self.keep(entries)
        for number, key in enumerate(keys, 1):
            mark = "x" if key in given else " "
            self.terminal.show(Text(f" {number} [{mark}] {self.speech.text(f'standing-{key}')}"))
        self.terminal.show(Text(self.speech.say("auto-how"), "dim"))
        # What is asked now may have its answer already.
        return self.referee.next_tick() is not None

    def resign(self, seat: int) -> bool:
        self.terminal.show(Text(self.speech.say("resign-sure", yes=self.speech.say("yes"))))
        if not self.is_yes(self.terminal.read("> ")):
            self.terminal.show(Text(self.speech.say("resign-not")))
            return False
        self.keep(self.referee.resign(seat, time.time()))
        return True

    def declined(self, seat: int, error: Declined) -> RenderableType:
        if error.reason is not None:
            answers = Answers(self.referee, self.speech, self.board, seat)
            more = Text(self.speech.say("refused-more", clause=error.reason.clause), "dim")
            sentence = answers.refusal(error.reason, with_clause=False)
            return Group(sentence, more) if error.reason.clause else sentence
        key = f"declined-{error.code}"
        return Text(self.speech.say(key) if self.speech.can_say(key) else str(error))

    # --- the screen ---------------------------------------------------------------------------------------------------

    def sum_up(self, seat: int) -> None:
        """What closed since the seat's last move, on a page of its own that stays until it has been read."""
        closed, lately = self.window.closed(seat)
        if not lately or closed <= self.summaries.get(seat, 0):
            return
        self.summaries[seat] = closed
        if self.keep_what_is_there:
            self.terminal.show(Text())
        else:
            self.terminal.clear()
        self.terminal.show(self.board.summary(self.match.view(seat), self.window.scene(seat)))
        if self.terminal.is_real:
            if understand(self.terminal.read(self.speech.say("go-on") + " "), ["quit"], self.speech):
                raise Left
        else:
            self.terminal.show(Text())  # a pipe keeps all that was printed

    def show_table(self, seat: int) -> None:
        if not self.keep_what_is_there:
            self.terminal.clear()
        self.keep_what_is_there = False
        self.terminal.show(self.window.of(seat))

    # --- the end ------------------------------------------------------------------------------------------------------

    def afterwards(self) -> str:
        """The result, and what can be done with it."""
        if self.looking is not None:
            self.sum_up(self.looking)
        self.terminal.clear()
        self.terminal.show(self.window.of(self.looking), self.result(), *self.farewell())
        while True:
            try:
                typed = self.terminal.read("> ")
            except (EOFError, KeyboardInterrupt):
                return ""
            next_up = self.heed_afterwards(typed)
            if next_up is not None:
                return next_up

    def heed_afterwards(self, typed: str) -> str | None:
        """What to do next, or None to ask again."""
        try:
            command = understand(typed, AFTERWARDS, self.speech) if typed else Command("quit")
        except Unclear as error:
            self.terminal.show(Text(self.speech.say("unclear", words=", ".join(error.words))))
            return None
        if command is None:
            self.terminal.show(Text(self.speech.say("after-what")))
            return None
        if command.key == "quit":
            return ""
        if command.key == "again":
            same = (SAME, self.speech.say("same").casefold())
            return SAME if command.about.casefold() in same else "again"
        answers = Answers(self.referee, self.speech, self.board, self.looking or 0)
        self.terminal.show(self.answer(command, answers))
        return None

    def result(self) -> RenderableType:
        outcome = self.table.outcome()
        assert outcome is not None
        rows = Grid.grid(padding=(0, 2, 0, 0))
        for seat in sorted(range(len(self.match.seats)), key=lambda seat: outcome.ranks[seat]):
            account = ", ".join(
                f"{self.speech.text(f'score-{line.key}')} {line.points}" for line in outcome.lines[seat]
            )
            resigned = self.speech.say("has-resigned") if self.table.seats[seat].resigned else ""
            rows.add_row(
                Text(f"{outcome.ranks[seat]}.", "bold"),
                self.window.scene(None).chip(seat),
                Text(self.match.seats[seat], "bold" if outcome.ranks[seat] == 1 else ""),
                Text(str(outcome.scores[seat]), "bold"),
                Text("; ".join(part for part in (account, resigned) if part), "dim"),
            )
        ended = Text(self.speech.say("ended", reason=self.speech.text(f"end-{outcome.reason}")), "bold")
        return Group(ended, rows, *(Text(sentence) for sentence in self.window.ties(self.looking)))

    def farewell(self) -> list[RenderableType]:
        path = self.saved.record_path
        return [
            Text(self.speech.say("record-saved", file=str(path)), overflow="fold"),
            Text(self.speech.say("check-it", verify=typeable("verify", path), replay=typeable("replay", path))),
            Text(self.speech.say("offer")),
        ]

    def say_goodbye(self) -> None:
        if self.table.over:
            return
        self.terminal.show(Text(), Text(self.speech.say("saved", command=typeable("play --resume", self.saved.path))))


def typeable(command: str, path: Path) -> str:
    """The command to type for a file."""
    return f"stampede {command} {shlex.quote(str(path))}"
