"""Boards by game; a game without its own is drawn plainly."""

from __future__ import annotations

from stampede.cli.play.boards.board import Board
from stampede.cli.play.boards.bulls import BullsBoard
from stampede.cli.play.boards.plain import PlainBoard
from stampede.cli.play.boards.primes import PrimesBoard
from stampede.core.game import Game

BOARDS: dict[str, type[Board]] = {"bulls": BullsBoard, "primes": PrimesBoard}


def board_for(game: Game) -> Board:
    return BOARDS.get(game.id, PlainBoard)()
