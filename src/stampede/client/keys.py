"""The key of a seat, kept in a file that only its owner can read: with it, anybody can play on."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from stampede.client.errors import ClientError
from stampede.core.files import lock


class Key(msgspec.Struct, frozen=True):
    server: str
    table: str
    seat: int
    secret: str

    def __repr__(self) -> str:
        """Without its secret, which may end up in a log."""
        return f"seat {self.seat} at {self.server}/table/{self.table}"


class KeyFile:
    """A file with a key, or one that is still empty. While it is open, no other program can open it."""

    def __init__(self, path: Path) -> None:
        """Raises ClientError if it cannot be read, and BlockingIOError if another program has it."""
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise ClientError(f"{path} cannot be opened: {error.strerror}; choose another file with --key") from error
        try:
            lock(self._descriptor)
            self.key = self._read()
        except BaseException:
            os.close(self._descriptor)
            raise

    def _read(self) -> Key | None:
        written = os.read(self._descriptor, 10_000)
        if not written.strip():
            return None
        try:
            return msgspec.json.decode(written, type=Key)
        except msgspec.MsgspecError:
            raise ClientError(f"{self.path} holds no key of a seat; choose another file with --key") from None

    def keep(self, key: Key) -> None:
        """Writes the key, and makes sure that it stays."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, msgspec.json.encode(key) + b"\n")
        os.ftruncate(self._descriptor, os.lseek(self._descriptor, 0, os.SEEK_CUR))
        os.fsync(self._descriptor)
        self.key = key

    def remove(self) -> None:
        """The key opens nothing any more. Closes the file."""
        if sys.platform == "win32":
            self.close()
        self.path.unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
