#!/usr/bin/env python3
"""Runs Stampede on a machine that has only Python and pip: sets up what is missing, then does what it was asked.

    python3 run.py              serves the games on this machine and opens the browser
    python3 run.py WORDS        the `stampede` command with these words
    python3 run.py test         all tests; with words, `pytest` with these words
    python3 run.py test --quick the tests of the rooms that git says were changed, or of the rooms that are named
    python3 run.py check        format, lint, types and layers
    python3 run.py types        the client's types, from the server's messages
    python3 run.py client       the client, from web/, for developing
    python3 run.py faults       the server's long trials: killed, starved, locked out of its database, started again
    python3 run.py pictures     pictures of the running program: for the documentation, and more in build/pictures
    python3 run.py figures      the client measured: what pages weigh, how quickly they answer a touch
    python3 run.py layouts      where everything at a table stands, at five sizes, noted anew for the tests

Everything it makes lies in .boot and .venv beside this file. `.boot/venv` holds the program as it is installed: its
engine compiled, where there is a C compiler. Compiling takes a minute or two, so meanwhile the games are served from
`.boot/venv-interpreted`. `.boot/venv-test` is the program with the tools for testing. `.venv` runs the sources as they
are, for developing. The work is done in boot/. This file keeps to syntax that old Pythons can read, to be able to tell
them that they are too old.
"""

import shutil
import signal
import sys

OLDEST_PYTHON = (3, 11)


def too_old(version):
    """What to tell a Python that is too old; nothing to any other."""
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return None
    needed = ".".join(str(part) for part in OLDEST_PYTHON)
    newer = [name for name in (f"python3.{minor}" for minor in range(20, 10, -1)) if shutil.which(name)]
    hint = f"try: {newer[0]} run.py" if newer else "install a newer one from https://www.python.org/downloads/"
    return f"Stampede needs Python {needed} or newer, and this is {version[0]}.{version[1]}; {hint}"


def main(words):
    sentence = too_old(sys.version_info)
    if sentence:
        sys.stderr.write(f"run.py: {sentence}\n")
        return 1

    # Old Pythons cannot read these.
    from boot.developing import check, client, types, with_browser
    from boot.serving import stampede
    from boot.steps import CannotRun, say
    from boot.testing import faults, test

    try:
        if words[:1] == ["check"]:
            return check()
        if words[:1] == ["test"]:
            return test(words[1:])
        if words == ["faults"]:
            return faults()
        if words == ["types"]:
            return types()
        if words == ["client"]:
            return client()
        if words[:1] in (["pictures"], ["figures"], ["layouts"]):
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
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, interrupt)
    sys.exit(main(sys.argv[1:]))
