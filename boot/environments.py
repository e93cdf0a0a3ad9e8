"""The environments in .boot and .venv: uv makes them what uv.lock says, and builds client and program."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import tempfile
from types import ModuleType

from boot.machine import BOOT, HERE, base_python, find_browser, find_compiler, program_in
from boot.steps import CannotRun, Plan, carry_out

SOURCES = os.path.join(HERE, ".venv")
PROGRAM = os.path.join(BOOT, "venv")
INTERPRETED = os.path.join(BOOT, "venv-interpreted")
PROGRAM_TESTS = os.path.join(BOOT, "venv-test")
OPTIMIZED = os.path.join(BOOT, "optimize")  # what was last asked for
UV = "0.13.7"
OLDEST_UV = (0, 8)
PATIENCE = 0.8  # seconds of silence before a step that is usually quick says what it is doing
# What was installed for a study or for printing may stay.
WITHOUT_TOOLS = ("--no-editable", "--no-dev", "--inexact", "--extra", "postgres")
FOR_STUDIES = ("--extra", "lab")
FOR_PRINTING = ("--extra", "print")
FOR_AGENTS = ("--extra", "mcp")
FOR_COMPARING = ("--extra", "peers")


def uv_version(uv: str) -> tuple[int, int] | None:
    """The version of a uv that works; None of one that does not."""
    try:
        output = subprocess.run([uv, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    except OSError:
        return None
    found = re.match(r"uv (\d+)\.(\d+)", output.decode("utf-8", "replace"))
    return (int(found.group(1)), int(found.group(2))) if found else None


def find_uv() -> str | None:
    """A uv that is new enough: from the PATH, or one that was installed here before."""
    here = (program_in(os.path.join(BOOT, "uv-" + UV), "uv"), program_in(BOOT, "uv"))
    for uv in (shutil.which("uv"), *here):
        if uv and os.path.isfile(uv) and (uv_version(uv) or (0, 0)) >= OLDEST_UV:
            return uv
    return None


def install_uv(*alongside: Plan) -> str:
    """By pip, into a folder of its own; it gets its name only when it is whole, so two calls at once do no harm.

    Other steps can be carried out alongside.
    """
    try:
        os.makedirs(BOOT, exist_ok=True)
        draft = tempfile.mkdtemp(prefix="uv-draft-", dir=BOOT)
    except OSError as error:
        raise CannotRun(f"{BOOT} cannot be written: {error.strerror}") from None
    home = os.path.join(BOOT, "uv-" + UV)
    command = [base_python(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    command += ["--target", draft, "uv==" + UV]
    # A user's own pip settings that cannot go together with --target.
    environment = dict(os.environ, PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0")
    try:
        carry_out(("Installing uv, which sets up everything else", command, environment), *alongside)
        try:
            os.rename(draft, home)
        except OSError:
            if not os.path.isdir(home):
                raise
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    uv = find_uv()
    if uv is None:
        raise CannotRun(f"pip installed uv {UV} in {home}, but it does not run here")
    return uv


def sync_command(uv: str, flags: tuple[str, ...]) -> list[str]:
    return [uv, "sync", "--frozen", "--python", base_python(), *flags]


def optimization() -> str:
    """How hard the compiler tries (hatch_build.py). What was asked for once holds for later builds, too."""
    asked = os.environ.get("STAMPEDE_OPTIMIZE")
    try:
        if asked is None:
            with open(OPTIMIZED, encoding="utf-8") as file:
                return file.read().strip()
        os.makedirs(BOOT, exist_ok=True)
        with open(OPTIMIZED, "w", encoding="utf-8") as file:
            file.write(asked + "\n")
    except OSError:
        pass  # nothing was asked for, or it cannot be kept
    return asked or ""


def sync_variables(environment: str, compiler: str) -> dict[str, str]:
    variables = dict(os.environ, UV_PROJECT_ENVIRONMENT=environment, STAMPEDE_COMPILER=compiler)
    variables["STAMPEDE_OPTIMIZE"] = optimization()
    if environment == PROGRAM_TESTS:
        variables["STAMPEDE_OPTIMIZE"] = "1"  # compiled in half the time, and quick enough to be tested
    if environment == PROGRAM:
        variables["UV_COMPILE_BYTECODE"] = "1"  # where nobody may write any, as in a container, every start would do it
    variables.pop("VIRTUAL_ENV", None)
    return variables


def is_current(environment: str, compiler: str, *flags: str) -> bool:
    """Whether the environment is what the lock file says, with the program built from the sources as they are now."""
    uv = find_uv()
    if uv is None or not os.path.isdir(environment):
        return False
    command = [*sync_command(uv, flags), "--check"]
    variables = sync_variables(environment, compiler)
    return subprocess.call(command, cwd=HERE, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0


def set_up_sources() -> None:
    uv = find_uv() or install_uv()
    name = "Setting up the sources and tools in .venv"
    patience = PATIENCE if os.path.isdir(SOURCES) else 0
    carry_out((name, sync_command(uv, ()), sync_variables(SOURCES, find_compiler())), patience=patience)


def set_up(environment: str, compiler: str, *flags: str) -> None:
    """Installs the program there, unless it is current: its engine compiled, if a compiler is named."""
    if not is_current(environment, compiler, *flags):
        install(environment, compiler, *flags)


def install(environment: str, compiler: str, *flags: str) -> None:
    """Packages and client side by side, then the program."""
    builder = client_builder()
    uv = find_uv()
    if uv is None:
        can_build = builder.system_node() and not builder.is_built()
        uv = install_uv(*([client_step([base_python()])] if can_build else []))
    variables = sync_variables(environment, compiler)
    packages = (*flags, "--no-install-project", *(() if "--inexact" in flags else ("--inexact",)))
    steps: list[Plan] = [("Installing Python packages", sync_command(uv, packages), variables)]
    if not builder.is_built():
        steps.append(client_step(python_with_node(uv)))
    carry_out(*steps)
    step = "Installing the program"
    if compiler:
        step = f"Compiling the engine with {os.path.basename(compiler)} and installing the program"
    carry_out((step, sync_command(uv, flags), variables))


def set_up_program_tests() -> None:
    set_up(PROGRAM_TESTS, find_compiler(), "--no-editable")


def is_compiled(environment: str) -> bool:
    """Whether the program there runs a compiled engine."""
    question = "import sys; from stampede.engine import is_compiled; sys.exit(0 if is_compiled() else 3)"
    variables = dict(os.environ)
    variables.pop("STAMPEDE_ENGINE", None)
    return subprocess.call([program_in(environment, "python"), "-c", question], cwd=HERE, env=variables) == 0


def client_builder() -> ModuleType:
    """web/client.py, which is part of no package."""
    spec = importlib.util.spec_from_file_location("client", os.path.join(HERE, "web", "client.py"))
    assert spec is not None
    assert spec.loader is not None
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    return builder


def client_step(python: list[str], *words: str) -> Plan:
    """Building the client, by a Python that is given as a command."""
    variables = dict(os.environ)
    variables.pop("VIRTUAL_ENV", None)
    return ("Building the client", [*python, os.path.join("web", "client.py"), *words], variables)


def python_with_node(uv: str) -> list[str]:
    """This Python, with Node from PyPI if the machine has none."""
    if client_builder().system_node():
        return [base_python()]
    return [uv, "run", "--no-project", "--python", base_python(), "--with", client_builder().NODE, "python"]


def set_up_client() -> None:
    """The client beside the sources of the server, and the tools for its tests."""
    builder = client_builder()
    if not (builder.is_built() and builder.has_tools()):
        carry_out(client_step([program_in(SOURCES, "python")], "--tools"))


def set_up_browser() -> None:
    """Chromium, which the browser tests drive. As root on Debian it is installed; else the person is told."""
    if find_browser():
        return
    if not (shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0):
        raise CannotRun(
            "the browser tests need Chromium, and there is none. Install it (on Debian: apt install chromium), or "
            "name the program of a Chromium or Chrome: STAMPEDE_BROWSER=/path/to/it python3 run.py test"
        )
    variables = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    carry_out(("Updating the list of Debian's packages", ["apt-get", "update", "-q"], variables))
    install = ["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"]
    carry_out(("Installing Chromium, for the browser tests", install, variables))
