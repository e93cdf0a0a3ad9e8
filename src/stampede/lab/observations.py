"""What every number of an observation means: `python -m stampede.lab.observations` writes docs/observations.md."""

from __future__ import annotations

from stampede.core.game import Game
from stampede.core.observation import Field, size_of
from stampede.core.registry import find_game, game_ids

HEAD = """\
# Observations

What learners see: a fixed number of small integers (`int16`) for each game and number of seats, made from what the
seat's view holds and from nothing else. `python -m stampede.lab.observations` writes this page; in a program,
`find_game(id).observation(seats)` lists the same fields.

Seats are counted from the reader's own: `+0` is the reader, `+1` the next seat by number, and so on around. Offsets
are for two seats; each further seat adds another block like the last one. What a seat only remembers, such as a card
it once saw in another hand, is left out. A *code* stands for one of several things, so more is not more: give your
network a switch for each.

Legal actions come beside the observation, as a mask over the game's actions (`find_game(id).actions[number].notation`
says which is which). Rewards come at the end of a game and add up to 0: the winner gets 1, the others share the loss,
and those who tie for the first place share the win. In Raging Bulls alone, the reward is the score divided by 100.
"""


def page() -> str:
    return HEAD + "".join(section(find_game(id)) for id in game_ids())


def section(game: Game) -> str:
    seats = max(2, game.min_seats)
    fields = game.observation(seats)
    sizes = ", ".join(f"{size_of(game.observation(count))} for {count}" for count in game.seat_counts())
    lines = [
        f"\n## {game.id}\n",
        f"{len(game.actions)} actions. Numbers by seats: {sizes}.\n",
        "| offset | field | numbers | range | meaning |",
        "|---|---|---|---|---|",
    ]
    at = 0
    for field in fields:
        lines.append(row(field, at))
        at += field.length
    return "\n".join(lines) + "\n"


def row(field: Field, at: int) -> str:
    bounds = "code" if field.is_code else f"{field.low} to {field.high}"
    return f"| {at} | {field.name} | {field.length} | {bounds} | {field.says} |"


if __name__ == "__main__":
    print(page(), end="")
