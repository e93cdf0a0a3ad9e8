"""A learner that plays against itself: policy gradients on a thousand games at once, in JAX.

    pip install 'stampede[rl]' jax optax
    python examples/learner.py --minutes 10 --out street.npz
    cd examples && LEARNED=street.npz stampede arena street --seats 2 --bots learner:Learned,random --games 200

Each round plays a stretch of all games, works out how much better every choice turned out than expected, and makes the
better ones likelier (PPO). To play, the network needs numpy alone.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from stampede.bots.bot import Bot
from stampede.core.observation import observation_buffer, size_of
from stampede.core.registry import find_game
from stampede.lab.vector import VectorEnv

STRETCH = 64  # steps of every game in a round
HIDDEN = 128
REST = 50  # so close to the goal every kilometre counts
DISCOUNT, TRACE = 0.99, 0.95  # how much later rewards count, or it would rather wait than risk; how far they are traced
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, PARTS, RATE = 2, 8, 1e-3
NO = -1e9


class Encoder:
    """An observation as switches, one for each meaning of a code, and small numbers; in street also the way to go."""

    def __init__(self, fields: list) -> None:
        switches, self.numbers, self.scales, where, at = [], [], [], {}, 0
        for field in fields:
            where[field.name] = at
            for place in range(at, at + field.length):
                if field.is_code:
                    switches += [(place, value) for value in range(1, field.high + 1)]
                else:
                    self.numbers.append(place)
                    self.scales.append(100 if field.high > 100 else max(1, min(field.high, 4)))
            at += field.length
        self.places = np.array([place for place, _ in switches], int)
        self.values = np.array([value for _, value in switches], np.int16)
        self.rest = (where["goal +0"], where["km +0"]) if "goal +0" in where else (0, 0)
        self.size = len(self.numbers) + len(switches) + REST

    def __call__(self, observations: np.ndarray) -> np.ndarray:
        numbers = observations[:, self.numbers] / np.array(self.scales, np.float32)
        rest = (observations[:, self.rest[0]] - observations[:, self.rest[1]])[:, None] == np.arange(REST)
        return np.concatenate([numbers, observations[:, self.places] == self.values, rest], 1).astype(np.float32)


def new_weights(inputs: int, actions: int, seed: int) -> dict[str, np.ndarray]:
    random = np.random.default_rng(seed)
    shapes = {"1": (inputs, HIDDEN), "2": (HIDDEN, HIDDEN), "policy": (HIDDEN, actions), "value": (HIDDEN, 1)}
    weights = {}
    for name, shape in shapes.items():
        scale = np.sqrt(2 / shape[0]) * (0.01 if name == "policy" else 1)
        weights["w" + name] = (random.standard_normal(shape) * scale).astype(np.float32)
        weights["b" + name] = np.zeros(shape[1], np.float32)
    return weights


def network(weights: Any, inputs: Any, masks: Any, xp: Any = np) -> tuple[Any, Any]:
    """The logits of all actions, and how well the seat is expected to do; `xp` is numpy, or JAX's."""
    layer = xp.maximum(inputs @ weights["w1"] + weights["b1"], 0)
    layer = xp.maximum(layer @ weights["w2"] + weights["b2"], 0)
    logits = xp.where(masks, layer @ weights["wpolicy"] + weights["bpolicy"], NO)
    return logits, xp.tanh(layer @ weights["wvalue"] + weights["bvalue"])[..., 0]


class Stretch(NamedTuple):
    """What happened in a stretch of all games, by step and game."""

    inputs: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    logs: np.ndarray  # of the probabilities they were chosen with
    values: np.ndarray
    seats: np.ndarray
    rewards: np.ndarray  # by step, game and seat
    ended: np.ndarray
    last: np.ndarray  # by game and seat: what is expected after the stretch


def play(env: VectorEnv, encode: Encoder, act: Any, random: np.random.Generator, steps: int) -> Stretch:
    rows: list[tuple[np.ndarray, ...]] = []
    for _ in range(steps):
        inputs, masks, seats = encode(env.observations), env.masks.copy(), env.seats_to_act.copy()
        logits, values = (np.asarray(part) for part in act(inputs, masks))
        actions = (logits + random.gumbel(size=logits.shape)).argmax(1)  # chosen with the probabilities of the policy
        logs = logits - np.logaddexp.reduce(logits, 1, keepdims=True)
        env.step(actions)
        chosen = np.take_along_axis(logs, actions[:, None], 1)[:, 0]
        rows.append((inputs, masks, actions, chosen, values, seats, env.rewards.copy(), env.ended.copy()))
    last = np.zeros((env.games, env.seats))
    expected = np.asarray(act(encode(env.observations), env.masks)[1])
    last -= expected[:, None] / max(1, env.seats - 1)  # what one seat expects, the others lack
    last[np.arange(env.games), env.seats_to_act] = expected
    return Stretch(*(np.stack(part) for part in zip(*rows, strict=True)), last)


def advantages(stretch: Stretch) -> tuple[np.ndarray, np.ndarray]:
    """How much better each choice turned out than its seat expected, and what it should have expected."""
    games = np.arange(stretch.actions.shape[1])
    ahead, trace, owed = stretch.last.copy(), np.zeros_like(stretch.last), np.zeros_like(stretch.last)
    better = np.zeros_like(stretch.values)
    for step in reversed(range(len(better))):
        over = stretch.ended[step][:, None]
        ahead, trace = np.where(over, 0, ahead), np.where(over, 0, trace)
        owed = np.where(over, stretch.rewards[step], owed)
        seats = stretch.seats[step]
        surprise = owed[games, seats] + DISCOUNT * ahead[games, seats] - stretch.values[step]
        better[step] = surprise + DISCOUNT * TRACE * trace[games, seats]
        ahead[games, seats], trace[games, seats], owed[games, seats] = stretch.values[step], better[step], 0
    return better, better + stretch.values


def train(game: str, games: int, minutes: float, seed: int, out: Path, rounds: int = 1 << 30) -> None:
    import jax
    import jax.numpy as jnp
    import optax

    env = VectorEnv(game, seats=2, games=games, seed=seed)
    encode, random = Encoder(env.fields), np.random.default_rng(seed)
    weights = jax.tree.map(jnp.asarray, new_weights(encode.size, len(env.game.actions), seed))
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))
    memory = optimizer.init(weights)
    act = jax.jit(lambda weights, inputs, masks: network(weights, inputs, masks, jnp))

    def loss(weights: Any, inputs: Any, masks: Any, actions: Any, logs: Any, better: Any, targets: Any) -> Any:
        logits, values = network(weights, inputs, masks, jnp)
        logits = jax.nn.log_softmax(logits)
        ratio = jnp.exp(jnp.take_along_axis(logits, actions[:, None], 1)[:, 0] - logs)
        gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better).mean()
        entropy = -jnp.where(masks, jnp.exp(logits) * logits, 0).sum(1).mean()
        return VALUE * ((values - targets) ** 2).mean() - gain - ENTROPY * entropy

    @jax.jit
    def improve(weights: Any, memory: Any, *batch: Any) -> tuple[Any, Any]:
        updates, memory = optimizer.update(jax.grad(loss)(weights, *batch), memory)
        return optax.apply_updates(weights, updates), memory

    began, told = time.process_time(), 0.0
    for turn in range(rounds):
        stretch = play(env, encode, lambda inputs, masks: act(weights, inputs, masks), random, STRETCH)  # noqa: B023
        better, targets = advantages(stretch)
        better = (better - better.mean()) / (better.std() + 1e-6)
        parts = [stretch.inputs, stretch.masks, stretch.actions, stretch.logs, better, targets]
        flat = [part.reshape(-1, *part.shape[2:]) for part in parts]
        for _ in range(EPOCHS):
            for chosen in np.split(random.permutation(len(flat[0])), PARTS):
                weights, memory = improve(weights, memory, *(part[chosen] for part in flat))
        spent = (time.process_time() - began) / 60
        if spent - told > 0.5 or spent > minutes or turn == rounds - 1:
            told = spent
            np.savez(out, **{name: np.asarray(part) for name, part in weights.items()})
            played = f"{(turn + 1) * STRETCH * games:,} decisions, {stretch.ended.sum()} games ended"
            print(f"{spent:.1f} minutes, {played}", flush=True)
        if spent > minutes:
            return


class Learned(Bot):
    """Plays what the network thinks best. Any position sampled from a view gives the observation of that view."""

    def __init__(self) -> None:
        file = os.environ.get("LEARNED", "learned.npz")
        if not Path(file).is_file():
            raise FileNotFoundError(f"there is no {file}: train it with learner.py --out, and name it in LEARNED")
        self.weights = dict(np.load(file))

    def choose(self, game: Any, view: Any, seat: int, legal: list[int], rng: Any) -> int:
        fields = game.observation(len(view.players))
        out = observation_buffer(size_of(fields))
        game.belief(view).sample(rng).observe(seat, out, 0)
        masks = np.zeros((1, len(game.actions)), bool)
        masks[0, legal] = True
        logits, _ = network(self.weights, Encoder(fields)(np.frombuffer(memoryview(out), np.int16)[None]), masks)
        return int(logits.argmax())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="street")
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--minutes", type=float, default=10, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned.npz"))
    asked = parser.parse_args()
    find_game(asked.game)
    train(asked.game, asked.games, asked.minutes, asked.seed, asked.out)
