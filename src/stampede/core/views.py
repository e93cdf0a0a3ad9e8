"""What views are made with. They are made for every seat after every move, so making one must cost little."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, TypeVar

View = TypeVar("View")


def quick(view: type[View]) -> type[View]:
    """For frozen dataclasses with slots and without defaults: they are made in half the time, and still frozen.

    The usual `__init__` asks for every field whether it may be set. This one fills the slots directly.
    """
    known: Any = view
    if any(field.default is not MISSING or field.default_factory is not MISSING for field in fields(known)):
        raise TypeError(f"{view.__name__} has defaults, which only its own __init__ knows")
    names = [field.name for field in fields(known)]
    fillers: dict[str, Any] = {f"fill_{name}": vars(view)[name].__set__ for name in names}
    lines = [f"def __init__(self, {', '.join(names)}):", *(f"fill_{name}(self, {name})" for name in names)]
    exec("\n    ".join(lines), fillers)
    known.__init__ = fillers["__init__"]
    return view
