#!/usr/bin/env python3
"""Runs Stampede on a machine that has only Python and pip: sets up what is missing, then does what it was asked.

    python3 run.py              serves the games on this machine and opens the browser
    python3 run.py WORDS        the `stampede` command with these words
    python3 run.py test         all tests; with words, `pytest` with these words
    python3 run.py test --quick the tests of the rooms that git says were changed, or of the rooms that are named
    python3 run.py check        format, lint, types and layers
    python3 run.py types        the client's types, from the server's messages
    python3 run.py client       the client, from web/, for developing
    python3 run.py pictures     pictures of the running program: for the documentation, and more in build/pictures
    python3 run.py figures      the client measured: what home weighs, how quickly a move shows

Everything it makes lies in .boot and .venv beside this file. `.boot/venv` holds the program as it is installed: its
engine compiled, where there is a C compiler. Compiling takes a minute or two, so meanwhile the games are served from
`.boot/venv-interpreted`. `.boot/venv-test` is the program with the tools for testing. `.venv` runs the sources as they
are, for developing. This file keeps to syntax that old Pythons can read, to be able to tell them so.
"""

import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
BOOT = os.path.join(HERE, ".boot")
SOURCES = os.path.join(HERE, ".venv")
PROGRAM = os.path.join(BOOT, "venv")
INTERPRETED = os.path.join(BOOT, "venv-interpreted")
PROGRAM_TESTS = os.path.join(BOOT, "venv-test")
LOG = os.path.join(BOOT, "setup.log")

OLDEST_PYTHON = (3, 11)
UV = "0.13.7"
OLDEST_UV = (0, 8)
PATIENCE = 0.8  # seconds of silence before a step that is usually quick says what it is doing

WITHOUT_TOOLS = ("--no-editable", "--no-dev")

PYTHON_FILES = ("src", "tests", "web/client.py", "web/make_types.py", "run.py", "hatch_build.py")
CHECKS = (
    ("ruff", "format", "--check", *PYTHON_FILES),
    ("ruff", "check", *PYTHON_FILES),
    ("mypy",),
    ("lint-imports",),
    ("python", "web/make_types.py", "--check"),
    ("python", "web/client.py", "--check"),
    ("check-jsonschema", "--builtin-schema", "vendor.github-workflows", ".github/workflows/check.yml"),
    ("check-jsonschema", "--builtin-schema", "vendor.citation-file-format", "CITATION.cff"),
)
# What the compiled engine has to prove as well; the rest of the tests is about code that is never compiled.
COMPILED_TESTS = (
    "tests/core",
    "tests/conformance/test_laws.py",
    "tests/conformance/test_broken_toys.py",
    "tests/games",
    "tests/match",
    "tests/lab",
)

# Beside a room's own tests: its laws and mutants, a few laws of the other rooms, and what all rooms stand on.
QUICK_TESTS = ("tests/conformance/test_laws.py", "tests/conformance/test_mutants.py", "tests/core", "tests/match")
LEFT_OUT = "the browser, the server, the terminal, the lab, the compiled engine and most of the other rooms"
SPREAD = ("--dist", "worksteal")

FAULTS = (
    (
        "No space left on device|os error 28|Disk quota exceeded",
        "the disk is full. Make room, then try again.",
    ),
    (
        "Permission denied|Read-only file system|Operation not permitted|os error 13|os error 30",
        "writing to {here} or to the caches of pip and uv is not allowed. Try a copy of this folder that is yours.",
    ),
    (
        "The engine could not be compiled",
        "the engine could not be compiled with {compiler}. To run without compiling, the same but slower, set an empty "
        'compiler: STAMPEDE_COMPILER="" python3 run.py',
    ),
    (
        "No module named pip",
        "this Python has no pip. Install it (on Debian: apt install python3-pip), or install uv from "
        "https://docs.astral.sh/uv/, then try again.",
    ),
    (
        "No matching distribution|Could not find a version|ConnectionError|ConnectTimeout|ReadTimeout|Max retries"
        "|timed out|Temporary failure|Name or service not known|Could not resolve|Connection refused"
        "|Network is unreachable|ProxyError|SSLError|CERTIFICATE|dns error|error sending request"
        "|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN"
        "|Failed to fetch|Failed to download|not found in the (package registry|cache)|network (was|is) disabled",
        "the package registry cannot be reached, or does not have what is needed. Check the network and the settings "
        "of pip and uv (proxy, index), then try again.",
    ),
)


class CannotRun(Exception):  # noqa: N818 - reads as the sentence it stands for
    """A sentence for the person who called."""


def say(line):
    # Standard output belongs to the program that is run.
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def too_old(version):
    """What to tell a Python that is too old; nothing to any other."""
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return None
    needed = ".".join(str(part) for part in OLDEST_PYTHON)
    newer = [name for name in (f"python3.{minor}" for minor in range(20, 10, -1)) if shutil.which(name)]
    hint = f"try: {newer[0]} run.py" if newer else "install a newer one from https://www.python.org/downloads/"
    return f"Stampede needs Python {needed} or newer, and this is {version[0]}.{version[1]}; {hint}"


def base_python():
    """The interpreter itself, not the virtual environment it may run in: an environment is made from it."""
    return getattr(sys, "_base_executable", None) or sys.executable


def find_compiler():
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


def program_in(environment, name):
    folder, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    return os.path.join(environment, folder, name + suffix)


def explain(step, output):
    """A sentence from what a tool said when it failed; the whole of it goes to a log."""
    try:
        os.makedirs(BOOT, exist_ok=True)
        with open(LOG, "w", encoding="utf-8") as log:
            log.write(output)
        where = "\nAll of its output is in " + LOG
    except OSError:
        where = ""
    for signs, sentence in FAULTS:
        if re.search(signs, output):
            told = sentence.format(here=HERE, compiler=find_compiler())
            return f"{step} failed: {told}{where}"
    last = "\n".join("  " + line for line in output.strip().splitlines()[-6:]) or "  nothing"
    return f"{step} failed. The last it said:\n{last}{where}"


class Step:
    """A step of the setup: a process, with everything that it starts, whose output is kept in case it fails."""

    def __init__(self, name, command, variables):
        self.name = name
        self.began = time.time()
        self.output = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the step
        try:
            self.process = subprocess.Popen(
                command,
                cwd=HERE,
                env=variables,
                stdin=subprocess.DEVNULL,
                stdout=self.output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        except OSError as error:
            raise CannotRun(f"{name} failed: {command[0]} cannot be started ({error.strerror})") from None

    def is_done(self):
        """Whether it has succeeded. Raises CannotRun if it has failed."""
        code = self.process.poll()
        if code:
            self.output.seek(0)
            raise CannotRun(explain(self.name, self.output.read().decode("utf-8", "replace")))
        return code == 0

    def seconds(self):
        return f"{time.time() - self.began:.0f} s"

    def close(self):
        """Ends it, with everything it started, if it is not done."""
        self.output.close()
        for how in ("SIGTERM", "SIGKILL"):
            if self.process.poll() is None:
                if os.name == "nt":
                    self.process.terminate()
                else:
                    os.killpg(self.process.pid, getattr(signal, how))
                try:
                    self.process.wait(5)
                except subprocess.TimeoutExpired:
                    continue


class Progress:
    """Says what is being done and how long it took. On a terminal the seconds tick."""

    def __init__(self, patience):
        self.speaks_from = time.time() + patience
        self.named = set()
        self.ticking = ""

    def tell(self, steps):
        if time.time() < self.speaks_from:
            return
        if sys.stderr.isatty():
            self.tick(", ".join(f"{step.name}: {step.seconds()} ..." for step in steps))
        else:
            for step in steps:
                if step not in self.named:
                    say(step.name + " ...")
        self.named.update(steps)

    def tell_end(self, step):
        if step in self.named:
            self.tick("")
            say(f"{step.name}: {step.seconds()}")

    def tick(self, line):
        """Puts this line in place of the one before."""
        line = line[: shutil.get_terminal_size().columns - 1]
        if line != self.ticking:
            sys.stderr.write("\r" + line.ljust(len(self.ticking)) + ("" if line else "\r"))
            sys.stderr.flush()
            self.ticking = line


def carry_out(*steps, patience=0.0):
    """Runs these steps side by side; each is a name, a command and its environment variables.

    Nothing is said about steps that are done within `patience` seconds.
    """
    progress = Progress(patience)
    started = []
    try:
        for name, command, variables in steps:
            started.append(Step(name, command, variables))
        running = list(started)
        while running:
            progress.tell(running)
            for step in list(running):
                if step.is_done():
                    running.remove(step)
                    progress.tell_end(step)
            time.sleep(0.02)
    finally:
        progress.tick("")
        for step in started:
            step.close()


def uv_version(uv):
    """The version of a uv that works; None of one that does not."""
    try:
        output = subprocess.run([uv, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    except OSError:
        return None
    found = re.match(r"uv (\d+)\.(\d+)", output.decode("utf-8", "replace"))
    return (int(found.group(1)), int(found.group(2))) if found else None


def find_uv():
    """A uv that is new enough: from the PATH, or one that was installed here before."""
    here = (program_in(os.path.join(BOOT, "uv-" + UV), "uv"), program_in(BOOT, "uv"))
    for uv in (shutil.which("uv"), *here):
        if uv and os.path.isfile(uv) and (uv_version(uv) or (0, 0)) >= OLDEST_UV:
            return uv
    return None


def install_uv(*alongside):
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


def sync_command(uv, flags):
    return [uv, "sync", "--frozen", "--python", base_python(), *flags]


def sync_variables(environment, compiler):
    variables = dict(os.environ, UV_PROJECT_ENVIRONMENT=environment, STAMPEDE_COMPILER=compiler)
    variables.pop("VIRTUAL_ENV", None)
    return variables


def is_current(environment, compiler, *flags):
    """Whether the environment is what the lock file says, with the program built from the sources as they are now."""
    uv = find_uv()
    if uv is None or not os.path.isdir(environment):
        return False
    command = [*sync_command(uv, flags), "--check"]
    variables = sync_variables(environment, compiler)
    return subprocess.call(command, cwd=HERE, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0


def set_up_sources():
    uv = find_uv() or install_uv()
    name = "Setting up the sources and tools in .venv"
    patience = PATIENCE if os.path.isdir(SOURCES) else 0
    carry_out((name, sync_command(uv, ()), sync_variables(SOURCES, find_compiler())), patience=patience)


def install_program(environment, compiler, *flags):
    """Packages and client at the same time, then the program: its engine compiled, if a compiler is named."""
    if is_current(environment, compiler, *flags):
        return
    uv = find_uv()
    if uv is None:
        uv = install_uv(*(client_step([base_python()]) if client_builder().system_node() else ()))
    variables = sync_variables(environment, compiler)
    packages = sync_command(uv, (*flags, "--no-install-project", "--inexact"))
    carry_out(("Installing Python packages", packages, variables), *client_step(python_with_node(uv)))
    step = "Installing the program"
    if compiler:
        step = f"Compiling the engine with {os.path.basename(compiler)} and installing the program"
    carry_out((step, sync_command(uv, flags), variables))


def set_up_program():
    tell_if_interpreted()
    install_program(PROGRAM, find_compiler(), *WITHOUT_TOOLS)


def set_up_program_tests():
    tell_if_interpreted()
    install_program(PROGRAM_TESTS, find_compiler(), "--no-editable")


def tell_if_interpreted():
    """Before the first time that anything is installed."""
    if not find_compiler() and not os.path.isdir(PROGRAM):
        say("No C compiler with Python's headers here, so the engine will run interpreted: the same, but slower.")


def stampede(words):
    compiler = find_compiler()
    serves = words[:1] in ([], ["serve"]) and "--help" not in words
    if serves and compiler and not is_current(PROGRAM, compiler, *WITHOUT_TOOLS):
        return serve_and_compile(words, compiler)
    set_up_program()
    return become(PROGRAM, words)


def become(environment, words):
    """The installed program in place of this one: its exit code, its Ctrl-C, in the folder of the caller."""
    command = [program_in(environment, "stampede"), *words]
    if os.name == "nt":
        return subprocess.call(command)
    sys.stdout.flush()
    os.execv(command[0], command)
    return 1


def serve_and_compile(words, compiler):
    """Serves the interpreted engine at once, and switches to the compiled one when it is ready.

    The server reads the name of its successor from a pipe, and stops when the pipe closes: stampede/cli/handover.py.
    """
    install_program(INTERPRETED, "", *WITHOUT_TOOLS)
    command = [program_in(INTERPRETED, "stampede"), *words]
    pipe = None
    if os.name == "nt":
        server = subprocess.Popen(command)
    else:
        reading, pipe = os.pipe()
        server = subprocess.Popen(command, env=dict(os.environ, STAMPEDE_STARTER=str(reading)), pass_fds=(reading,))
        os.close(reading)
    try:
        if compile_meanwhile(server, compiler):
            if pipe is None:
                say("The engine is compiled: it will be used from the next start on.")
            else:
                os.write(pipe, (program_in(PROGRAM, "stampede") + "\n").encode())
        server.wait()
    except KeyboardInterrupt:
        pass
    finally:
        if pipe is not None:
            os.close(pipe)
        server.wait()
    return server.returncode if server.returncode >= 0 else 128 - server.returncode


def compile_meanwhile(server, compiler):
    """Compiles while the server runs; whether it worked. If it did not, says so."""
    scratch = tempfile.mkdtemp(prefix="compiling-", dir=BOOT)
    niceness = [shutil.which("nice"), "-n", "15"] if shutil.which("nice") else []
    command = [*niceness, *sync_command(find_uv(), WITHOUT_TOOLS)]
    variables = dict(sync_variables(PROGRAM, compiler), TMPDIR=scratch)
    step = None
    try:
        step = Step("Compiling the engine", command, variables)
        say(
            "Compiling the engine in the background. Until it is ready the games run interpreted: the same, but slower."
        )
        while not step.is_done():
            if server.poll() is not None:
                return False
            time.sleep(0.1)
        if not is_compiled(PROGRAM):
            raise CannotRun("Compiling the engine failed: it has been passed over. Delete .boot/venv and try again.")
        say(f"The engine is compiled ({step.seconds()}).")
        return True
    except CannotRun as error:
        say(f"run.py: {error}\nThe games go on interpreted.")
        return False
    finally:
        if step is not None:
            step.close()
        shutil.rmtree(scratch, ignore_errors=True)


def check():
    set_up_sources()
    failed = []
    for words in CHECKS:
        say("$ " + " ".join(words))
        if subprocess.call([program_in(SOURCES, words[0]), *words[1:]], cwd=HERE) != 0:
            failed.append(words[0] + (" " + words[1] if len(words) > 1 else ""))
    say("check: " + ("failed: " + ", ".join(failed) if failed else "all passed"))
    return 1 if failed else 0


def client_builder():
    """web/client.py, which is part of no package."""
    spec = importlib.util.spec_from_file_location("client", os.path.join(HERE, "web", "client.py"))
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    return builder


def client_step(python):
    """Building the client, by a Python that is given as a command; nothing if it is built."""
    if client_builder().is_built():
        return ()
    variables = dict(os.environ)
    variables.pop("VIRTUAL_ENV", None)
    return (("Building the client", [*python, os.path.join("web", "client.py")], variables),)


def python_with_node(uv):
    """This Python, with Node from PyPI if the machine has none."""
    if client_builder().system_node():
        return [base_python()]
    return [uv, "run", "--no-project", "--python", base_python(), "--with", client_builder().NODE, "python"]


def set_up_client():
    """The client beside the sources of the server, as the tests and a server from the sources need it."""
    carry_out(*client_step([program_in(SOURCES, "python")]))


def set_up_browser():
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


def find_browser():
    asked = os.environ.get("STAMPEDE_BROWSER")
    if asked:
        return asked
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next((found for found in map(shutil.which, names) if found), None)


def client():
    set_up_sources()
    set_up_client()
    return 0


def with_browser(module, words):
    """A program of tests/browser."""
    set_up_sources()
    set_up_client()
    set_up_browser()
    return subprocess.call(
        [program_in(SOURCES, "python"), "-m", "browser." + module, *words], cwd=os.path.join(HERE, "tests")
    )


def types():
    set_up_sources()
    return subprocess.call([program_in(SOURCES, "python"), "web/make_types.py"], cwd=HERE)


def test(words):
    """All tests on the sources, with the browser's; beside them the client's, and the engine's once more, compiled."""
    if words[:1] == ["--quick"]:
        return test_quickly(words[1:])
    if words == ["--compile"]:
        set_up_program_tests()
        require_compiled()
        return 0
    set_up_sources()
    set_up_client()
    set_up_browser()
    if words:
        return start_test(pytest(SOURCES, *words)).wait()
    started = time.time()
    cores = count_cores()
    jobs = [("client", [program_in(SOURCES, "python"), "web/client.py", "--test"])]
    if find_compiler():
        # Its own cache of results, or the two would overwrite each other's.
        alone = ("-p", "no:cacheprovider", "-n", str(max(1, cores // 2)), *SPREAD)
        compile_engine = [sys.executable, os.path.join(HERE, "run.py"), "test", "--compile"]
        jobs.append(("compiled engine", compile_engine, pytest(PROGRAM_TESTS, *alone, *COMPILED_TESTS)))
    sources = ("sources and browser", pytest(SOURCES, "-n", str(cores), *SPREAD, "tests"))
    lanes = [Lane([sources]), Lane(jobs, quiet=True)]
    try:
        while sum(lane.goes_on() for lane in lanes):
            time.sleep(0.1)
    finally:
        for lane in lanes:
            lane.stop()
    for lane in lanes[1:]:
        lane.tell()
    results = [result for lane in lanes for result in lane.results]
    told = [name + (" passed" if code == 0 else " failed") for name, code in results]
    if not find_compiler():
        told.append("compiled engine not run, for there is no C compiler")
    say(f"test: {', '.join(told)} ({time.time() - started:.0f} s)")
    return max(code for _, code in results)


def test_quickly(words):
    """The tests of some rooms, on the sources."""
    rooms = find_rooms()
    unknown = [word for word in words if word not in rooms]
    if unknown:
        raise CannotRun(f"there is no room {unknown[0]!r}: the rooms are {', '.join(rooms)}")
    changed = [] if words else changed_files()
    touched = [room for room in rooms if room in words or any(f"/{room}/" in file for file in changed)]
    elsewhere = [file for file in changed if not any(f"/{room}/" in file for room in rooms)]
    set_up_sources()
    say("quick test of " + (", ".join(touched) if touched else "no room in particular, for none was changed"))
    own = [f"tests/games/{room}" for room in touched]
    chosen = [f"--room={room}" for room in touched or ("none",)]
    command = pytest(SOURCES, "-n", str(count_cores()), *SPREAD, *chosen, *own, *QUICK_TESTS)
    code = start_test(command).wait()
    left_out = LEFT_OUT
    if elsewhere:
        left_out += f"; {len(elsewhere)} of the changed files belong to no room, such as {elsewhere[0]}"
    say(f"test: the quick tests {'failed' if code else 'passed'}. Left out: {left_out}. All tests: python3 run.py test")
    return code


def find_rooms():
    folder = os.path.join(HERE, "src", "stampede", "games")
    return sorted(name for name in os.listdir(folder) if os.path.isfile(os.path.join(folder, name, "components.toml")))


def changed_files():
    """What differs from the main branch, committed or not."""
    git = shutil.which("git")
    try:
        if not git:
            raise OSError
        try:
            base = ask_git(git, "merge-base", "HEAD", "main")[0]
        except OSError:
            base = "HEAD"
        new = ask_git(git, "ls-files", "--others", "--exclude-standard")
        return sorted({*ask_git(git, "diff", "--name-only", base), *new})
    except OSError:
        raise CannotRun("git cannot tell what was changed; name the rooms: run.py test --quick primes") from None


def ask_git(git, *words):
    """The lines of its answer. Raises OSError if it has none."""
    done = subprocess.run([git, *words], cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    if done.returncode != 0:
        raise OSError
    return done.stdout.decode("utf-8", "replace").splitlines()


def count_cores():
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pytest(environment, *words):
    return [program_in(environment, "python"), "-m", "pytest", *words]


def start_test(command, output=None):
    variables = dict(os.environ)
    variables.pop("STAMPEDE_ENGINE", None)
    # Tests start hundreds of processes; without bytecode each of them would compile all it imports.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.Popen(
        command, cwd=HERE, env=variables, stdout=output, stderr=subprocess.STDOUT if output else None
    )


class Lane:
    """Jobs one after another, each a name and its commands. What a quiet one says is kept until the end."""

    def __init__(self, jobs, quiet=False):
        self.jobs = list(jobs)
        self.name = ""
        self.commands = []
        self.results = []
        self.process = None
        self.output = tempfile.TemporaryFile() if quiet else None  # noqa: SIM115 - it lives as long as the lane

    def goes_on(self):
        """Starts what comes next when something has ended; False when there is nothing left."""
        if self.process is not None:
            code = self.process.poll()
            if code is None:
                return True
            self.process = None
            if code != 0 or not self.commands:
                self.results.append((self.name, code))
                self.commands = []
        if not self.commands:
            if not self.jobs:
                return False
            self.name, *self.commands = self.jobs.pop(0)
        self.process = start_test(self.commands.pop(0), self.output)
        return True

    def stop(self):
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()

    def tell(self):
        if self.output is not None:
            self.output.seek(0)
            sys.stdout.flush()
            sys.stdout.buffer.write(self.output.read())
            sys.stdout.flush()
            self.output.close()


def is_compiled(environment):
    """Whether the program there runs a compiled engine."""
    question = "import sys; from stampede.engine import is_compiled; sys.exit(0 if is_compiled() else 3)"
    variables = dict(os.environ)
    variables.pop("STAMPEDE_ENGINE", None)
    return subprocess.call([program_in(environment, "python"), "-c", question], cwd=HERE, env=variables) == 0


def require_compiled():
    if not is_compiled(PROGRAM_TESTS):
        raise CannotRun(
            f"the engine in .boot/venv-test is not compiled, though {find_compiler()} is here: the build has passed "
            "over it. Delete .boot/venv-test and try again."
        )


def main(words):
    sentence = too_old(sys.version_info)
    if sentence:
        say("run.py: " + sentence)
        return 1
    try:
        if words[:1] == ["check"]:
            return check()
        if words[:1] == ["test"]:
            return test(words[1:])
        if words == ["types"]:
            return types()
        if words == ["client"]:
            return client()
        if words[:1] in (["pictures"], ["figures"]):
            return with_browser(words[0], words[1:])
        return stampede(words)
    except CannotRun as error:
        say(f"run.py: {error}")
        return 1
    except KeyboardInterrupt:
        return 130


def interrupt(_number, _frame):
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, interrupt)
    sys.exit(main(sys.argv[1:]))
