"""The board of each game; a game without one gets the plain board."""

from __future__ import annotations

from stampede.cli.play.boards.board import Board
from stampede.cli.play.boards.bulls import BullsBoard
from stampede.cli.play.boards.encierro import EncierroBoard
from stampede.cli.play.boards.plain import PlainBoard
from stampede.cli.play.boards.primes import PrimesBoard
from stampede.cli.play.boards.raging import RagingBoard
from stampede.cli.play.boards.street import StreetBoard
from stampede.core.game import Game

BOARDS: dict[str, Board] = {
    "bulls": BullsBoard(),
    "encierro": EncierroBoard(),
    "primes": PrimesBoard(),
    "raging": RagingBoard(),
    "street": StreetBoard(),
}


def board_for(game: Game) -> Board:
    return BOARDS.get(game.id, PlainBoard())
