"""docs/a-new-game.md, followed to the letter: from an empty folder to a sixth game that is played in a browser."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import Person
from browser.test_quality import settle, violations

PAGE = Path(__file__).parents[2] / "docs" / "a-new-game.md"
FILE = re.compile(r"\*\*`(?P<path>[^`]+)`\*\*")
SERVE = "stampede serve --port "


@dataclass(frozen=True)
class Block:
    """A code block of the page: a file to write, or commands to give."""

    path: str  # empty: commands
    text: str

    @property
    def commands(self) -> list[str]:
        lines = self.text.splitlines()
        assert all(line.startswith("$ ") for line in lines), lines
        return [line[2:] for line in lines]


def read_page(text: str) -> list[Block]:
    blocks: list[Block] = []
    path, lines, inside = "", list[str](), False
    for line in text.splitlines():
        if line.startswith("```"):
            if inside:
                blocks.append(Block(path, "\n".join(lines) + "\n"))
                path = ""
            else:
                assert (line == "```console") == (path == ""), f"{line}: is it a file, or commands?"
            lines, inside = [], not inside
        elif inside:
            lines.append(line)
        elif found := FILE.fullmatch(line):
            path = found["path"]
    return blocks


class Newcomer:
    """Somebody with an environment of their own, in which Stampede is installed, and an empty folder."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "games"
        self.folder.mkdir(parents=True)
        programs = home / "venv" / "bin"
        venv.create(home / "venv", with_pip=True, symlinks=True)
        packages = next((home / "venv" / "lib").glob("python*/site-packages"))
        # What is installed for these tests is installed there too. Packages that are added stay there alone.
        (packages / "stampede.pth").write_text(f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n")
        for name in ("stampede", "pytest"):
            (programs / name).write_text(f'#!/bin/sh\nexec "{programs / "python"}" -m {name} "$@"\n')
            (programs / name).chmod(0o755)
        mine = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHON"))}
        self.environment = {
            **mine,
            "PATH": f"{programs}:{os.environ['PATH']}",
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            # Without a network: what a build needs is installed already. (pip reads the second one as its opposite.)
            "PIP_NO_INDEX": "1",
            "PIP_NO_BUILD_ISOLATION": "0",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def give(self, command: str) -> None:
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=self.environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"$ {command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"

    def write(self, path: str, text: str) -> None:
        target = self.folder / path
        assert target.is_file(), f"{path} is not among the files that were planted"
        target.write_text(text, encoding="utf-8")

    @contextmanager
    def serve(self, command: str) -> Iterator[str]:
        """The address at which the game is served."""
        process = subprocess.Popen(
            command, shell=True, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, start_new_session=True,
        )  # fmt: skip
        try:
            assert process.stdout is not None
            said: list[str] = []
            for line in process.stdout:
                said.append(line)
                if found := re.search(r"http://[\w.]+:\d+", line):
                    yield found[0]
                    return
            raise AssertionError("".join(said))
        finally:
            os.killpg(process.pid, 15)
            process.communicate()


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="the page's commands are for a shell")
def test_the_page_leads_to_a_sixth_game(tmp_path: Path, chromium: Browser) -> None:
    newcomer = Newcomer(tmp_path)
    *steps, last = read_page(PAGE.read_text(encoding="utf-8"))
    for block in steps:
        if block.path:
            newcomer.write(block.path, block.text)
        else:
            for command in block.commands:
                newcomer.give(command)
    *before, serve = last.commands
    for command in before:
        newcomer.give(command)
    assert serve.startswith(SERVE)
    with newcomer.serve(f"{SERVE}0") as url:
        play_pig(chromium, url)


def play_pig(chromium: Browser, url: str) -> None:
    """On the board that it declares, by mouse and by keys, in words, and on a phone in Spanish."""
    ana = Person(chromium, url)
    ana.begin_at_home("pig", seats=2)
    assert ana.wait_for_my_turn()
    board = ana.page.get_by_test_id("declared-board")
    expect(board.get_by_role("heading", name="The die")).to_be_visible()
    settle(ana)
    assert violations(ana.page) == []
    ana.touch(board.locator('[data-action="roll"]'))
    expect(board.locator('[data-action="roll"]')).to_have_attribute("aria-pressed", "true")
    ana.touch(ana.confirm)
    ana.wait_for_answers()
    expect(ana.page.get_by_test_id("declared-board").locator("[data-legal]").first).to_be_visible()
    ana.page.keyboard.press("t")
    expect(ana.page.get_by_test_id("text-table").locator("[data-action]").first).to_be_visible()
    ana.page.keyboard.press("t")
    ana.play_to_the_end()
    expect(ana.page.get_by_test_id("result")).to_be_visible()
    ana.leave()

    bea = Person(chromium, url, phone=True, language="es", theme="dark")
    bea.play_with_bots("pig", seats=4)
    assert bea.wait_for_my_turn()
    expect(bea.page.get_by_role("heading", name="El dado")).to_be_visible()
    settle(bea)
    assert violations(bea.page) == []
    bea.leave()


def test_the_page_shows_every_file_that_it_must_change() -> None:
    """Whatever still speaks of frogs would be a surprise."""
    paths = [block.path for block in read_page(PAGE.read_text(encoding="utf-8")) if block.path]
    assert len(set(paths)) == len(paths)
    room = Path(__file__).parents[2] / "src" / "stampede" / "seedling" / "room"
    files = {
        path.relative_to(room).as_posix() for path in room.rglob("*") if path.suffix in (".py", ".toml", ".md", ".ftl")
    }
    assert {path.removeprefix("pig/src/pig/") for path in paths if "/src/" in path} == files
