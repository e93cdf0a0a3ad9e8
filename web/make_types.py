"""The client's types of the wire: `python web/make_types.py` writes src/wire.ts, `--check` compares it."""

from __future__ import annotations

import json
import subprocess
import sys

from client import WEB, CannotBuild, install, node

from stampede.server.types import wire_schema

TYPES = WEB / "src" / "wire.ts"


def make() -> str:
    schema = json.dumps(wire_schema())
    done = subprocess.run(
        [*node(), "make-types.mjs"], cwd=WEB, input=schema, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode != 0:
        raise CannotBuild(f"the types could not be made:\n{done.stderr[-2000:]}")
    return done.stdout


def main(words: list[str]) -> int:
    try:
        install()
        made = make()
    except CannotBuild as error:
        print(f"types: {error}", file=sys.stderr)
        return 1
    if words == ["--check"]:
        if TYPES.read_text(encoding="utf-8") == made:
            return 0
        print("web/src/wire.ts is not what the server's messages say: run `python3 run.py types`", file=sys.stderr)
        return 1
    TYPES.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
