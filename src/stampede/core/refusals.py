"""Refusals that all games share, with texts that are not a game's own."""

from __future__ import annotations

from stampede.core.game import Reason


def game_over() -> Reason:
    return Reason("game-over", "")


def not_your_turn() -> Reason:
    return Reason("not-your-turn", "")
