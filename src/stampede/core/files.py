"""Writing files completely or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def draft_of(path: Path) -> Path:
    """Where a file is written until it is complete; each process has its own."""
    return path.with_name(f"{path.name}.{os.getpid()}.part")


def write_whole(path: Path, text: str) -> None:
    """Replaces a file. Until it is complete, readers get the old one. Raises OSError, and then leaves no draft."""
    draft = draft_of(path)
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        os.replace(draft, path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
