"""Which numbers in a view are seats, so that texts and clients can show the player's name instead."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Annotated, Any, Final, get_args, get_type_hints

SEAT: Final = "the number of a seat"
SeatNumber = Annotated[int, SEAT]  # a view's field of this type, or a list of it, holds seats


def seat_fields(view: type) -> list[str]:
    """The names of the fields that hold seats, in a view and in the views inside it.

    Clients go by the name alone, so a name that means a seat in one place must mean one everywhere in the game.
    """
    seats: dict[str, bool] = {}
    _collect(view, seats)
    return sorted(name for name, is_seat in seats.items() if is_seat)


def _collect(view: Any, seats: dict[str, bool]) -> None:
    for name, hint in get_type_hints(view, include_extras=True).items():
        parts = _parts(hint)
        is_seat = SEAT in parts
        if seats.setdefault(name, is_seat) != is_seat:
            raise ValueError(f"{view.__name__}.{name}: this name is a seat in one view of the game but not in another")
        for part in parts:
            if is_dataclass(part):
                _collect(part, seats)


def _parts(hint: Any) -> list[Any]:
    """A type and everything it is made of: for `list[int] | None` also `list[int]`, `int` and `None`."""
    return [hint, *[part for inner in get_args(hint) for part in _parts(inner)]]
