"""Which engine runs: the compiled one where it was built, or the same sources interpreted.

`STAMPEDE_ENGINE=interpreted` runs the sources of a compiled installation, for comparison and for debugging.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

VARIABLE = "STAMPEDE_ENGINE"


class SourcesOnly:
    """Finds the modules of this package as sources, passing over compiled ones."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("stampede.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def choose() -> None:
    """Called once, before anything of the engine is imported."""
    if os.environ.get(VARIABLE) == "interpreted" and SourcesOnly not in sys.meta_path:
        sys.meta_path.insert(0, SourcesOnly)


def is_compiled() -> bool:
    from stampede.core import play

    return not str(play.__file__).endswith(".py")


def engine_name() -> str:
    return "compiled" if is_compiled() else "interpreted"
