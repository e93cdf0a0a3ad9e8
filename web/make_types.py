"""What the client knows of the server: `python web/make_types.py` writes src/wire.ts, the types of all messages, and
src/box.ts, the verbs and components of every game. `--check` compares them."""

from __future__ import annotations

import json
import re
import subprocess
import sys

from client import WEB, CannotBuild, install_tools, node

from stampede.core.game import Game
from stampede.core.registry import find_game, game_ids
from stampede.server.types import wire_schema

TYPES = WEB / "src" / "wire.ts"
BOX = WEB / "src" / "box.ts"
BOX_HEAD = """\
// Made from the games' boxes by `python3 run.py types`. Do not edit.

/** The verbs of each game's actions, and the ids of its components; a component must have a drawing. */
export const BOX = """
BOX_FOOT = """ as const;

export type GameId = keyof typeof BOX;
export type ComponentId<Game extends GameId> = (typeof BOX)[Game]["components"][number];
"""
OF_SEAT = re.compile(r" of seat \d+$")  # pieces that every seat has of its own


def make_types() -> str:
    schema = json.dumps(wire_schema())
    done = subprocess.run(
        [*node(), "make-types.mjs"], cwd=WEB, input=schema, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode != 0:
        raise CannotBuild(f"the types could not be made:\n{done.stderr[-2000:]}")
    return done.stdout


def make_box() -> str:
    boxes = ",\n".join(f'  "{id}": {{\n{box_of(find_game(id))}\n  }}' for id in game_ids())
    return f"{BOX_HEAD}{{\n{boxes}\n}}{BOX_FOOT}"


def box_of(game: Game) -> str:
    verbs = dict.fromkeys(action.verb for action in game.actions)
    components = dict.fromkeys(OF_SEAT.sub("", name) for name in game.components(game.max_seats))
    lists = {"verbs": list(verbs), "components": list(components)}
    return ",\n".join(f'    "{name}": {json.dumps(ids, ensure_ascii=False)}' for name, ids in lists.items())


def main(words: list[str]) -> int:
    try:
        install_tools()
        made = {TYPES: make_types(), BOX: make_box()}
    except CannotBuild as error:
        print(f"types: {error}", file=sys.stderr)
        return 1
    if words == ["--check"]:
        stale = [path.name for path, text in made.items() if path.read_text(encoding="utf-8") != text]
        if stale:
            print(f"web/src: {', '.join(stale)} must be made again: run `python3 run.py types`", file=sys.stderr)
        return 1 if stale else 0
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
