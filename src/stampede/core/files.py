"""Files that are written completely or not at all, and files that one program has to itself."""

from __future__ import annotations

import os
import sys
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


def lock(descriptor: int) -> None:
    """Keeps a file from other programs until this one ends, however it ends.

    Raises BlockingIOError if another program has it, and another OSError if its system cannot lock.
    """
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
