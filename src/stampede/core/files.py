"""Files that are written completely or not at all, and files that one program has to itself."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def draft_of(path: Path) -> Path:
    """Where a file is written until it is complete; each process has its own."""
    return path.with_name(f"{path.name}.{os.getpid()}.part")


@contextmanager
def drafting(path: Path) -> Iterator[Path]:
    """The draft to write within. At the end it replaces the file; if anything goes wrong, the old file stays."""
    draft = draft_of(path)
    try:
        yield draft
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def write_whole(path: Path, content: str | bytes) -> None:
    """Replaces a file. Until it is complete, readers get the old one. Raises OSError, and then leaves no draft."""
    with drafting(path) as draft:
        draft.write_bytes(content.encode() if isinstance(content, str) else content)


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
