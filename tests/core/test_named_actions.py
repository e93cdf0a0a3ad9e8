"""Only a room's actions.py knows how an index is made; everyone else builds and reads actions by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import stampede

SOURCE = Path(stampede.__file__).parent
ROOMS = sorted(path.parent.name for path in SOURCE.glob("games/*/actions.py"))
ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def is_action(node: ast.expr) -> bool:
    """An index by its usual name, or an entry of the table: `action`, `actions.draw`, `self.actions.draw`."""
    if isinstance(node, ast.Name):
        return node.id == "action"
    if isinstance(node, ast.Attribute):
        table = node.value
        return (isinstance(table, ast.Name) and table.id in ("actions", "verbs")) or (
            isinstance(table, ast.Attribute) and table.attr in ("actions", "verbs")
        )
    return False


def sums_on_actions(source: str) -> Iterator[int]:
    """The lines that calculate with an index, or compare it by size."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ARITHMETIC):
            operands = [node.left, node.right]
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ARITHMETIC):
            operands = [node.target]
        elif isinstance(node, ast.Compare) and any(isinstance(op, ORDER) for op in node.ops):
            operands = [node.left, *node.comparators]
        else:
            continue
        if any(is_action(operand) for operand in operands):
            yield node.lineno


def test_there_are_rooms_to_look_at() -> None:
    assert len(ROOMS) >= 5


@pytest.mark.parametrize(
    "line", ["entry = actions.attack + seat", "if action >= self.actions.swap: pass", "action += 1"]
)
def test_a_sum_on_an_index_is_found(line: str) -> None:
    assert list(sums_on_actions(line)) == [1]


@pytest.mark.parametrize("room", ROOMS)
def test_only_actions_py_calculates_with_indices(room: str) -> None:
    found = [
        f"{path.name}:{line}"
        for path in sorted((SOURCE / "games" / room).glob("*.py"))
        if path.name != "actions.py"
        for line in sums_on_actions(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_nobody_outside_the_rooms_calculates_with_indices() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in sorted(SOURCE.rglob("*.py"))
        if "games" not in path.relative_to(SOURCE).parts and path.name != "actions.py"
        for line in sums_on_actions(path.read_text(encoding="utf-8"))
    ]
    assert found == []
