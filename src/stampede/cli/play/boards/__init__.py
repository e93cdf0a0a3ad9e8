"""Boards by game; a game without its own is drawn plainly."""

from __future__ import annotations

from stampede.cli.play.boards.board import Board
from stampede.cli.play.boards.plain import PlainBoard
from stampede.cli.play.boards.primes import PrimesBoard
from stampede.cli.play.boards.raging import RagingBoard
from stampede.core.game import Game


def board_for(game: Game) -> Board:
    if game.id == "primes":
        return PrimesBoard()
    if game.id == "raging":
        return RagingBoard()
    return PlainBoard()
