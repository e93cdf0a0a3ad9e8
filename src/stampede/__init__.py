"""Stampede: five race-and-bull board games on one rules engine."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from stampede import engine

engine.choose()

if TYPE_CHECKING:
    from stampede.match.match import Match

__all__ = ["Match", "__version__"]
__version__ = version("stampede")


def __getattr__(name: str) -> object:
    if name == "Match":
        from stampede.match.match import Match

        return Match
    raise AttributeError(f"module 'stampede' has no attribute {name!r}")
