"""The bots by name, weakest first."""

from __future__ import annotations

from difflib import get_close_matches

from stampede.bots.bot import Bot
from stampede.bots.greedy import GreedyBot
from stampede.bots.random import RandomBot
from stampede.core.errors import StampedeError

LEVELS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}


class UnknownBot(StampedeError):  # noqa: N818
    """No bot has that name."""


def bot_names() -> list[str]:
    """All levels, weakest first."""
    return list(LEVELS)


def find_bot(name: str) -> Bot:
    if name not in LEVELS:
        near = get_close_matches(name, LEVELS, 1)
        hint = f"did you mean {near[0]}?" if near else f"choose one of: {', '.join(LEVELS)}"
        raise UnknownBot(f"there is no bot {name!r}; {hint}")
    return LEVELS[name]
