"""All tests on all cores, or quickly those of a room."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time

from boot.environments import (
    PROGRAM_TESTS,
    SOURCES,
    is_compiled,
    set_up_browser,
    set_up_client,
    set_up_program_tests,
    set_up_sources,
)
from boot.lanes import Job, Lane, run_lanes, start
from boot.machine import HERE, count_cores, find_compiler, program_in
from boot.steps import CannotRun, say

# What the compiled engine has to prove as well as its sources.
COMPILED_TESTS = ("tests/core", "tests/conformance/test_laws.py")
# What is tried once, with the engine that people get: compiled, if there is a compiler. Bots, measurements, studies and
# whole games; and the rooms, whose tests the mutants run on the sources too.
COMPILED_ONLY = (
    *("tests/bots", "tests/browser", "tests/games", "tests/lab"),
    *("tests/server/test_reviews.py", "tests/server/test_two_worlds.py"),
)
# Beside a room's own tests: its laws and mutants, a few laws of the other rooms, and what all rooms stand on.
QUICK_TESTS = ("tests/conformance/test_laws.py", "tests/conformance/test_mutants.py", "tests/core", "tests/match")
LEFT_OUT = "the client, the browser, the server, the terminal, the lab, the compiled engine and most of the other rooms"
SPREAD = ("--dist", "worksteal")


def test(words: list[str]) -> int:
    """All tests: on the sources; the engine's compiled as well; the browser's with the compiled engine only."""
    if words[:1] == ["--quick"]:
        return test_quickly(words[1:])
    if words == ["--compile"]:
        set_up_program_tests()
        require_compiled()
        return 0
    set_up_sources()
    set_up_client()
    if words:
        set_up_browser()
        return start(pytest(SOURCES, *words)).wait()
    started = time.time()
    # One more than there are cores: tests of the browser and of servers wait for other processes much of the time.
    cores, more = str(count_cores()), str(count_cores() + 1)
    client: Job = ("client", [[program_in(SOURCES, "python"), "web/client.py", "--test"]])
    if find_compiler():
        # At the fewest seats: the compiled engine is held to the laws at every number of seats.
        rest = ["--fewest", *(f"--ignore={folder}" for folder in COMPILED_ONLY)]
        sources: Job = ("sources", [pytest(SOURCES, "-n", cores, *SPREAD, *rest, "tests")])
        compile_engine = [sys.executable, os.path.join(HERE, "run.py"), "test", "--compile"]
        # Its own cache of results, or the two would overwrite each other's.
        alone = ("-p", "no:cacheprovider", "-n", more, *SPREAD)
        tests = pytest(PROGRAM_TESTS, *alone, *COMPILED_TESTS, *COMPILED_ONLY)
        compiled: Job = ("compiled engine and browser", [compile_engine, tests])
        # The client's tests take one core, and so does compiling. Later both lanes want all cores: whichever ends last
        # has them to itself.
        lanes = [Lane([compiled]), Lane([client, sources], quiet=True)]
    else:
        everything: Job = ("sources and browser", [pytest(SOURCES, "-n", more, *SPREAD, "tests")])
        lanes = [Lane([everything]), Lane([client], quiet=True)]
    try:
        if find_compiler():
            for lane in lanes:
                lane.goes_on()  # neither compiling nor the sources need the browser
        set_up_browser()
    except BaseException:
        for lane in lanes:
            lane.stop()
        raise
    results = run_lanes(lanes)
    told = [name + (" passed" if code == 0 else " failed") for name, code in results]
    if not find_compiler():
        told.append("compiled engine not run, because there is no C compiler")
    say(f"test: {', '.join(told)} ({time.time() - started:.0f} s)")
    return 1 if any(code != 0 for _, code in results) else 0  # a job killed by a signal has a negative code


# What the server has to stand, at full length; the tests have it shortened.
TRIALS = {
    "STAMPEDE_KILLS": "20",
    "STAMPEDE_CROWDED": "50",
    "STAMPEDE_HALF_OPEN": "1100",
    "STAMPEDE_LOCKED": "60",
    "STAMPEDE_LOCKED_TABLES": "50",
    "STAMPEDE_RESTARTED": "1000",
    "STAMPEDE_TABLES": "100",
    "STAMPEDE_DEATHS": "20",
}


def faults() -> int:
    """The long trials of the server, one after another, with what they measure."""
    set_up_sources()
    trials = [f"tests/server/{name}.py" for name in ("test_kill", "test_reception", "test_word", "test_several")]
    os.environ.update(TRIALS)
    return start(pytest(SOURCES, "-s", "-v", *trials)).wait()


def test_quickly(words: list[str]) -> int:
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
    code = start(command).wait()
    left_out = LEFT_OUT
    if elsewhere:
        left_out += f"; {len(elsewhere)} of the changed files belong to no room, such as {elsewhere[0]}"
    say(f"test: the quick tests {'failed' if code else 'passed'}. Left out: {left_out}. All tests: python3 run.py test")
    return code


def find_rooms() -> list[str]:
    folder = os.path.join(HERE, "src", "stampede", "games")
    return sorted(name for name in os.listdir(folder) if os.path.isfile(os.path.join(folder, name, "components.toml")))


def changed_files() -> list[str]:
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


def ask_git(git: str, *words: str) -> list[str]:
    """The lines of its answer. Raises OSError if it has none."""
    done = subprocess.run([git, *words], cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    if done.returncode != 0:
        raise OSError
    return done.stdout.decode("utf-8", "replace").splitlines()


def pytest(environment: str, *words: str) -> list[str]:
    return [program_in(environment, "python"), "-m", "pytest", *words]


def require_compiled() -> None:
    if not is_compiled(PROGRAM_TESTS):
        raise CannotRun(
            f"the engine in .boot/venv-test is not compiled, though {find_compiler()} is here: the build has passed "
            "over it. Delete .boot/venv-test and try again."
        )
