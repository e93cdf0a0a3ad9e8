"""run.py on machines that lack something. Nothing is downloaded: pip, uv and the program are stand-ins."""

from __future__ import annotations

import ast
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

import run
from boot import developing, environments, lanes, steps, testing
from boot import machine as boot_machine
from server.driver import PATIENCE, wish

ROOT = Path(__file__).parents[1]
RUN = ROOT / "run.py"
FILES_OF_THE_ROOT = (".ci/run", "run.py")


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
        shutil.copy(ROOT / ".gitignore", self.checkout)
        shutil.copytree(ROOT / "boot", self.checkout / "boot", ignore=shutil.ignore_patterns("__pycache__"))
        (self.checkout / "sources").write_text("first")
        (self.checkout / "web").mkdir()
        (self.checkout / "web" / "client.py").write_text(CLIENT)
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

    def environment(self) -> dict[str, str]:
        return {"PATH": str(self.path), "PYTHONPATH": str(self.modules), "STAMPEDE_COMPILER": "", **self.variables}

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(self.checkout / "run.py"), *words]
        return subprocess.run(command, cwd=self.elsewhere, env=self.environment(), capture_output=True, text=True)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


# web/client.py: it is built once it has run.
CLIENT = """
from pathlib import Path
BUILT = Path(__file__).with_name("built")
NODE = "node==1"
def is_built():
    return BUILT.exists()
def has_tools():
    return BUILT.exists()
def system_node():
    return True
if __name__ == "__main__":
    BUILT.touch()
"""


def makes_environment(program: str, before: str = "", python: str = "") -> str:
    """A `uv sync` that installs this program, in Python. The environment is current until the sources change."""
    return f"""
from pathlib import Path
home = Path(os.environ["UV_PROJECT_ENVIRONMENT"])
compiler = os.environ["STAMPEDE_COMPILER"]
made_from = home / "made-from"
sources = Path("sources").read_text() + compiler
if "--check" in sys.argv:
    sys.exit(0 if made_from.is_file() and made_from.read_text() == sources else 1)
with open("calls", "a") as calls:
    print(sys.argv[1:], repr(compiler), file=calls)
if "--no-install-project" in sys.argv:
    sys.exit()
{before}
(home / "bin").mkdir(parents=True, exist_ok=True)
for name, script in (("stampede", {program!r}), ("python", {python!r})):
    (home / "bin" / name).write_text("#!{sys.executable}\\n" + script)
    (home / "bin" / name).chmod(0o755)
made_from.write_text(sources)
"""


SHOWS_ITS_WORDS = "import os, sys\nprint(sys.argv[1:], os.getcwd())\nsys.exit(7)\n"
MAKES_ENVIRONMENT = makes_environment(SHOWS_ITS_WORDS)


def test_old_pythons_can_read_it() -> None:
    ast.parse(RUN.read_text(encoding="ascii"), feature_version=(3, 6))
    assert "from __future__" not in RUN.read_text()


def test_it_needs_the_standard_library_only() -> None:
    imported = {
        node.module if isinstance(node, ast.ImportFrom) else name.name
        for file in (RUN, *(ROOT / "boot").glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    assert {str(name).split(".")[0] for name in imported} - {"boot"} <= set(sys.stdlib_module_names)


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
    monkeypatch.setattr(environments, "find_uv", lambda: pytest.fail("something was set up"))
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


def test_a_first_start_tells_each_step_and_its_time(machine: Machine) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    machine.variables["STAMPEDE_COMPILER"] = "/usr/bin/some-cc"
    said = machine.run("games").stderr
    for step in (
        "Installing Python packages",
        "Building the client",
        "Compiling the engine with some-cc and installing the program",
    ):
        assert f"{step} ...\n" in said
        assert re.search(rf"^{step}: \d+ s$", said, re.MULTILINE)
    assert machine.run("games").stderr == ""


def test_only_what_changed_is_done_again(machine: Machine) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    machine.run("games")
    (machine.checkout / "sources").write_text("second")
    said = machine.run("games").stderr
    assert "Installing the program: " in said
    assert "Building the client" not in said


def test_on_a_terminal_the_seconds_tick(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(steps.sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "60")
    script = "import time; time.sleep(1.2)"
    steps.carry_out(("Waiting", [sys.executable, "-c", script], None), ("Idling", [sys.executable, "-c", ""], None))
    said = capsys.readouterr().err
    assert "\rWaiting: 0 s ..., Idling: 0 s ..." in said
    assert "\rWaiting: 1 s ..." in said
    assert said.endswith(("Waiting: 1 s\n", "Waiting: 2 s\n"))


def test_what_is_done_in_a_moment_is_not_worth_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    steps.carry_out(("Idling", [sys.executable, "-c", ""], None), patience=60)
    assert capsys.readouterr().err == ""


def test_a_step_that_fails_ends_those_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "BOOT", str(tmp_path))
    monkeypatch.setattr(steps, "LOG", str(tmp_path / "setup.log"))
    note = tmp_path / "pid"
    slow = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    note.touch()
    failing = f"import os, time\nwhile not os.path.getsize({str(note)!r}): time.sleep(0.01)\nraise SystemExit('no')"
    both = (("Dawdling", [sys.executable, "-c", slow], None), ("Failing", [sys.executable, "-c", failing], None))
    with pytest.raises(steps.CannotRun, match="Failing failed"):
        steps.carry_out(*both)
    assert not is_alive(int(note.read_text()))


def test_without_a_compiler_it_says_so_and_runs(machine: Machine) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    ran = machine.run()
    assert "the engine will run interpreted" in ran.stderr
    assert (machine.checkout / "calls").read_text().endswith("''\n")
    assert ran.returncode == 7


def test_the_program_is_installed_from_the_lock_and_without_tools(machine: Machine) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    machine.run()
    call = (machine.checkout / "calls").read_text().splitlines()[-1]
    for word in ("sync", "--frozen", "--no-editable", "--no-dev"):
        assert repr(word) in call


@pytest.mark.parametrize(
    ("words", "wanted"),
    [(["study", "street"], True), (["arena", "primes", "--scheduler=tcp://a:1"], True), (["games"], False)],
)
def test_studies_get_their_packages(machine: Machine, words: list[str], wanted: bool) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    machine.run(*words)
    calls = (machine.checkout / "calls").read_text().splitlines()
    assert calls
    for call in calls:
        assert ("'--extra', 'lab'" in call) == wanted
        assert call.count("--inexact") == 1  # uv refuses to be told twice


def test_printing_gets_its_package(machine: Machine) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    machine.run("print", "primes")
    calls = (machine.checkout / "calls").read_text().splitlines()
    assert calls
    assert all("'--extra', 'print'" in call for call in calls)


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
    monkeypatch.setattr(boot_machine.os.path, "isfile", lambda _path: True)
    monkeypatch.setenv("STAMPEDE_COMPILER", "")
    machine.program(machine.path / "gcc", "")
    assert boot_machine.find_compiler() == ""
    monkeypatch.setenv("STAMPEDE_COMPILER", "clang-19")
    assert boot_machine.find_compiler() == "clang-19"
    monkeypatch.delenv("STAMPEDE_COMPILER")
    assert boot_machine.find_compiler() == str(machine.path / "gcc")


def test_a_compiler_without_the_headers_of_python_is_none(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    machine.program(machine.path / "gcc", "")
    monkeypatch.setenv("PATH", str(machine.path))
    monkeypatch.delenv("STAMPEDE_COMPILER", raising=False)
    monkeypatch.setattr(boot_machine.sysconfig, "get_path", lambda _name: str(tmp_path / "nowhere"))
    assert boot_machine.find_compiler() == ""


def test_how_it_is_to_be_optimized_is_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(environments, "BOOT", str(tmp_path))
    monkeypatch.setattr(environments, "OPTIMIZED", str(tmp_path / "optimize"))

    def setting() -> str:
        return environments.sync_variables(environments.PROGRAM, "cc")["STAMPEDE_OPTIMIZE"]

    monkeypatch.delenv("STAMPEDE_OPTIMIZE", raising=False)
    assert setting() == ""
    monkeypatch.setenv("STAMPEDE_OPTIMIZE", "profile")
    assert setting() == "profile"
    monkeypatch.delenv("STAMPEDE_OPTIMIZE")
    assert setting() == "profile"
    assert environments.sync_variables(environments.PROGRAM_TESTS, "cc")["STAMPEDE_OPTIMIZE"] == "1"
    monkeypatch.setenv("STAMPEDE_OPTIMIZE", "")
    assert setting() == ""
    monkeypatch.delenv("STAMPEDE_OPTIMIZE")
    assert setting() == ""


def test_ctrl_c_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(environments, "find_uv", interrupted)
    assert run.main(["games"]) == 130
    assert capsys.readouterr().err == ""


# --- serving while the engine is compiled -----------------------------------------------------------------------------

# The program: says which installation it is, then lives until the pipe of its starter closes, or hands over.
SERVES = """
import os, sys
pipe = int(os.environ["STAMPEDE_STARTER"])
print("serving from", sys.argv[0].split(os.sep)[-3], *sys.argv[1:], os.getcwd(), file=sys.stderr, flush=True)
successor = os.read(pipe, 4096).decode().strip()
if successor:
    os.execv(successor, [successor, *sys.argv[1:]])
"""
# The compiler: takes until it is told to go on.
WAITS = """
if compiler:
    import time
    Path("compiling").write_text(str(os.getpid()))
    while not Path("go").exists():
        time.sleep(0.01)
"""


class Serving:
    """run.py in a process of its own, with everything it starts."""

    def __init__(self, machine: Machine, *words: str) -> None:
        self.machine = machine
        machine.variables["STAMPEDE_COMPILER"] = "some-cc"
        self.file = machine.elsewhere / "said"
        with self.file.open("w") as said:
            self.process = subprocess.Popen(
                [sys.executable, str(machine.checkout / "run.py"), *words],
                cwd=machine.elsewhere,
                env=machine.environment(),
                stderr=said,
                preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),  # as a shell starts what ends in &
            )

    @property
    def said(self) -> str:
        return self.file.read_text()

    def wait_for(self, sentence: str) -> None:
        wait_until(lambda: sentence in self.said or self.process.poll() is not None)
        assert sentence in self.said

    def compiler(self) -> int:
        """The process that compiles."""
        note = self.machine.checkout / "compiling"
        wait_until(lambda: note.exists() and note.read_text() != "")
        return int(note.read_text())

    def finish_compiling(self) -> None:
        (self.machine.checkout / "go").touch()

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE)


def wait_until(holds: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.01)


def is_alive(process: int) -> bool:
    """Zombies are not: nobody may have asked yet how they ended."""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # it ended in between, or this system has no /proc
        return not Path("/proc/self").exists()


@pytest.fixture
def serve(machine: Machine) -> Iterator[Callable[..., Serving]]:
    started: list[Serving] = []

    def start(*words: str, program: str = SERVES, before: str = WAITS, python: str = "") -> Serving:
        machine.uv(makes_environment(program, before, python))
        started.append(Serving(machine, *words))
        return started[-1]

    yield start
    for serving in started:
        serving.process.kill()
        serving.process.wait()


def test_it_serves_at_once_and_switches_when_the_engine_is_compiled(
    machine: Machine, serve: Callable[..., Serving]
) -> None:
    serving = serve("serve", "--port", "0")
    serving.wait_for(f"serving from venv-interpreted serve --port 0 {machine.elsewhere}")
    serving.wait_for("Compiling the engine in the background")
    serving.finish_compiling()
    serving.wait_for(f"serving from venv serve --port 0 {machine.elsewhere}")
    assert "The engine is compiled (" in serving.said
    assert serving.stop() == 0
    assert serving.said.count("serving from") == 2


def test_the_real_server_goes_through_it_too(machine: Machine, serve: Callable[..., Serving]) -> None:
    machine.variables["STAMPEDE_DATA"] = str(machine.elsewhere)
    program = "import sys\nfrom stampede.cli import main\nif __name__ == '__main__':\n    sys.exit(main())\n"
    serving = serve("serve", "--port", "0", program=program)
    serving.wait_for("interpreted engine; Ctrl-C stops it)")
    url = re.findall(r"http://localhost:\d+/", serving.said)[0]
    before = httpx.post(url + "api/tables", json=wish("primes", "me", "random"), trust_env=False).json()["table"]["id"]
    serving.finish_compiling()
    serving.wait_for("Stampede has switched to the ")
    assert httpx.get(f"{url}api/tables/{before}", trust_env=False).status_code == 200
    assert serving.stop() == 0
    with pytest.raises(httpx.ConnectError):
        httpx.get(url, trust_env=False)


def test_once_the_engine_is_compiled_that_is_what_starts(machine: Machine) -> None:
    machine.uv(MAKES_ENVIRONMENT)
    machine.variables["STAMPEDE_COMPILER"] = "some-cc"
    machine.run("games")
    ran = machine.run("serve")
    assert ran.returncode == 7
    assert ran.stderr == ""
    assert not (machine.checkout / ".boot" / "venv-interpreted").exists()


def test_an_engine_that_cannot_be_compiled_is_told_once_and_the_games_go_on(serve: Callable[..., Serving]) -> None:
    fails = "if compiler: sys.exit('RuntimeError: The engine could not be compiled:\\nstate.c:1: error')"
    serving = serve(before=fails)
    serving.wait_for("The games are still served, by the interpreted engine.")
    assert serving.said.count("could not be compiled with some-cc") == 1
    assert "serving from venv-interpreted" in serving.said
    assert serving.process.poll() is None
    assert serving.stop() == 0
    assert serving.said.count("serving from") == 1


def test_an_engine_that_was_passed_over_is_not_switched_to(serve: Callable[..., Serving]) -> None:
    serving = serve(python="import sys; sys.exit(3)  # to the question whether it is compiled")
    serving.finish_compiling()
    serving.wait_for("The games are still served, by the interpreted engine.")
    assert serving.stop() == 0
    assert serving.said.count("serving from") == 1


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_while_compiling_ends_everything(
    machine: Machine, serve: Callable[..., Serving], how: signal.Signals
) -> None:
    serving = serve()
    compiler = serving.compiler()
    serving.wait_for("serving from")
    serving.process.send_signal(how)
    assert serving.process.wait(PATIENCE) == 0
    assert not is_alive(compiler)
    assert sorted(path.name for path in (machine.checkout / ".boot").iterdir()) == ["venv-interpreted"]


def test_ctrl_c_while_setting_up_ends_everything(machine: Machine, serve: Callable[..., Serving]) -> None:
    serving = serve("games")
    compiler = serving.compiler()
    serving.process.send_signal(signal.SIGINT)
    assert serving.process.wait(PATIENCE) == 130
    assert not is_alive(compiler)
    assert "Traceback" not in serving.said


def test_a_server_that_ends_by_itself_ends_the_compiling(serve: Callable[..., Serving]) -> None:
    serving = serve(program="import time, sys\ntime.sleep(0.5)\nsys.exit('the port is taken')\n")
    compiler = serving.compiler()
    assert serving.process.wait(PATIENCE) == 1
    assert not is_alive(compiler)
    assert "run.py" not in serving.said


def test_a_server_does_not_outlive_a_run_that_is_killed(serve: Callable[..., Serving]) -> None:
    serving = serve(program=SERVES + "print('stopped', file=sys.stderr)")
    serving.wait_for("serving from")
    compiler = serving.compiler()
    serving.process.kill()
    wait_until(lambda: "stopped" in serving.said)
    os.kill(compiler, signal.SIGKILL)


def test_the_tests_for_the_compiled_engine_are_there() -> None:
    paths = (*testing.COMPILED_TESTS, *testing.COMPILED_ONLY)
    assert [path for path in paths if not (RUN.parent / path).exists()] == []


def test_ci_and_workflows_run_the_two_commands() -> None:
    for file in (".ci/run", ".github/workflows/check.yml"):
        commands = re.findall(r"^[-\s]*(?:run: )?(python3 run\.py .*)$", (ROOT / file).read_text(), re.MULTILINE)
        assert commands == ["python3 run.py check", "python3 run.py test"]


def test_every_workflow_is_checked() -> None:
    workflows = {path.relative_to(ROOT).as_posix() for path in (ROOT / ".github" / "workflows").iterdir()}
    assert workflows == {words[-1] for words in developing.CHECKS if "vendor.github-workflows" in words}


def test_the_hooks_before_a_commit_are_among_the_checks() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text()
    hooks = [tuple(entry.split()) for entry in re.findall(r"entry: \.venv/bin/(.*)", text)]
    assert len(hooks) == len(developing.CHECKS)
    for hook in hooks:
        assert [words for words in developing.CHECKS if set(hook) <= set(words)], hook


def test_the_citation_names_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"\nversion: {project['version']}\n" in (ROOT / "CITATION.cff").read_text()


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
    assert "['web/client.py', '--tools']" in (machine.checkout / "calls").read_text()


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


# --- testing ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def checkout(machine: Machine) -> Path:
    """With two rooms, on a branch of a repository; its python notes what it is asked."""
    machine.uv(NOTES_PYTHON)
    git = shutil.which("git")
    assert git
    (machine.path / "git").symlink_to(git)
    for room in ("bulls", "primes"):
        folder = machine.checkout / "src" / "stampede" / "games" / room
        folder.mkdir(parents=True)
        (folder / "components.toml").touch()
    with (machine.checkout / ".gitignore").open("a") as ignored:
        ignored.write("calls\n")
    in_git(machine.checkout, "init", "-q", "-b", "main")
    commit(machine.checkout)
    in_git(machine.checkout, "checkout", "-q", "-b", "work")
    return machine.checkout


def in_git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    in_git(folder, "add", "-A")
    in_git(folder, "commit", "-q", "-m", "Change something")


def write(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("changed")


def asked_of_pytest(checkout: Path) -> str:
    return next(line for line in (checkout / "calls").read_text().splitlines() if "'pytest'" in line)


@pytest.mark.parametrize("committed", [True, False])
@pytest.mark.parametrize("file", ["src/stampede/games/primes/rules.py", "tests/records/primes/tie.json"])
def test_the_quick_tests_are_those_of_the_rooms_that_were_changed(
    machine: Machine, checkout: Path, file: str, committed: bool
) -> None:
    write(checkout / file)
    if committed:
        commit(checkout)
    done = machine.run("test", "--quick")
    assert done.returncode == 0, done.stderr
    asked = asked_of_pytest(checkout)
    assert "'--room=primes', 'tests/games/primes', 'tests/conformance/test_laws.py'" in asked
    assert "bulls" not in asked
    assert "quick test of primes" in done.stderr
    assert "Left out: the client, the browser, " in done.stderr
    assert "belong to no room" not in done.stderr


def test_the_quick_tests_tell_of_changes_outside_all_rooms(machine: Machine, checkout: Path) -> None:
    write(checkout / "src/stampede/core/rng.py")
    done = machine.run("test", "--quick")
    assert "no room in particular" in done.stderr
    assert "1 of the changed files belong to no room, such as src/stampede/core/rng.py" in done.stderr
    assert "--room=none" in asked_of_pytest(checkout)


def test_a_room_can_be_named_where_git_knows_nothing(machine: Machine, checkout: Path) -> None:
    shutil.rmtree(checkout / ".git")
    assert "name the rooms: run.py test --quick primes" in machine.run("test", "--quick").stderr
    assert machine.run("test", "--quick", "bulls").returncode == 0
    assert "'--room=bulls', 'tests/games/bulls'" in asked_of_pytest(checkout)


def test_a_room_that_is_not_there_is_a_sentence(machine: Machine, checkout: Path) -> None:
    done = machine.run("test", "--quick", "chess")
    assert done.returncode == 1
    assert done.stderr == "run.py: there is no room 'chess': the rooms are bulls, primes\n"


def test_the_quick_tests_are_there() -> None:
    assert [path for path in testing.QUICK_TESTS if not (RUN.parent / path).exists()] == []
    assert testing.find_rooms() == ["bulls", "encierro", "primes", "raging", "street"]


def saying(word: str, code: int = 0) -> list[str]:
    return [sys.executable, "-c", f"import sys; print({word!r}); sys.exit({code})"]


def test_a_job_that_fails_half_way_is_over_and_the_next_one_runs(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    first = ("first", [saying("compiling"), saying("broken", 3), saying("never")])
    lane = lanes.Lane([first, ("second", [saying("after")])], quiet=True)
    while lane.goes_on():
        time.sleep(0.01)
    assert lane.results == [("first", 3), ("second", 0)]
    assert capfdbinary.readouterr().out == b""
    lane.tell()
    assert capfdbinary.readouterr().out.split() == [b"compiling", b"broken", b"after"]


def test_all_tests_run_on_all_cores_and_none_is_left_out(machine: Machine) -> None:
    machine.uv(NOTES_PYTHON)
    machine.variables["STAMPEDE_BROWSER"] = "/somewhere/chrome"
    done = machine.run("test")
    assert done.returncode == 0, done.stderr
    asked = asked_of_pytest(machine.checkout)
    assert asked.endswith(f"'pytest', '-n', '{testing.count_cores() + 1}', '--dist', 'worksteal', 'tests']")
    assert "['web/client.py', '--test']" in (machine.checkout / "calls").read_text()
    assert "sources and browser passed, client passed, compiled engine not run, because there is no C" in done.stderr


def test_a_test_that_fails_fails_the_whole(machine: Machine) -> None:
    machine.uv(NOTES_PYTHON.replace("''')\n(bin", "sys.exit('pytest' in sys.argv)\n''')\n(bin"))
    machine.variables["STAMPEDE_BROWSER"] = "/somewhere/chrome"
    done = machine.run("test")
    assert done.returncode == 1
    assert "test: sources and browser failed" in done.stderr
