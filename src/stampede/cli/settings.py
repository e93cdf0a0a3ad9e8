"""Settings of a command by flag, by environment variable, or in a file: whoever comes first in this list wins."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import typer

from stampede.core.errors import StampedeError

PREFIX = "STAMPEDE"


def read_settings(context: typer.Context, file: Path | None) -> Path | None:
    """The callback of `--config`: what the file says is used where no flag and no variable says otherwise."""
    if file is not None:
        known = {name_of(option): str(option.name) for option in context.command.params if option.name != "config"}
        try:
            found: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise StampedeError(
                f"{file} cannot be read: {error.strerror}. Choose another file with --config"
            ) from error
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise StampedeError(
                f"{file} is not TOML ({error}): write a setting on each line, like port = 7007"
            ) from None
        for name in found:
            if name not in known:
                raise StampedeError(
                    f"{file}: there is no setting {name!r}; the settings are {', '.join(sorted(known))}"
                )
        context.default_map = {known[name]: value for name, value in found.items()}
    return file


def name_of(option: Any) -> str:
    """A setting's name in a file: its flag without the dashes."""
    return str(option.opts[0]).lstrip("-")
