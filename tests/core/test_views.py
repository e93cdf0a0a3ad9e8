"""Views are frozen dataclasses, made quickly."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, fields, is_dataclass, replace
from typing import Any, get_type_hints

import pytest

from stampede.core.registry import find_game, game_ids
from stampede.core.views import quick


@quick
@dataclass(frozen=True, slots=True)
class StallView:
    fruit: list[str]
    price: int


def test_it_is_filled_by_position_and_by_name() -> None:
    stall = StallView(["fig"], price=3)

    assert (stall.fruit, stall.price) == (["fig"], 3)
    assert stall == StallView(price=3, fruit=["fig"])
    assert replace(stall, price=4) == StallView(["fig"], 4)


def test_nothing_may_be_missing() -> None:
    make: Any = StallView
    with pytest.raises(TypeError, match="price"):
        make(["fig"])


def test_it_stays_frozen() -> None:
    stall: Any = StallView(["fig"], 3)

    with pytest.raises(FrozenInstanceError):
        stall.price = 4


def test_defaults_are_refused() -> None:
    with pytest.raises(TypeError, match="EmptyView has defaults"):

        @quick
        @dataclass(frozen=True, slots=True)
        class EmptyView:
            price: int = 0


@pytest.mark.parametrize("game", game_ids())
def test_all_views_of_a_game_are_made_quickly(game: str) -> None:
    """A dataclass's own `__init__` would set each field the long way round."""
    found, waiting = set[Any](), list[Any]([find_game(game).view_type()])
    while waiting:
        view = waiting.pop()
        found.add(view)
        made_by: Any = vars(view)["__init__"]
        assert made_by.__code__.co_names == tuple(f"fill_{field.name}" for field in fields(view)), view
        for hint in get_type_hints(view).values():
            waiting += [kind for kind in parts_of(hint) if is_dataclass(kind) and kind not in found]


def parts_of(hint: Any) -> list[Any]:
    return [hint, *[part for inner in getattr(hint, "__args__", ()) for part in parts_of(inner)]]
