"""The `stampede` command with the toy game registered, and with doors that only tests have.

Worker processes import this file too, and so know the toy. With `--nursery` it imports everything and waits to be
forked: see forking.py.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import forking
import toy
from stampede.core.registry import find_game, game_ids, register, unregister

if not os.environ.get("STAMPEDE_WITHOUT_TOY"):
    register("lantern", toy.load)


def be_generous() -> None:
    """One address may do as much as it likes: a test plays for many people."""
    from stampede.server import http, live, security, sockets

    def boundless(burst: float, per_second: float) -> security.Allowance:
        return security.Allowance(1e9, 1e9)

    for module in (http, live, sockets):
        module.Allowance = boundless  # type: ignore[assignment,misc]


def tune(settings: str) -> None:
    """Other constants than people get, such as `lobby.LIVE_GRACE=0.5`: a test does not wait for minutes."""
    for setting in filter(None, settings.split(";")):
        name, value = setting.split("=")
        module, constant = name.split(".")
        setattr(import_module(f"stampede.server.{module}"), constant, float(value))


def run() -> None:
    from server.doors import open_doors
    from stampede.cli import main

    if os.environ.get("STAMPEDE_GENEROUS"):
        be_generous()
    tune(os.environ.get("STAMPEDE_TUNED", ""))
    open_doors()
    sys.exit(main())


def run_fork() -> None:
    if os.environ.get("STAMPEDE_WITHOUT_TOY"):
        unregister("lantern")
    run()


# What a server imports once it runs.
LATE = (
    "server.doors",
    "stampede.cli.serve",
    "stampede.server.app",
    "stampede.server.logs",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.off",
    "uvicorn.loops.auto",
)

if __name__ == "__main__":
    if sys.argv[1:2] == ["--nursery"]:
        for name in LATE:
            import_module(name)
        for id in game_ids():
            find_game(id)
        forking.serve(int(sys.argv[2]), run_fork)
    else:
        run()
