"""The files in deploy/ name settings and files that exist, and the programs they are for understand them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from stampede.cli.app import the_app

HERE = Path(__file__).parents[1]
DEPLOY = HERE / "deploy"


def settings() -> dict[str, str]:
    """The variable of each setting, by its flag."""
    serve: Any = get_command(the_app()).commands["serve"]  # type: ignore[attr-defined]
    return {option.opts[0].lstrip("-"): f"STAMPEDE_{str(option.name).upper()}" for option in serve.params}


def test_the_settings_that_are_given_exist() -> None:
    written = (DEPLOY / "stampede.toml").read_text(encoding="utf-8")
    everything = tomllib.loads(re.sub(r"^# (?=\w+ = )", "", written, flags=re.M))
    assert {"db", "processes", "allow-host", "proxy"} <= everything.keys() <= settings().keys()
    for name in ("Dockerfile", "compose.yaml", "stampede.service"):
        used = set(re.findall(r"STAMPEDE_\w+", (DEPLOY / name).read_text(encoding="utf-8")))
        assert used
        assert used <= {*settings().values(), "STAMPEDE_DATA"}, name


def test_the_files_that_are_named_exist() -> None:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert (HERE / re.findall(r"dockerfile: (\S+)", compose)[0]).is_file()
    assert (DEPLOY / re.findall(r"\./(\w+):/etc/caddy", compose)[0]).is_file()
    assert "run.py --version" in (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert "/.boot/venv/bin/stampede serve" in (DEPLOY / "stampede.service").read_text(encoding="utf-8")
    for name in re.findall(r"\b(?:deploy|docs)/[\w.]+\w", (HERE / "docs/hosting.md").read_text(encoding="utf-8")):
        assert name == "deploy/.env" or (HERE / name).is_file(), name


def test_the_compose_file_follows_its_schema() -> None:
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*check, str(DEPLOY / "compose.yaml")], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    written = (DEPLOY / "stampede.service").read_text(encoding="utf-8")
    unit = tmp_path / "stampede.service"
    unit.write_text(written.replace("/opt/stampede/.boot/venv/bin/stampede", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
