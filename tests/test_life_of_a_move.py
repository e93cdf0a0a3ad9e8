"""docs/life-of-a-move.md names only what there is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "life-of-a-move.md"
NAMED = re.compile(r"`([\w./-]+\.(?:py|ts|svelte)):([#\w.]+)`")
QUOTED_PATH = re.compile(r"`((?:src|web|tests)/[\w./-]+)")


def references() -> list[tuple[str, str]]:
    return NAMED.findall(PAGE.read_text(encoding="utf-8"))


def python_names(text: str) -> set[str]:
    """Functions, classes, methods (as `Class.method`) and constants of a module."""
    names: set[str] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {
                f"{node.name}.{inner.name}"
                for inner in node.body
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
            }
        if isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def typescript_has(text: str, name: str) -> bool:
    """Whether it declares a function, class, constant or method of that name."""
    declared = rf"(?:function|class|const|async|get) +{re.escape(name)}\b|^ +{re.escape(name)}\("
    return re.search(declared, text, re.MULTILINE) is not None


def test_every_name_on_the_page_is_in_its_file() -> None:
    found = references()
    assert len(found) > 40
    for path, name in found:
        text = (ROOT / path).read_text(encoding="utf-8")
        known = name in python_names(text) if path.endswith(".py") else typescript_has(text, name)
        assert known, f"{path} has no {name}"


def test_every_path_on_the_page_is_named_in_full() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert {path for path, _ in references()} == {path.rstrip(":") for path in QUOTED_PATH.findall(text)}


def test_a_name_that_is_gone_would_be_noticed() -> None:
    assert "Referee.act" in python_names("class Referee:\n    def act(self): ...\n")
    assert "Referee.acts" not in python_names("class Referee:\n    def act(self): ...\n")
    assert typescript_has("export class Line {\n  async ask(): void {\n", "ask")
    assert not typescript_has("export class Line {\n  async ask(): void {\n    this.tell();\n", "tell")
