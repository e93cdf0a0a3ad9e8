"""The clauses of a rulebook, and the tests that prove them."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from stampede.core.errors import DataError

CLAUSE = re.compile(r"^- \*\*([A-Z]+\d+)\*\* \(([^)]+)\) (.+)$")


@dataclass(frozen=True)
class Clause:
    """One clause of a RULES.md: `- **P7** (book) Its text.` Indented lines below it belong to it."""

    id: str
    source: str
    text: str


def read_clauses(rules: Path) -> list[Clause]:
    """All clauses in the order of the page."""
    clauses: list[Clause] = []
    for number, line in enumerate(rules.read_text(encoding="utf-8").splitlines(), 1):
        found = CLAUSE.match(line)
        if found:
            if any(clause.id == found[1] for clause in clauses):
                raise DataError(f"{rules.name}, line {number}: clause {found[1]} is there twice")
            clauses.append(Clause(found[1], found[2], found[3]))
        elif clauses and line.startswith("  ") and line.strip():
            last = clauses.pop()
            clauses.append(Clause(last.id, last.source, f"{last.text}\n{line.strip()}"))
    return clauses


def citing_tests(folder: Path) -> dict[str, list[str]]:
    """For every clause id the tests below the folder that carry it, as `@pytest.mark.clause("P7")`: `file::test`."""
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
