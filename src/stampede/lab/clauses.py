"""The tests that prove the clauses of a rulebook."""

from __future__ import annotations

import ast
from pathlib import Path


def citing_tests(folder: Path) -> dict[str, list[str]]:
    """For every clause id, the tests in the folder marked with `@pytest.mark.clause("P7")`, as `file::test`."""
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for id in _marks(node):
                    cited.setdefault(id, []).append(f"{path.relative_to(folder).as_posix()}::{node.name}")
    return cited


def _marks(function: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
