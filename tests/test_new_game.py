"""`stampede new-game`: what it writes is a game under another name, and what it refuses says why."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from stampede.cli import main
from stampede.core.data import read_toml
from stampede.core.record import RecordText
from stampede.seedling.room import ROOM
from stampede.seedling.room.components import Box
from stampede.seedling.room.game import Stones
from stampede.testing.laws_of_the_house import read_mutants
from stampede.testing.mutants import FAILED, Copy
from stampede.testing.subjects import subject_of

BOX = Box(read_toml(ROOM / "components.toml"))

ROOM_FILES = [
    "RULES.md",
    "RULES.es.md",
    "components.toml",
    "components.py",
    "actions.py",
    "state.py",
    "choices.py",
    "refusals.py",
    "rules.py",
    "view.py",
    "belief.py",
    "observation.py",
    "judgement.py",
    "game.py",
    "__init__.py",
    "text/en.ftl",
    "text/es.ftl",
    "text/typed.es.toml",
    "lessons.toml",
    "tutorial.toml",
    "statistics.toml",
    "layout.toml",
]


def plant(tmp_path: Path, *words: str) -> Path:
    folder = tmp_path / "hopper"
    assert main(["new-game", str(folder), "--id", "hopper", *words]) == 0
    return folder


def test_every_file_of_a_room_is_there_and_nothing_has_the_old_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = plant(tmp_path, "--title", "Frogs & Stones")
    said = capsys.readouterr().out
    assert f"pip install -e '{folder}[testing]'" in said
    assert "pytest --pyargs stampede.testing --game hopper" in said
    assert [name for name in ROOM_FILES if not (folder / "src" / "hopper" / name).is_file()] == []
    texts = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file()}
    assert [path for path, text in texts.items() if "seedling" in text.lower() or "Stepping Stones" in text] == []
    project = tomllib.loads(texts[folder / "pyproject.toml"])["project"]
    assert project["entry-points"]["stampede.games"] == {"hopper": "hopper:load"}
    assert texts[folder / "src" / "hopper" / "RULES.md"].startswith("# Frogs & Stones\n")
    record = RecordText(texts[folder / "tests" / "records" / "dry.json"], "dry.json")
    record.check_digest()
    assert record.record.game == "hopper"


def test_its_own_tests_pass_where_it_lies(tmp_path: Path) -> None:
    folder = plant(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_mutants_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `pytest --pyargs stampede.testing --game hopper` tries them once it is installed."""
    # Loading the plugins of all our tools takes longer than the tests.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "stampede.testing.plugin")
    folder = plant(tmp_path)
    subject = subject_of(Stones(BOX, str(folder / "src" / "hopper")))
    assert subject.tests == folder / "tests"
    copy = Copy(subject, tmp_path / "copy")
    codes = {name: copy.try_mutant(mutant, name).code for name, mutant in read_mutants(subject.mutants).items()}
    assert codes == {f"R{number}": FAILED for number in range(1, 8)}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--id", "street"], "there is a game street already: choose another id"),
        (["--id", "Pig"], "the id must be 2 to 20 small letters and digits, beginning with a letter, not 'Pig'"),
        (["--id", "../up"], "the id must be 2 to 20 small letters and digits"),
        (["--id", "class"], "class is a word of Python's or the name of an installed package: choose another id"),
        (["--id", "random"], "random is a word of Python's"),
        (["--id", "pytest"], "pytest is a word of Python's"),
        (["--id", "pig", "--title", "A { $pig }"], "the title must be a line of up to 40 letters"),
        (["--id", "pig", "--title", "two\nlines"], "the title must be a line"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(
    tmp_path: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", str(tmp_path / "new"), *words]) == 1
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", str(tmp_path), "--id", "pig"]) == 1
    assert "is already there: name a folder that isn't, so that nothing is overwritten" in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert main(["new-game", str(tmp_path / "file" / "below"), "--id", "pig"]) == 1
    assert "cannot be written: Not a directory" in capsys.readouterr().err
