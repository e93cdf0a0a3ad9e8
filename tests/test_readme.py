"""The examples of the README do what they say."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from stampede import Match
from stampede.cli import main

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_python_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    examples = blocks("python")
    assert len(examples) == 2
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert "ranks" in capsys.readouterr().out
    assert Match.load(tmp_path / "game.json").over


def test_every_command_of_the_readme_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    """Each line after `run.py` is a command of the program with flags that it has."""
    lines = [line.split("#")[0].strip() for block in blocks("console") for line in block.splitlines()]
    words = [shlex.split(line)[2:] for line in lines if line.startswith("python3 run.py")]
    commands = {command[0] for command in words if command and command[0] not in ("test", "check", "--version")}
    assert {"games", "rules", "clauses", "simulate", "bench", "replay"} <= commands
    for name in sorted(commands):
        assert main([name, "--help"]) == 0
        shown = capsys.readouterr().out
        flags = {word for command in words if command[:1] == [name] for word in command if word.startswith("--")}
        assert [flag for flag in sorted(flags) if flag not in shown] == [], f"{name} has no such flag"
