"""`stampede print`: what it says, where it writes, and what it says when it can't."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from stampede.cli import main
from stampede.core.registry import register, unregister
from stampede.printing import drawings, typeset
from toy import load


@pytest.fixture
def lantern() -> Iterator[str]:
    """A game that nobody has drawn."""
    register("lantern", load)
    yield "lantern"
    unregister("lantern")


def test_a_game_without_drawings_is_printed_plainly(
    lantern: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its names and rules, into a file of its own name."""
    monkeypatch.chdir(tmp_path)
    assert main(["print", lantern, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "6 × spark" in told
    assert (tmp_path / "lantern-en-a4.pdf").read_bytes().startswith(b"%PDF")
    assert told.endswith("pages of A4: lantern-en-a4.pdf\n")
    assert main(["print", lantern, "--lang", "es", "--paper", "letter", "--out", "duelo.pdf", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["components"] == {"spark": 6, "flame": 4, "gust": 6, "shutter": 5, "mirror": 3, "light": 12}
    assert document["file"] == "duelo.pdf"
    assert (tmp_path / "duelo.pdf").is_file()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["duelo.pdf", "lantern-en-a4.pdf"]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["primess"], "did you mean primes?"),
        (["primes", "--paper", "a5"], "'a4', 'letter'"),
        (["primes", "--lang", "fr"], "'en', 'es'"),
        (["primes", "--out", "nowhere/game.pdf"], "there is no folder nowhere; make it"),
        (["primes", "--out", "."], "name a file with --out"),
    ],
)
def test_faults_say_what_to_do(
    words: list[str], wanted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", *words]) != 0
    assert wanted in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_without_typst_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typeset, "find_spec", lambda _name: None)
    assert main(["print", "primes"]) == 1
    assert "pip install 'stampede[print]'" in capsys.readouterr().err


def test_without_drawings_it_says_how_to_make_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(drawings, "FOLDER", tmp_path)
    assert main(["print", "primes"]) == 1
    assert "python3 run.py client" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_left_as_it_was(tmp_path: Path) -> None:
    place = tmp_path / "game.pdf"
    place.mkdir()
    with pytest.raises(typeset.CannotPrint, match=r"game.pdf cannot be written .*--out"):
        typeset.write_pdf(place, b"%PDF")
    assert list(tmp_path.iterdir()) == [place]
