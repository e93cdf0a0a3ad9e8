"""What a card does, in a line or two to be printed on it: from the words of the game and the facts of its box."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from stampede.core.game import Game
from stampede.match.words import Words

Box = dict[str, Any]
SPANISH_NAMES = ("encierro",)  # games whose names need no explanation in Spanish


def effects_of(game: Game, words: Words) -> dict[str, str]:
    """By component, what is printed on it; those that say nothing are left out.

    A game's words may have a text `print-…` for a component. Without one, `card-…` says what it does if its name is
    in `name-…`.
    """
    path = Path(game.folder, "components.toml")
    box: Box = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    found = OWN[game.id](box, words) if game.id in OWN else {}
    for id in {component for seats in (game.max_seats,) for component in game.components(seats)}:
        if words.has(f"print-{key_of(id)}"):
            found[id] = words.text(f"print-{key_of(id)}")
        elif id not in found and words.has(f"name-{key_of(id)}") and words.has(f"card-{key_of(id)}"):
            found[id] = words.text(f"card-{key_of(id)}")
    return found


def key_of(id: str) -> str:
    """A component's id as part of a text's key, where only letters, digits and dashes can be."""
    return "".join(letter if letter.isascii() and (letter.isalnum() or letter in "-_") else "-" for letter in id)


def glosses_of(game: Game, words: Words) -> dict[str, str]:
    """What names in another language mean; in the texts `gloss-…`, up to a colon."""
    if game.id in SPANISH_NAMES and words.language == "es":
        return {}
    ids = [id for id in game.components(game.max_seats) if words.has(f"gloss-{key_of(id)}")]
    return {id: words.text(f"gloss-{key_of(id)}").split(":")[0] for id in ids}


def of_bulls(box: Box, words: Words) -> dict[str, str]:
    """Destinations: points, and what they change on the next day."""
    found = {}
    for id, card in box["destinations"].items():
        if isinstance(card, dict):
            lines = [words.text("print-points", points=card["points"])]
            if card["runners"]:
                key = "print-more-runners" if card["runners"] > 0 else "print-fewer-runners"
                lines.append(words.text(key, runners=abs(card["runners"])))
            if card["cards"]:
                lines.append(words.text("print-more-cards", cards=card["cards"]))
            found[id] = "\n".join(lines)
    return found


def of_encierro(box: Box, words: Words) -> dict[str, str]:
    """Cards of a group do the same."""
    groups = {group: cards for group, cards in box["deck"].items() if isinstance(cards, dict)}
    found = {id: words.text(f"print-{group}") for group, cards in groups.items() for id in cards}
    return found | dict.fromkeys(box["objects"], words.text("print-object"))


def of_street(box: Box, words: Words) -> dict[str, str]:
    """Tricks say whom they fit and what ends them, counter-tricks what they end."""
    either = words.text("print-either").join
    found = dict.fromkeys(box["vehicles"], words.text("print-vehicle"))
    found |= {f"{km}km": words.text("print-distance", km=int(km)) for km in box["distances"]}
    for id, trick in box["tricks"].items():
        fits = trick["fits"]
        aim = (
            words.text("print-trick")
            if fits == ["any"]
            else words.text("print-trick-on", vehicle=either(words.component(vehicle) for vehicle in fits))
        )
        cures = either(words.component(cure) for cure in trick["cured_by"])
        ways = [words.text("print-ends-cure", cures=cures)]
        if trick["turns"]:
            ways.append(words.text("print-ends-wait", turns=trick["turns"]))
        if trick["change"]:
            ways.append(words.text("print-ends-change"))
        found[id] = f"{aim} {words.text('print-ends', ways=either(ways))}"
    for id in box["counters"]:
        ended = [words.component(name) for name, trick in box["tricks"].items() if id in trick["cured_by"]]
        found[id] = words.text("print-counter", tricks=either(ended))
    found |= {id: words.text("print-invincible", turns=turns) for id, turns in box["invincible"].items()}
    return found


OWN: dict[str, Callable[[Box, Words], dict[str, str]]] = {
    "bulls": of_bulls,
    "encierro": of_encierro,
    "street": of_street,
}
