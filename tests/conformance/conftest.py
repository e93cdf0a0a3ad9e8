"""Mutants are sources, so they are tried once: where the sources are what runs."""

from __future__ import annotations

from stampede.engine import is_compiled

collect_ignore = ["test_mutants.py"] if is_compiled() else []
