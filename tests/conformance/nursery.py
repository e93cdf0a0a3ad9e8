"""A process that has imported what all trials of mutants need, and forks for each of them: most of a trial is imports.

It is started in a copy of the house, reads a trial a line (JSON: the arguments for pytest, and the mutated file), and
answers with a line (JSON: pytest's exit code, and the end of what it said).
"""

from __future__ import annotations

import gc
import json
import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path

import pytest

# What most tests of a room import, but nothing of a room: a trial must import the mutated file itself.
IMPORTED = ("stampede.bots.judging", "stampede.core.record", "stampede.core.registry", "stampede.match.match")
USAGE_ERROR = 4
MOST_OUTPUT = 6000


def answer(arguments: list[str], mutated: str) -> dict[str, object]:
    if mutated in {str(getattr(module, "__file__", None)) for module in list(sys.modules.values())}:
        return {"code": USAGE_ERROR, "output": f"{mutated} was imported before it was mutated"}
    with tempfile.TemporaryFile() as output:
        child = os.fork()
        if child == 0:
            for stream in (1, 2):
                os.dup2(output.fileno(), stream)
            code = int(pytest.main(arguments))
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
        _, status = os.waitpid(child, 0)
        output.seek(0)
        said = output.read().decode("utf-8", "replace")
    return {"code": os.waitstatus_to_exitcode(status), "output": said[-MOST_OUTPUT:]}


if __name__ == "__main__":
    sys.dont_write_bytecode = True  # the file is mutated again and again, and what was compiled would be stale
    sys.path.remove(str(Path(__file__).parent))  # pytest adds the folders that tests are imported from
    for name in IMPORTED:
        import_module(name)
    gc.freeze()  # pytest collects garbage at the end of every trial: what is here already is not looked through
    for line in sys.stdin:
        trial = json.loads(line)
        print(json.dumps(answer(trial["arguments"], trial["mutated"])), flush=True)
