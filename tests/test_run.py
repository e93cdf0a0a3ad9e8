"""run.py on machines that lack something. Nothing is downloaded: pip, uv and the program are stand-ins."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

RUN = Path(__file__).parent.parent / "run.py"
FILES_OF_THE_ROOT = (".ci/run", "run.py")


def load_run() -> ModuleType:
    spec = importlib.util.spec_from_file_location("run", RUN)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


run = load_run()


class Machine:
    """A folder with a copy of run.py, a PATH with nothing on it, and stand-ins for what is put there."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "check out"
        self.path = folder / "path"
        self.modules = folder / "modules"
        self.elsewhere = folder / "elsewhere"
        for made in (self.checkout, self.path, self.modules, self.elsewhere):
            made.mkdir()
        shutil.copy(RUN, self.checkout)
        self.variables: dict[str, str] = {}

    def program(self, path: Path, script: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!{sys.executable}\n{script}")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def pip(self, script: str) -> None:
        """What `python -m pip` does here."""
        (self.modules / "pip").mkdir()
        (self.modules / "pip" / "__init__.py").touch()
        (self.modules / "pip" / "__main__.py").write_text(script)

    def uv(self, sync: str, version: str = "0.13.7") -> None:
        """A uv on the PATH: what `uv sync` does, in Python."""
        self.program(
            self.path / "uv",
            f"import os, sys\nif '--version' in sys.argv:\n    print('uv {version}')\n    sys.exit()\n{sync}",
        )

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, str(self.checkout / "run.py"), *words],
            cwd=self.elsewhere,
            env={"PATH": str(self.path), "PYTHONPATH": str(self.modules), "STAMPEDE_COMPILER": "", **self.variables},
            capture_output=True,
            text=True,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


# Makes the environment it is asked for, with a program that shows what it was given.
MAKES_ENVIRONMENT = f"""
from pathlib import Path
bin = Path(os.environ["UV_PROJECT_ENVIRONMENT"], "bin")
bin.mkdir(parents=True, exist_ok=True)
(bin / "stampede").write_text('''#!{sys.executable}
import os, sys
print(sys.argv[1:], os.getcwd())
sys.exit(7)
''')
(bin / "stampede").chmod(0o755)
with open("calls", "a") as calls:
    print(sys.argv[1:], repr(os.environ["STAMPEDE_COMPILER"]), file=calls)
"""


def test_old_pythons_can_read_it() -> None:
    ast.parse(RUN.read_text(encoding="ascii"), feature_version=(3, 6))
    assert "from __future__" not in RUN.read_text()


def test_it_needs_the_standard_library_only() -> None:
    imported = {
        name.name.split(".")[0]
        for node in ast.walk(ast.parse(RUN.read_text()))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    assert imported
    assert imported <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 1), (3, 10, 14)])
def test_an_old_python_is_told_which_it_needs(version: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    sentence = run.too_old(version)
    assert f"needs Python 3.11 or newer, and this is {version[0]}.{version[1]}; install" in sentence


def test_an_old_python_is_shown_a_newer_one_if_there_is_one(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.program(machine.path / "python3.12", "")
    monkeypatch.setenv("PATH", str(machine.path))
    assert run.too_old((3, 9, 2)).endswith("; try: python3.12 run.py")


def test_a_new_python_is_told_nothing() -> None:
    assert run.too_old((3, 11, 0)) is None
    assert run.too_old((3, 15, 1)) is None


def test_an_old_python_ends_before_anything_is_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run.sys, "version_info", (3, 8, 0))
    monkeypatch.setattr(run, "sync", lambda *_: pytest.fail("something was set up"))
    assert run.main(["games"]) == 1
    assert capsys.readouterr().err.startswith("run.py: Stampede needs Python 3.11")


def test_no_pip_is_a_sentence(machine: Machine) -> None:
    (machine.modules / "pip").mkdir()
    (machine.modules / "pip" / "__init__.py").touch()
    ran = machine.run("games")
    assert ran.returncode == 1
    assert "this Python has no pip" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("ERROR: No matching distribution found for uv==0.13.7", "the package registry cannot be reached"),
        ("NewConnectionError: Temporary failure in name resolution", "the package registry cannot be reached"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("PermissionError: [Errno 13] Permission denied: '/x'", "is not allowed"),
        ("something nobody thought of", "The last it said:\n  something nobody thought of"),
    ],
)
def test_a_pip_that_fails_is_a_sentence(machine: Machine, said: str, sentence: str) -> None:
    machine.pip(f"import sys\nprint({said!r}, file=sys.stderr)\nsys.exit(1)")
    ran = machine.run("games")
    assert ran.returncode == 1
    assert sentence in ran.stderr
    assert "Traceback" not in ran.stderr
    assert said in (machine.checkout / ".boot" / "setup.log").read_text()
    assert [path.name for path in (machine.checkout / ".boot").iterdir()] == ["setup.log"]


def test_uv_is_installed_by_pip_whole_and_once(machine: Machine) -> None:
    stand_in = f"#!{sys.executable}\nimport os, sys\nif '--version' in sys.argv:\n    print('uv 0.13.7'); sys.exit()\n"
    machine.pip(
        "import sys\nfrom pathlib import Path\n"
        "uv = Path(sys.argv[sys.argv.index('--target') + 1], 'bin', 'uv')\n"
        f"uv.parent.mkdir()\nuv.write_text({stand_in + MAKES_ENVIRONMENT!r})\nuv.chmod(0o755)\n"
        "assert sys.argv[-1] == 'uv==0.13.7'\n"
    )
    first = machine.run("games")
    assert first.returncode == 7
    assert "Installing uv" in first.stderr
    assert sorted(path.name for path in (machine.checkout / ".boot").iterdir()) == ["uv-0.13.7", "venv"]
    assert machine.run("games").stderr == ""


def test_an_installed_uv_that_does_not_run_is_a_sentence(machine: Machine) -> None:
    machine.pip("")
    ran = machine.run("games")
    assert ran.returncode == 1
    assert "does not run here" in ran.stderr


@pytest.mark.parametrize("version", ["0.1.24", "nonsense"])
def test_a_uv_that_is_no_use_is_passed_over(machine: Machine, version: str) -> None:
    machine.uv(MAKES_ENVIRONMENT, version)
    machine.pip("import sys\nsys.exit('pip was asked')")
    assert "pip was asked" in machine.run("games").stderr


def test_words_folder_and_exit_code_are_passed_on(machine: Machine) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    ran = machine.run("replay", "my game.json", "--json")
    assert ran.returncode == 7
    assert ran.stdout == f"['replay', 'my game.json', '--json'] {machine.elsewhere}\n"


def test_only_a_first_start_says_what_it_does(machine: Machine) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    assert "Setting up the program in .boot/venv" in machine.run().stderr
    assert machine.run().stderr == ""


def test_a_slow_step_says_what_it_does(machine: Machine) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    machine.run()
    machine.uv("import time; time.sleep(2)\n" + MAKES_ENVIRONMENT)
    assert "Setting up the program in .boot/venv" in machine.run().stderr


def test_without_a_compiler_it_says_so_and_runs(machine: Machine) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    ran = machine.run()
    assert "the engine will run interpreted" in ran.stderr
    assert (machine.checkout / "calls").read_text().endswith("''\n")
    assert ran.returncode == 7


def test_the_program_is_installed_from_the_lock_and_without_tools(machine: Machine) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    machine.run()
    call = (machine.checkout / "calls").read_text()
    for word in ("sync", "--frozen", "--no-editable", "--no-dev"):
        assert repr(word) in call


def test_a_build_that_fails_says_how_to_go_on_without(machine: Machine) -> None:
    machine.variables["STAMPEDE_COMPILER"] = "some-cc"
    machine.uv("sys.exit('RuntimeError: The engine could not be compiled:\\nstate.c:1: error')")
    ran = machine.run("games")
    assert ran.returncode == 1
    assert "could not be compiled with some-cc" in ran.stderr
    assert 'STAMPEDE_COMPILER=""' in ran.stderr
    assert "state.c:1: error" in (machine.checkout / ".boot" / "setup.log").read_text()


def test_a_registry_out_of_reach_is_a_sentence(machine: Machine) -> None:
    machine.uv("sys.exit('error: Failed to fetch: https://example.org/simple/rich/')")
    ran = machine.run("check")
    assert ran.returncode == 1
    assert "the package registry cannot be reached" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_folder_that_cannot_be_written_is_a_sentence(machine: Machine) -> None:
    (machine.checkout / ".boot").write_text("a file where the folder should be")
    ran = machine.run("games")
    assert ran.returncode == 1
    assert "cannot be written" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_the_compiler_can_be_chosen_or_refused(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(machine.path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(run.os.path, "isfile", lambda _path: True)
    monkeypatch.setenv("STAMPEDE_COMPILER", "")
    machine.program(machine.path / "gcc", "")
    assert run.find_compiler() == ""
    monkeypatch.setenv("STAMPEDE_COMPILER", "clang-19")
    assert run.find_compiler() == "clang-19"
    monkeypatch.delenv("STAMPEDE_COMPILER")
    assert run.find_compiler() == str(machine.path / "gcc")


def test_a_compiler_without_the_headers_of_python_is_none(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    machine.program(machine.path / "gcc", "")
    monkeypatch.setenv("PATH", str(machine.path))
    monkeypatch.delenv("STAMPEDE_COMPILER", raising=False)
    monkeypatch.setattr(run.sysconfig, "get_path", lambda _name: str(tmp_path / "nowhere"))
    assert run.find_compiler() == ""


def test_ctrl_c_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "sync", interrupted)
    assert run.main(["games"]) == 130
    assert capsys.readouterr().err == ""


def test_the_tests_for_the_compiled_engine_are_there() -> None:
    assert [path for path in run.COMPILED_TESTS if not (RUN.parent / path).exists()] == []


def test_the_scripts_can_be_executed() -> None:
    assert all(os.access(RUN.parent / file, os.X_OK) for file in FILES_OF_THE_ROOT)


# --- the browser ------------------------------------------------------------------------------------------------------

# An environment whose python only notes what it is asked: building the client, running tests.
NOTES_PYTHON = f"""
from pathlib import Path
bin = Path(os.environ["UV_PROJECT_ENVIRONMENT"], "bin")
bin.mkdir(parents=True, exist_ok=True)
(bin / "python").write_text('''#!{sys.executable}
import sys
with open("calls", "a") as calls:
    print(sys.argv[1:], file=calls)
''')
(bin / "python").chmod(0o755)
"""


def test_without_a_browser_the_tests_say_what_to_do(machine: Machine) -> None:
    machine.uv(NOTES_PYTHON)
    done = machine.run("test", "tests/core")
    assert done.returncode == 1
    assert "the browser tests need Chromium" in done.stderr
    assert "STAMPEDE_BROWSER=" in done.stderr
    assert "['web/client.py']" in (machine.checkout / "calls").read_text()


def test_a_browser_on_the_path_or_named_is_used(machine: Machine) -> None:
    machine.uv(NOTES_PYTHON)
    machine.variables["STAMPEDE_BROWSER"] = "/somewhere/chrome"
    assert machine.run("test", "tests/core").returncode == 0
    del machine.variables["STAMPEDE_BROWSER"]
    machine.program(machine.path / "chromium", "")
    assert machine.run("test", "tests/core").returncode == 0
    assert (machine.checkout / "calls").read_text().count("'pytest', 'tests/core'") == 2


def test_on_debian_root_gets_the_browser_installed_and_others_are_told(machine: Machine) -> None:
    machine.uv(NOTES_PYTHON)
    calls = machine.elsewhere / "apt"
    machine.program(machine.path / "apt-get", f"import sys\nprint(sys.argv[1:], file=open({str(calls)!r}, 'a'))")
    done = machine.run("test", "tests/core")
    if os.geteuid() == 0:
        assert done.returncode == 0
        assert "Installing Chromium" in done.stderr
        assert "'install', '-q', '-y', '--no-install-recommends', 'chromium'" in calls.read_text()
    else:
        assert done.returncode == 1
        assert not calls.exists()
