"""The command line in this process, with lines to read and data in a folder of the test."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import toy
from stampede.cli import main
from stampede.core.registry import register, unregister


@dataclass
class Ran:
    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """On one line, so that it does not matter where it was broken."""
        return " ".join(self.out.split())


Run = Callable[..., Ran]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("STAMPEDE_DATA", str(folder))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return folder


@pytest.fixture
def run(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """`run("play primes", "1", "quit")` types lines through a pipe."""

    def type_lines(words: str, *typed: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(words.split())
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Ran(code, out, err)

    register("lantern", toy.load)
    yield type_lines
    unregister("lantern")
