"""The commands, and how their errors are reported."""

from __future__ import annotations

import io
import platform
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Annotated

import typer

from stampede import __version__
from stampede.cli.output import complain
from stampede.cli.settings import PREFIX
from stampede.core.errors import StampedeError
from stampede.engine import engine_name

FAILED = 1

# Where commands are, in the order of the help. Only the one that is asked for is loaded, so that each starts soon.
COMMANDS = {
    "games": "shelf:games",
    "rules": "shelf:rules",
    "clauses": "shelf:clauses",
    "print": "printing:print_",
    "demo": "demonstration:demo",
    "simulate": "measuring:simulate",
    "arena": "arena:arena",
    "tune": "tune:tune",
    "study": "study:study",
    "bench": "measuring:bench",
    "load": "load:load",
    "play": "play.command:play",
    "learn": "play.command:learn",
    "serve": "serve:serve",
    "join": "join:join",
    "mcp": "mcp:mcp",
    "replay": "records:replay",
    "verify": "records:verify",
    "analyse": "play.analysing:analyse",
    "new-game": "new_game:new_game",
    "admin": "admin:app",
}
READS_VARIABLES = "serve"  # the command whose options can be set by STAMPEDE_… as well


def the_app(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """The command line with these commands."""
    app = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        help="Race-and-bull board games on one rules engine: play them, measure them, study them.",
        epilog="Without a command, serves the games on this machine and opens the browser.",
    )
    app.callback(invoke_without_command=True)(front_door)
    for name in names:
        module, _, attribute = COMMANDS[name].partition(":")
        command = getattr(import_module(f"stampede.cli.{module}"), attribute)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            variables = {"auto_envvar_prefix": PREFIX} if name == READS_VARIABLES else None
            app.command(name, context_settings=variables)(command)
    return app


def _needed(words: Sequence[str]) -> Iterable[str]:
    """The commands that these words may be about: help, and the answer to a misspelling, name them all."""
    if not words:
        return ()
    return words[:1] if words[0] in COMMANDS else COMMANDS


def _print_version(asked: bool) -> None:
    if asked:
        print(version_line())
        raise typer.Exit


def version_line() -> str:
    return f"stampede {__version__} ({engine_name()} engine, Python {platform.python_version()})"


def front_door(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and the engine.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        from stampede.cli import serve

        serve.serve(port=serve.PORT, open_browser=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0, 1 with a sentence on standard error, or 2 for misuse."""
    _survive_any_encoding()
    words = sys.argv[1:] if arguments is None else arguments
    try:
        code = the_app(_needed(words))(words, prog_name="stampede", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except StampedeError as error:
        complain(str(error))
        return FAILED
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = "stampede" if context is None else context.command_path
        sentence = error.format_message()
        complain(f"{sentence if sentence.endswith('?') else sentence.rstrip('.') + '.'} Try: {command} --help")
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
