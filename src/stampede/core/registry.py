"""The games there are. Installed packages offer them as entry points in the group `stampede.games`."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from stampede.core.errors import UnknownGame
from stampede.core.game import Game

GROUP = "stampede.games"
Loader = Callable[[Path | None], Game]

_registered: dict[str, Loader] = {}
_loaded: dict[str, Game] = {}


def register(id: str, loader: Loader) -> None:
    """Adds a game in this process. Its loader gets a components file, or None for the game's own."""
    _registered[id] = loader
    _loaded.pop(id, None)


def unregister(id: str) -> None:
    _registered.pop(id, None)
    _loaded.pop(id, None)


@cache
def _installed() -> dict[str, EntryPoint]:
    """A game is imported when somebody asks for it, so a bot's process imports one game and not all of them."""
    return {point.name: point for point in entry_points(group=GROUP)}


def game_ids() -> list[str]:
    """All registered games, by name."""
    return sorted({**_installed(), **_registered})


def find_game(id: str) -> Game:
    """The game with its own box, loaded once."""
    if id not in _loaded:
        _loaded[id] = _loader(id)(None)
    return _loaded[id]


def load_game(id: str, components: Path | None) -> Game:
    """The game with the box in a file, for designers; without one, like `find_game`."""
    return find_game(id) if components is None else _loader(id)(components)


def _loader(id: str) -> Loader:
    if id in _registered:
        return _registered[id]
    if id in _installed():
        loader: Loader = _installed()[id].load()
        return loader
    near = get_close_matches(id, game_ids(), 1)
    raise UnknownGame(
        f"there is no game {id!r}; " + (f"did you mean {near[0]}?" if near else f"there are: {', '.join(game_ids())}")
    )
