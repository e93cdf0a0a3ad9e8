"""Bots that somebody brings along: `module:Class`, found from the current folder.

A guest plays in a process of its own, so that one that hangs or dies can be replaced. It gets the game, the view, the
seat, the legal actions and a seeded generator, like every bot. Where it crashes, answers with something that is not
legal or takes too long, that is noted, and `steady` decides instead.
"""

from __future__ import annotations

import importlib
import inspect
import multiprocessing
import os
import re
import signal
import sys
import threading
import time
import traceback
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import sha256
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from operator import index
from pathlib import Path
from types import ModuleType

from stampede.bots.bot import Bot
from stampede.bots.judging import WeighingBot
from stampede.bots.levels import UnknownBot, find_bot
from stampede.core.data import read_toml
from stampede.core.errors import StampedeError
from stampede.core.game import Game
from stampede.core.registry import load_game
from stampede.core.rng import Rng

FALLBACK = "steady"
PATIENCE = 10.0  # seconds for a decision
TIME_TO_LOAD = 120.0  # seconds; a guest may have a network to read
LOST_A_GAME = 3  # processes; then the rest of the game is played without the guest
LONGEST_DETAIL = 200
CRASHED, ILLEGAL, TIMEOUT = "crashed", "illegal", "timeout"
SAID = {CRASHED: "crashed", ILLEGAL: "chose something illegal", TIMEOUT: "took too long"}
NAME = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class GuestError(StampedeError):
    """A bot that cannot be brought along; says what to do."""


@dataclass(frozen=True)
class Fault:
    """What a guest did wrong in one decision."""

    bot: str
    kind: str
    seat: int
    detail: str
    game: int = 0  # its number in the series

    def to_json(self) -> dict[str, object]:
        return asdict(self)


@dataclass(frozen=True)
class Answer:
    """Of a guest's process: an action, or what went wrong."""

    fault: str  # its kind; empty if there is an action
    detail: str
    seconds: float
    action: int = -1


def is_guest(name: str) -> bool:
    return ":" in name and not is_weights(name)


def is_weights(name: str) -> bool:
    """Whether a bot is named by a file: the judgement, with the weights of another judgement.toml."""
    return name.endswith(".toml")


def find_player(name: str, scale: float = 1.0, patience: float = PATIENCE, components: Path | None = None) -> Bot:
    """A level by its name, the judgement with weights from a file, or a guest, thinking `scale` times as much as usual.

    Only for names that the person at this machine gave: finding a guest runs its module.
    """
    if is_guest(name):
        guest_class(name)
        return Guest(name, scale, patience, components)
    if is_weights(name):
        return WeighingBot(name, read_toml(Path(name)))
    try:
        bot = find_bot(name)
    except UnknownBot as error:
        said = str(error)
        raise UnknownBot(
            said if said.endswith("?") else f"{said}; a bot of your own is module:Class, or a judgement.toml"
        ) from None
    return bot if scale == 1.0 else bot.scaled(scale)


def guest_class(name: str) -> type[Bot]:
    """The class of a guest; imports its module, from the current folder or from what is installed."""
    if not NAME.fullmatch(name):
        raise GuestError(f"{name!r} is no bot: write module:Class, as in mybot:MyBot for class MyBot in mybot.py")
    module_name, _, class_name = name.partition(":")
    module = _import(name, module_name)
    found = getattr(module, class_name, None)
    if found is None:
        own = [
            key
            for key, value in vars(module).items()
            if inspect.isclass(value) and issubclass(value, Bot) and value.__module__ == module_name
        ]
        hint = f"it has {', '.join(own)}" if own else "it has no bots; write class MyBot(Bot)"
        raise GuestError(f"{name}: {module.__file__ or module_name} has no {class_name}; {hint}")
    if not (inspect.isclass(found) and issubclass(found, Bot)):
        raise GuestError(f"{name} is not a bot: write class {class_name}(Bot), with Bot from stampede.bots.bot")
    if found.choose is Bot.choose:
        raise GuestError(f"{name} cannot play: give it choose(self, game, view, seat, legal, rng)")
    return found


def _import(name: str, module_name: str) -> ModuleType:
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.insert(0, folder)
    importlib.invalidate_caches()
    try:
        return importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        missing = error.name or module_name
        if module_name == missing or module_name.startswith(f"{missing}."):
            file = module_name.replace(".", "/")
            raise GuestError(
                f"{name}: there is no module {missing} in {folder}; start stampede in the folder of {file}.py"
            ) from None
        raise GuestError(f"{name}: its module needs {missing}, which is not installed here: pip install it") from error
    except Exception as error:
        where = _where(error)
        raise GuestError(f"{name}: its module cannot be imported: {type(error).__name__}: {error}{where}") from error


def _where(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if "importlib" not in frame.filename and frame.filename != __file__]
    return f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""


def guest_digest(name: str) -> str:
    """Of the file that a guest is written in: a changed bot is another bot."""
    file = inspect.getsourcefile(guest_class(name))
    return sha256(Path(file).read_bytes()).hexdigest() if file else ""


class Guest(Bot):
    """A guest as the rest of the program sees it: a bot that always answers."""

    def __init__(self, name: str, scale: float, patience: float, components: Path | None) -> None:
        self.title = name
        self.scale = scale
        self.patience = patience
        self.components = components
        self.faults: list[Fault] = []
        self.lost = 0  # how often its process had to be ended, or ended by itself, in this game
        self.seconds = 0.0  # for its last decision, without the way there and back; 0 if it made none
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def name(self) -> str:
        return self.title

    def new_game(self) -> None:
        self.lost = 0

    def take_faults(self) -> list[Fault]:
        """The faults since the last call."""
        faults, self.faults = self.faults, []
        return faults

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        seed = f"{rng.word()} {rng.word()}"
        self.seconds = 0.0
        if self.lost < LOST_A_GAME:
            answer = self._ask(game, view, seat, legal, seed)
            self.seconds = answer.seconds
            if answer.fault == "" and answer.action in legal:
                return answer.action
            kind = answer.fault or ILLEGAL
            detail = answer.detail or f"{answer.action} is not one of its {len(legal)} legal actions"
            self.lost += self._line is None
            self.faults.append(Fault(self.title, kind, seat, detail[:LONGEST_DETAIL]))
        return find_bot(FALLBACK).choose(game, view, seat, legal, rng)

    def _ask(self, game: Game, view: object, seat: int, legal: list[int], seed: str) -> Answer:
        began = time.perf_counter()
        try:
            if self._line is None:
                self._line = self._start(game.id)
            self._line.send((view, seat, legal, seed))
            if not self._line.poll(self.patience):
                self.close()
                return Answer(TIMEOUT, f"no answer within {self.patience:g} s", self.patience)
            given: Answer = self._line.recv()
            return given
        except (EOFError, OSError):
            code = self.close()
            detail = f"its process ended{'' if code is None else f' with code {code}'}"
            return Answer(CRASHED, detail, time.perf_counter() - began)

    def _start(self, game: str) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        asked = (theirs, self.title, self.scale, game, self.components)
        process = context.Process(target=host, args=asked, daemon=True)
        process.start()
        theirs.close()
        self._process = process
        if not ours.poll(TIME_TO_LOAD):
            self.close()
            raise GuestError(f"{self.title} was not ready to play within {TIME_TO_LOAD:g} s")
        try:
            trouble = ours.recv()
        except EOFError:
            trouble = "its process ended at once"
        if trouble:
            self.close()
            raise GuestError(f"{self.title} cannot play: {trouble}")
        return ours

    def close(self) -> int | None:
        """Ends its process; the next question starts another. The code is that of one that ended by itself."""
        code = None
        if self._process is not None:
            self._process.join(0.2)
            code = self._process.exitcode
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        if self._line is not None:
            self._line.close()
            self._line = None
        return code


def host(line: Connection, name: str, scale: float, game: str, components: Path | None) -> None:
    """In the guest's own process: answers questions until nobody asks any more. Loading is not its thinking time."""
    end_with_parent()
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what a bot prints must not get into a document
    try:
        bot = guest_class(name)()
        bot = bot if scale == 1.0 else bot.scaled(scale)
    except Exception as error:
        line.send(str(error) if isinstance(error, StampedeError) else f"{type(error).__name__}: {error}{_where(error)}")
        return
    loaded = load_game(game, components)
    with suppress(EOFError, OSError):
        line.send("")
        while True:
            line.send(answer(bot, loaded, *line.recv()))


def answer(bot: Bot, game: Game, view: object, seat: int, legal: list[int], seed: str) -> Answer:
    rng = Rng.free(seed)
    began = time.perf_counter()
    try:
        action: object = bot.choose(game, view, seat, legal, rng)
    except Exception as error:
        detail = f"{type(error).__name__}: {error}{_where(error)}"
        return Answer(CRASHED, detail, time.perf_counter() - began)
    seconds = time.perf_counter() - began
    try:
        return Answer("", "", seconds, index(action))  # type: ignore[arg-type]
    except TypeError:
        return Answer(ILLEGAL, f"{action!r} is not the number of an action", seconds)


def end_with_parent() -> None:
    """Ends this process when its parent dies. A killed parent tells nobody."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def sum_up(faults: list[Fault], seed: int | None = None) -> list[str]:
    """A sentence for each guest and each kind of fault: how often, where first, and what it was."""
    sentences = []
    for bot, kind in dict.fromkeys((fault.bot, fault.kind) for fault in faults):
        alike = [fault for fault in faults if fault.bot == bot and fault.kind == kind]
        first = min(alike, key=lambda fault: fault.game)
        games = len({fault.game for fault in alike})
        where = f"game {first.game}{'' if seed is None else f' of seed {seed}'}, seat {first.seat + 1}"
        often = f"{len(alike)} {'time' if len(alike) == 1 else 'times'} in {games} {'game' if games == 1 else 'games'}"
        sentences.append(f"{bot} {SAID[kind]} {often}, first in {where}: {first.detail}; {FALLBACK} decided instead")
    return sentences
