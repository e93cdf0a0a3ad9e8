"""Refusals that every game has. Their texts are the house's, not a game's."""

from __future__ import annotations

from stampede.core.game import Reason


def game_over() -> Reason:
    return Reason("game-over", "")


def not_your_turn() -> Reason:
    return Reason("not-your-turn", "")
