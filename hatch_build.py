"""Builds the client, and compiles the engine if there is a C compiler; it runs interpreted otherwise.

The sources are compiled in a temporary copy, so no extension module ever lies in `src/`, where it would shadow edits.
An editable install builds nothing: developing runs the sources as they are (`python3 run.py client` for the client).

`STAMPEDE_OPTIMIZE` says how hard the compiler tries: 0 to 3 (the usual), or `profile`. Then it compiles an engine that
counts where it goes, lets it practise (stampede/lab/practice.py), and compiles it again by those counts.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_ROOMS = ("core", "games", "bots")
INTERPRETED = (
    "__init__.py",
    "view.py",
)  # package markers, and views: their types must stay visible to serialisers

PROFILE = "profile"
COUNTING = "-fprofile-generate"
COUNTED = "-fprofile-use -Werror=missing-profile"  # without counts the build fails

# The group is one file of C, and Python asks only for its beginning: so the compiler may do with all else as it likes.
# What is called when something goes wrong is kept out of the way. Both together: about a twentieth faster.
WHOLE = """\
#ifndef __clang__
struct _object;
extern __attribute__((externally_visible, visibility("default"))) struct _object *PyInit_stampede__mypyc(void);
extern __attribute__((cold, visibility("default"))) void PyErr_SetNone(struct _object *);
extern __attribute__((cold, visibility("default"))) struct _object *PyErr_Occurred(void);
extern __attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, struct _object *);
#endif
"""


def compiler() -> str | None:
    """The C compiler to use: STAMPEDE_COMPILER (empty for none), $CC, or the usual names."""
    asked = os.environ.get("STAMPEDE_COMPILER")
    if asked is not None:
        return asked or None
    for name in (os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang"):
        if name and shutil.which(name):
            return name
    return None


def is_clang(name: str) -> bool:
    """Whether it is clang, by whatever name, or nothing that answers."""
    done = subprocess.run([*name.split(), "-dM", "-E", "-x", "c", os.devnull], capture_output=True, text=True)
    return done.returncode != 0 or "__clang__" in done.stdout


def has_python_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def client_builder(root: str) -> ModuleType:
    """web/client.py, which is no part of any package."""
    spec = importlib.util.spec_from_file_location("client", Path(root, "web", "client.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BuildStampede(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Node from PyPI, where the client must be built and the machine has none."""
        builder = client_builder(self.root)
        return [] if builder.is_built() or builder.system_node() else [builder.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        builder = client_builder(self.root)
        builder.build()
        build_data["force_include"][str(builder.OUT)] = "stampede/server/client"
        build_data["force_include"][str(builder.PRINTS)] = "stampede/printing/drawings"
        self.compile_engine(build_data)

    def compile_engine(self, build_data: dict[str, Any]) -> None:
        if compiler() is None or not has_python_headers():
            self.app.display_warning("No C compiler or no Python headers here: the engine will run interpreted.")
            return
        built = Path(tempfile.mkdtemp(prefix="stampede-build-"))
        self.built = built
        shutil.copytree(
            Path(self.root, "src"),
            built,
            dirs_exist_ok=True,
            ignore=shutil.ignore_patterns("*.so", "__pycache__"),
        )
        self.compile(built)
        build_data["force_include"].update({str(so): str(so.relative_to(built)) for so in built.rglob("*.so")})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compile(self, built: Path) -> None:
        """All compiled rooms as one group, so that calls between their modules stay native."""
        try:
            level = os.environ.get("STAMPEDE_OPTIMIZE") or "3"
            if level == PROFILE and is_clang(compiler() or "cc"):
                self.app.display_warning("Only GCC can count for a second build here: the engine is built as usual.")
                level = "3"
            if level == PROFILE:
                self.build(built, "3", COUNTING)
                self.practise(built)
                self.build(built, "3", COUNTED)
            else:
                self.build(built, level)
        except RuntimeError:
            shutil.rmtree(built, ignore_errors=True)
            raise
        shutil.rmtree(Path(built, "build"), ignore_errors=True)  # each module lies there once more

    def build(self, built: Path, level: str, profile: str = "") -> None:
        sources = sorted(
            str(path.relative_to(built))
            for room in COMPILED_ROOMS
            for path in Path(built, "stampede", room).rglob("*.py")
            if path.name not in INTERPRETED
        )
        script = (
            "import sys\n"
            "from setuptools import setup\n"
            "from mypyc.build import mypycify\n"
            "level, profile, *files = sys.argv[1:]\n"
            "modules = mypycify(['--strict', *files], opt_level=level, debug_level='0', group_name='stampede')\n"
            "group = next(module for module in modules if module.name == 'stampede__mypyc')\n"
            "whole = ['-fwhole-program', '-include', 'whole.h']\n"
            "group.extra_compile_args = [*group.extra_compile_args, *whole, *profile.split()]\n"
            "group.extra_link_args = profile.split()\n"
            "setup(name='stampede', ext_modules=modules, script_args=['-q', 'build_ext', '--inplace', '--force'])\n"
        )
        Path(built, "whole.h").write_text(WHOLE, encoding="utf-8")
        environment = dict(os.environ, MYPYPATH=str(built))
        environment.setdefault("CC", compiler() or "cc")
        # These take the place of the flags that Python itself was compiled with, so two of those are said again:
        # no assertions, and integers that wrap. Symbols that nobody outside asks for are called directly, and inlined:
        # about a quarter faster.
        flags = "-DNDEBUG -fwrapv -fvisibility=hidden"
        environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} {flags}".strip()
        run(built, environment, "The engine could not be compiled", "-c", script, level, profile, *sources)

    def practise(self, built: Path) -> None:
        """Runs the engine that counts. It is installed nowhere, so what an installation says of it is put there."""
        card = Path(built, "stampede-0.dist-info")
        card.mkdir()
        Path(card, "METADATA").write_text("Metadata-Version: 2.1\nName: stampede\nVersion: 0\n", encoding="utf-8")
        games = self.metadata.core.entry_points["stampede.games"]
        lines = ["[stampede.games]", *(f"{name} = {loader}" for name, loader in games.items())]
        Path(card, "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
        environment = dict(os.environ, PYTHONPATH=str(built))
        environment.pop("STAMPEDE_ENGINE", None)
        run(built, environment, "The engine could not practise", "-P", "-m", "stampede.lab.practice")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        built = getattr(self, "built", None)
        if built is not None:
            shutil.rmtree(built, ignore_errors=True)


def run(folder: Path, environment: dict[str, str], complaint: str, *words: str) -> None:
    """This Python with these words; raises RuntimeError with what it said if something goes wrong."""
    done = subprocess.run([sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{complaint}:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
