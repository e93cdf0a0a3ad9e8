"""The commands, and how their errors are reported."""

from __future__ import annotations

import io
import platform
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

from stampede import __version__
from stampede.cli import (
    admin,
    arena,
    demonstration,
    join,
    load,
    mcp,
    measuring,
    new_game,
    printing,
    records,
    serve,
    shelf,
    study,
    tune,
)
from stampede.cli.output import complain
from stampede.cli.play import analysing
from stampede.cli.play import command as playing
from stampede.cli.settings import PREFIX
from stampede.core.errors import StampedeError
from stampede.engine import engine_name

FAILED = 1

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Race-and-bull board games on one rules engine: play them, measure them, study them.",
    epilog="Without a command, serves the games on this machine and opens the browser.",
)


def _print_version(asked: bool) -> None:
    if asked:
        print(version_line())
        raise typer.Exit


def version_line() -> str:
    return f"stampede {__version__} ({engine_name()} engine, Python {platform.python_version()})"


@app.callback(invoke_without_command=True)
def front_door(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and the engine.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve.serve(port=serve.PORT, open_browser=True)


app.command("games")(shelf.games)
app.command("rules")(shelf.rules)
app.command("clauses")(shelf.clauses)
app.command("print")(printing.print_)
app.command("demo")(demonstration.demo)
app.command("simulate")(measuring.simulate)
app.command("arena")(arena.arena)
app.command("tune")(tune.tune)
app.command("study")(study.study)
app.command("bench")(measuring.bench)
app.command("load")(load.load)
app.command("play")(playing.play)
app.command("learn")(playing.learn)
app.command("serve", context_settings={"auto_envvar_prefix": PREFIX})(serve.serve)
app.command("join")(join.join)
app.command("mcp")(mcp.mcp)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("analyse")(analysing.analyse)
app.command("new-game")(new_game.new_game)
app.add_typer(admin.app, name="admin")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0, 1 with a sentence on standard error, or 2 for misuse."""
    _survive_any_encoding()
    try:
        code = app(arguments, prog_name="stampede", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except StampedeError as error:
        complain(str(error))
        return FAILED
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = "stampede" if context is None else context.command_path
        complain(f"{error.format_message().rstrip('.')}. Try: {command} --help")
        return error.exit_code
    except BrokenPipeError:
        return _reader_is_gone()


def _survive_any_encoding() -> None:
    """A terminal that cannot show a letter gets a question mark, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _reader_is_gone() -> int:
    """`stampede … | head`: the reader has enough. Closing keeps the interpreter from flushing again."""
    with suppress(BrokenPipeError):
        sys.stdout.close()
    return FAILED
