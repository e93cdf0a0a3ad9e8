"""A picture of the table for the README: `python -m stampede.cli.play.picture OUT.svg`."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from stampede.bots.levels import find_bot
from stampede.cli.play.answers import Answers
from stampede.cli.play.opening import open_table, plan_table, sit_down
from stampede.cli.play.speech import Speech
from stampede.cli.play.terminal import Terminal
from stampede.cli.play.window import Window
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.match.referee import BY_BOT, BY_OWNER, Referee

WIDTH, HEIGHT = 100, 44
SEED = 7
MOVES = 60

# The hour before the rocket.
ALBA = TerminalTheme(
    (23, 20, 40),
    (248, 238, 222),
    [
        (38, 33, 64),
        (207, 36, 56),
        (127, 211, 164),
        (246, 183, 44),
        (93, 141, 176),
        (141, 128, 180),
        (127, 211, 245),
        (198, 186, 210),
    ],
)


def middle_of_a_game() -> Referee:
    """A seeded game by bots, at the first decision after some moves where Ana can trip somebody."""
    plan = plan_table(find_game("primes"), 3, [1], ["Ana"], "steady", SEED, {}, "")
    referee = open_table(plan)
    sit_down(referee, plan)
    match = referee.table.match
    assert match is not None
    bot = find_bot("steady")
    while True:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if seat == 0 and len(match.moves) >= MOVES and any(action.verb == "trip" for action in legal):
            return referee
        rng = Rng.free(f"picture {len(match.moves)}")
        action = bot.choose(match.game, match.view(seat), seat, [action.index for action in legal], rng)
        referee.act(seat, action, 0.0, by=BY_BOT if referee.table.seats[seat].played_by_bot else BY_OWNER)


def draw(file: Path) -> None:
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="truecolor",
        file=io.StringIO(),
        highlight=False,
        markup=False,
        emoji=False,
    )
    referee = middle_of_a_game()
    speech = Speech(referee.table.game, "en")
    window = Window(Terminal(console), speech, referee)
    console.print(window.of(0))
    console.print(Text("Ana> hint"))
    console.print(Answers(referee, speech, window.board, 0).hint())
    console.print(Text("Ana> "))
    svg = console.export_svg(title="stampede play primes", theme=ALBA, code_format=own_fonts(CONSOLE_SVG_FORMAT))
    file.write_text(svg, encoding="utf-8")


def own_fonts(code_format: str) -> str:
    """Without the web fonts: the reader's own monospace font will do."""
    return re.sub(r"@font-face \{\{.*?\}\}\s*", "", code_format, flags=re.DOTALL)


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
