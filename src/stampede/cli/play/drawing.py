"""A position as text, drawn by the terminal's board: for environments that others' learners play in."""

from __future__ import annotations

import io

from rich.console import Console

from stampede.cli.play.boards import board_for
from stampede.cli.play.boards.board import Scene
from stampede.cli.play.screen import Screen, Shown
from stampede.cli.play.speech import Speech
from stampede.core.game import Game, State

WIDTH, HEIGHT = 100, 60


def draw(game: Game, state: State, seats: int, reader: int | None) -> str:
    """What a seat (None: a spectator) sees, with its choices; plain text without colours."""
    console = Console(
        width=WIDTH, height=HEIGHT, file=io.StringIO(), color_system=None, highlight=False, markup=False, emoji=False
    )
    view, speech, board = state.view(reader), Speech(game, "en"), board_for(game)
    asked = state.to_act()
    mine = reader is not None and reader in asked
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    if not asked:
        heading = speech.say("over")
    elif mine and reader is not None:
        question = speech.text(f"decision-{state.decision(reader)}")
        heading = speech.say("your-turn", name=names[reader], question=question)
    else:
        heading = ", ".join(names[seat] for seat in asked)
    legal = [game.actions[action] for action in state.legal(reader)] if mine and reader is not None else []
    scene = Scene(game, speech, names, [""] * len(names), reader, asked, legal, WIDTH, HEIGHT)
    with console.capture() as drawn:
        console.print(Screen(console, board).draw(Shown(heading, view, scene)))
    return drawn.get()
