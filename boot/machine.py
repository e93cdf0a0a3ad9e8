"""What this machine has, and where things are."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BOOT = os.path.join(HERE, ".boot")


def base_python() -> str:
    """The interpreter itself, not the virtual environment it may run in: an environment is made from it."""
    return getattr(sys, "_base_executable", None) or sys.executable


def find_compiler() -> str:
    """The C compiler that can build for this Python; empty if there is none. STAMPEDE_COMPILER overrides."""
    asked = os.environ.get("STAMPEDE_COMPILER")
    if asked is not None:
        return asked
    if not os.path.isfile(os.path.join(sysconfig.get_path("include"), "Python.h")):
        return ""
    for name in (os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang"):
        found = shutil.which(name) if name else None
        if found:
            return found
    return ""


def find_browser() -> str | None:
    asked = os.environ.get("STAMPEDE_BROWSER")
    if asked:
        return asked
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next((found for found in map(shutil.which, names) if found), None)


def program_in(environment: str, name: str) -> str:
    folder, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    return os.path.join(environment, folder, name + suffix)


def count_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
