"""Where the data of the person at this machine lives: tables that are being played, and finished games."""

from __future__ import annotations

import os
import sys
from pathlib import Path

VARIABLE = "STAMPEDE_DATA"


def data_directory() -> Path:
    """`$STAMPEDE_DATA`, or the place that the system has for such data. It need not exist yet."""
    own = os.environ.get(VARIABLE)
    if own:
        return Path(own).expanduser()
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "Stampede"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Stampede"
    shared = os.environ.get("XDG_DATA_HOME", "")
    # A relative path is to be ignored, says the XDG specification.
    return (Path(shared) if shared.startswith("/") else Path.home() / ".local" / "share") / "stampede"


def tables_directory() -> Path:
    """Logs of tables (`.jsonl`), each with the record of its game (`.json`) beside it once that is over."""
    return data_directory() / "tables"
