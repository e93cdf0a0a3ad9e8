"""Commands for developing: the checks, the client, its types, its pictures and figures."""

from __future__ import annotations

import os
import subprocess

from boot.environments import SOURCES, set_up_browser, set_up_client, set_up_sources
from boot.lanes import Lane, run_lanes
from boot.machine import HERE, program_in
from boot.steps import say

WEB_FILES = ("web/client.py", "web/make_types.py", "web/tools")
PYTHON_FILES = ("src", "tests", "bench", "examples", *WEB_FILES, "run.py", "boot", "hatch_build.py")
CHECKS = (
    ("ruff", "format", "--check", *PYTHON_FILES),
    ("ruff", "check", *PYTHON_FILES),
    ("mypy",),
    ("lint-imports",),
    ("python", "web/make_types.py", "--check"),
    ("check-jsonschema", "--builtin-schema", "vendor.github-workflows", ".github/workflows/check.yml"),
    ("check-jsonschema", "--builtin-schema", "vendor.citation-file-format", "CITATION.cff"),
    ("python", "web/client.py", "--check"),
)


def check() -> int:
    set_up_sources()
    *jobs, client = [(" ".join(words), [[program_in(SOURCES, words[0]), *words[1:]]]) for words in CHECKS]
    results = run_lanes([Lane(jobs, names=True), Lane([client], quiet=True, names=True)])  # the client takes as long
    failed = [" ".join(name.split(" ")[:2]) for name, code in results if code != 0]
    say("check: " + ("failed: " + ", ".join(failed) if failed else "all passed"))
    return 1 if failed else 0


def client() -> int:
    set_up_sources()
    set_up_client()
    return 0


def types() -> int:
    set_up_sources()
    return subprocess.call([program_in(SOURCES, "python"), "web/make_types.py"], cwd=HERE)


def with_browser(module: str, words: list[str]) -> int:
    """A program of tests/browser."""
    set_up_sources()
    set_up_client()
    set_up_browser()
    return subprocess.call(
        [program_in(SOURCES, "python"), "-m", "browser." + module, *words], cwd=os.path.join(HERE, "tests")
    )
