"""The `stampede` command. A server starts interpreted at once, and the compiled engine takes over when it is ready."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress

from boot.environments import (
    FOR_AGENTS,
    FOR_COMPARING,
    FOR_PRINTING,
    FOR_STUDIES,
    INTERPRETED,
    PROGRAM,
    WITHOUT_TOOLS,
    find_uv,
    install,
    install_uv,
    is_compiled,
    is_current,
    set_up,
    sync_command,
    sync_variables,
)
from boot.machine import BOOT, find_compiler, program_in
from boot.steps import CannotRun, Step, say


def extras_for(words: list[str]) -> tuple[str, ...]:
    """What a command needs beyond the program itself."""
    if needs_lab(words):
        return FOR_STUDIES
    if words[:1] == ["bench"] and "--peers" in words:
        return FOR_COMPARING
    return {"print": FOR_PRINTING, "mcp": FOR_AGENTS}.get(words[0] if words else "", ())


def stampede(words: list[str]) -> int:
    compiler = find_compiler()
    flags = (*WITHOUT_TOOLS, *extras_for(words))
    if not is_current(PROGRAM, compiler, *flags):
        if compiler and words[:1] in ([], ["serve"]) and "--help" not in words:
            return serve_and_compile(words, compiler)
        if not compiler and not os.path.isdir(PROGRAM):
            say("No C compiler with Python's headers here, so the engine will run interpreted: the same, but slower.")
        install(PROGRAM, compiler, *flags)
    return become(PROGRAM, words)


def needs_lab(words: list[str]) -> bool:
    """Studies and clusters need packages that the games do not."""
    return words[:1] == ["study"] or any(word.split("=")[0] == "--scheduler" for word in words)


def become(environment: str, words: list[str]) -> int:
    """The installed program in place of this one: its exit code, its Ctrl-C, in the folder of the caller."""
    command = [program_in(environment, "stampede"), *words]
    if os.name == "nt":
        return subprocess.call(command)
    sys.stdout.flush()
    return os.execv(command[0], command)


def serve_and_compile(words: list[str], compiler: str) -> int:
    """Serves the interpreted engine at once, and switches to the compiled one when it is ready.

    The server reads the name of its successor from a pipe, and stops when the pipe closes: stampede/cli/handover.py.
    """
    set_up(INTERPRETED, "", *WITHOUT_TOOLS)
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
                say("It will be used from the next start on.")
            else:
                with suppress(BrokenPipeError):  # the server has just ended
                    os.write(pipe, (program_in(PROGRAM, "stampede") + "\n").encode())
        server.wait()
    except KeyboardInterrupt:
        pass
    finally:
        if pipe is not None:
            os.close(pipe)
        server.wait()
    return server.returncode if server.returncode >= 0 else 128 - server.returncode


def compile_meanwhile(server: subprocess.Popen[bytes], compiler: str) -> bool:
    """Compiles while the server runs; whether it worked. If it did not, says so."""
    scratch = tempfile.mkdtemp(prefix="compiling-", dir=BOOT)
    nice = shutil.which("nice")
    command = [*([nice, "-n", "15"] if nice else []), *sync_command(find_uv() or install_uv(), WITHOUT_TOOLS)]
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
        say(f"run.py: {error}\nThe games are still served, by the interpreted engine.")
        return False
    finally:
        if step is not None:
            step.close()
        shutil.rmtree(scratch, ignore_errors=True)
