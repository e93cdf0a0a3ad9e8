"""The examples of the README do what they say."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from stampede import Match

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


def test_every_command_of_the_readme_is_known() -> None:
    """Each line after `run.py` is a command of the program with flags that it has."""
    lines = [line.split("#")[0].strip() for block in blocks("console") for line in block.splitlines()]
    words = [shlex.split(line)[2:] for line in lines if line.startswith("python3 run.py")]
    commands = {command[0] for command in words if command and command[0] not in ("test", "check", "--version")}
    assert {"games", "rules", "clauses", "simulate", "bench", "replay"} <= commands
    for command in words:
        if command and command[0] in commands:
            flags = [word for word in command if word.startswith("--")]
            shown = subprocess.run(
                [sys.executable, "-m", "stampede", command[0], "--help"], capture_output=True, text=True, check=True
            )
            for flag in flags:
                assert flag in shown.stdout, f"{command[0]} has no {flag}"
