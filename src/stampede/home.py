"""Where the data of the person at this machine lives: unfinished tables and finished games."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "STAMPEDE_DATA"


def data_directory() -> Path:
    """`$STAMPEDE_DATA`, or the place that the system has for such data. It need not exist yet."""
    own = os.environ.get(VARIABLE)
    return Path(own).expanduser() if own else user_data_path("stampede", appauthor=False)


def tables_directory() -> Path:
    """Logs of tables (`.jsonl`), each with the record of its game (`.json`) beside it once that is over."""
    return data_directory() / "tables"


def seats_directory() -> Path:
    """Keys of seats at tables of other servers, which only their owner can read."""
    return data_directory() / "seats"


def bots_file() -> Path:
    """Which bots somebody played against last, by game."""
    return data_directory() / "bots.json"


def tutorials_file() -> Path:
    """How far somebody has come in the tutorials, by game."""
    return data_directory() / "tutorials.json"
