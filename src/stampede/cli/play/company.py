"""Which bots to play against: asked at the beginning, and remembered for the next game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.table import Table as Grid
from rich.text import Text

from stampede.bots.levels import find_bot, offered_levels, usual_name
from stampede.cli.play.commands import understand, usual_form
from stampede.cli.play.speech import Speech
from stampede.cli.play.terminal import Terminal
from stampede.core.errors import StampedeError
from stampede.core.files import write_whole
from stampede.home import bots_file
from stampede.match.table import USUAL_LEVEL

LEARN = "learn"  # what people who are new to a game may type to begin with its tutorial


def choose_bots(
    terminal: Terminal, speech: Speech, game: str, count: int, lesson: Callable[[Terminal], None] | None = None
) -> str:
    """The bots for that many seats, as `--bots` takes them. Nobody is asked unless this is a real terminal.

    People who are new to the game get its goal, what to do first, and the offer of a `lesson`.
    """
    usual = last_bots(game, count)
    if not terminal.is_real:
        return usual
    levels = offered_levels()
    if lesson is not None:
        terminal.show(Text(" ".join(speech.text(f"first-{key}") for key in ("goal", "first"))))
        terminal.show(Text(speech.say("learn-offer", learn=usual_form(LEARN, speech)), "bold"), Text())
    terminal.show(Text(speech.say("bots-ask", bots=count), "bold"), menu(speech, levels))
    names = dict.fromkeys(speech.level(level) for level in usual.split(","))
    terminal.show(Text(speech.say("bots-how", bots=count, usual=", ".join(names))))
    while True:
        typed = terminal.read("> ")
        if not typed:
            return usual
        if lesson is not None and understand(typed, [LEARN], speech):
            lesson(terminal)
            return choose_bots(terminal, speech, game, count)
        chosen = understood(typed, levels, speech)
        if len(chosen) in (1, count):
            return ",".join(chosen)
        terminal.show(Text(speech.say("bots-what", bots=count, most=len(levels))))


def menu(speech: Speech, levels: Sequence[str]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for number, level in enumerate(levels, 1):
        told = Text(speech.say(f"bot-{level}-title") + ". ").append(speech.say(f"bot-{level}-line"), "dim")
        grid.add_row(str(number), Text(speech.level(level), "bold"), told)
    return grid


def understood(typed: str, levels: Sequence[str], speech: Speech) -> list[str]:
    """The levels that were typed, by number or by name in either language; none if any word means nothing."""
    chosen = []
    for word in typed.replace(",", " ").split():
        by_number = levels[int(word) - 1] if word.isdecimal() and 0 < int(word) <= len(levels) else None
        wanted = word.casefold()
        by_name = [level for level in levels if wanted in (level, speech.level(level).casefold())]
        found = by_number or next(iter(by_name), None)
        if found is None:
            return []
        chosen.append(found)
    return chosen


def last_bots(game: str, count: int) -> str:
    """The bots of the last game, if they fit that many seats."""
    levels = _remembered().get(game, "").split(",")
    with suppress(StampedeError):
        for level in levels:
            find_bot(level)
        return ",".join(usual_name(level) for level in (levels if len(levels) == count else levels[:1]))
    return USUAL_LEVEL


def remember_bots(game: str, bots: str) -> None:
    """For the next game. If that cannot be written, the usual ones come again."""
    path = bots_file()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps({**_remembered(), game: bots}, indent=1) + "\n")


def _remembered() -> dict[str, str]:
    """What the file says, as far as it can be read."""
    try:
        read = json.loads(bots_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(game): str(bots) for game, bots in read.items()} if isinstance(read, dict) else {}
