"""Game after game at one terminal, as long as somebody wants another."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from stampede.cli.play.company import choose_bots, remember_bots
from stampede.cli.play.learning import learn, offers_tutorial
from stampede.cli.play.opening import Plan, open_table, plan_of, plan_table, rematch, sit_down, table_to_resume
from stampede.cli.play.saved import SavedTable
from stampede.cli.play.session import SAME, Session
from stampede.cli.play.speech import Speech
from stampede.cli.play.terminal import Terminal
from stampede.core.game import Game
from stampede.home import tables_directory
from stampede.match.referee import Referee
from stampede.match.seats import BOT, HUMAN
from stampede.match.table import USUAL_LEVEL


def begin(
    game: Game,
    language: str,
    seats: int | None,
    me: list[int],
    names: list[str],
    bots: str | None,
    seed: int | None,
    options: dict[str, str],
) -> None:
    """Plays at a new table."""
    speech = Speech(game, language)
    usual_name = speech.say("person", seat="{}")
    plan = plan_table(game, seats, me, names, bots or USUAL_LEVEL, seed, options, usual_name)
    free = sum(seat.kind == BOT for seat in plan.seats)
    if seed is None and free:  # a seed is there to repeat a game, so nothing is asked or remembered then
        if bots is None:
            bots = choose_bots(terminal_for(plan), speech, game.id, free, lesson_in(game, language))
            plan = plan_table(game, seats, me, names, bots, seed, options, usual_name)
        remember_bots(game.id, bots)
    play_from_the_start(open_table(plan), plan, speech)


def lesson_in(game: Game, language: str) -> Callable[[Terminal], None] | None:
    """The tutorial, for people who are new to the game."""
    if not offers_tutorial(game):
        return None
    return lambda terminal: learn(game, language, terminal=terminal)


def play_from_the_start(referee: Referee, plan: Plan, speech: Speech) -> None:
    """Plays at a table from the deal on, and then its rematches."""
    while True:
        terminal = terminal_for(plan)
        if referee.table.commitment:
            terminal.show(Text(speech.say("dice-bound", commitment=referee.table.commitment)))
        sit_down(referee, plan)
        saved = SavedTable.create(tables_directory(), referee)
        wish = Session(terminal, speech, referee, saved).run()
        if not wish:
            return
        referee, plan = rematch(referee, wish == SAME)


def play_on(game: str | None, file: str | None, language: str) -> None:
    """Continues a saved table: the one in the file, or the latest."""
    saved, referee, torn = table_to_resume(game, file)
    speech = Speech(referee.table.game, language)
    terminal = terminal_for(plan_of(referee))
    terminal.show(Text(speech.say("resumed", file=str(saved.path))))
    if torn:
        terminal.show(Text(speech.say("torn")))
    wish = Session(terminal, speech, referee, saved).run()
    if wish:
        play_from_the_start(*rematch(referee, wish == SAME), speech)


def terminal_for(plan: Plan) -> Terminal:
    """The arrow keys recall what was typed only where nobody else would see it."""
    return Terminal(keep_history=sum(seat.kind == HUMAN for seat in plan.seats) == 1)
