"""Everything a position holds, as tuples to compare: compiled or interpreted, without trusting its own methods."""

from __future__ import annotations

from collections.abc import Iterable

from stampede.core.game import Game

UNSET = "<unset>"
# What a position shares with its copies is no part of the position: `own` says it, and a change where it lies shows.
BOOKKEEPING = ("own",)


def belongings(game: Game) -> frozenset[int]:
    """The identities of what belongs to the game itself: positions may share it, because it never changes."""
    return frozenset({id(game), *(id(value) for value in fields(game).values() if not is_plain(value))})


def snapshot(thing: object, shared: frozenset[int] = frozenset()) -> object:
    """A deep and independent picture; `shared` are identities that are named, not entered."""
    if is_plain(thing):
        return thing
    if id(thing) in shared:
        return f"<shared {type(thing).__name__}>"
    if isinstance(thing, dict):
        return ("dict", *((snapshot(key, shared), snapshot(value, shared)) for key, value in thing.items()))
    if isinstance(thing, set | frozenset):
        return ("set", frozenset(snapshot(item, shared) for item in thing))
    if isinstance(thing, list | tuple):
        return (type(thing).__name__, *(snapshot(item, shared) for item in thing))
    attributes = fields(thing)
    if attributes:
        return (
            type(thing).__qualname__,
            *((name, snapshot(value, shared)) for name, value in sorted(attributes.items())),
        )
    if isinstance(thing, Iterable):
        return (type(thing).__name__, *(snapshot(item, shared) for item in thing))
    return repr(type(thing))


def is_plain(thing: object) -> bool:
    return thing is None or isinstance(thing, bool | int | float | str | bytes)


def fields(thing: object) -> dict[str, object]:
    """All attributes: of native classes by the names mypyc lists, of others by slots and dictionary."""
    names: dict[str, None] = {}
    for kind in type(thing).__mro__:
        declared = kind.__dict__.get("__slots__", ())
        for name in [
            *kind.__dict__.get("__mypyc_attrs__", ()),
            *([declared] if isinstance(declared, str) else declared),
        ]:
            if not name.startswith("__") and name not in BOOKKEEPING:
                names[name] = None
    for name in getattr(thing, "__dict__", {}):
        if name not in BOOKKEEPING:
            names[name] = None
    return {name: getattr(thing, name, UNSET) for name in names}
