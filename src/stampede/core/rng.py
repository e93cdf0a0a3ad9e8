"""Chance: our own small generator, the same compiled and interpreted, on every platform and version.

It is sfc32 (Chris Doty-Humphrey's small fast counting generator) in masked 32-bit words. A keyed generator is reseeded
for every chance event with SHA-256 of the match key and the number of the event, so dice do not depend on undo, on bots
standing in or on the order of independent moves, and nobody can read the future from a position.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
SETTLING_ROUNDS: Final = 12
STRIDE: Final[i64] = 0x9E3779B9  # between the words of neighbouring events
WIDEST: Final[i64] = 2**30 - 1  # the most that `below` draws from


class ChanceReached(Exception):  # noqa: N818 - not an error: a draft ends here
    """A chance event came up while trying out actions."""


class Rng:
    """Uniform integers. `Rng.keyed(key)` for a match, `Rng.free(seed)` for playouts, bots and measurements."""

    def __init__(self, key: bytes, keyed: bool) -> None:
        self.key = key
        self.is_keyed = keyed
        self.is_barred = False
        self.is_in_step = False
        self.first: i64 = 0  # the words of a stream that keeps in step
        self.second: i64 = 0
        self.third: i64 = 0
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 0
        self.seed(key)

    @staticmethod
    def keyed(key: bytes) -> Rng:
        """Chance of a match: every event restarts the stream from (key, event)."""
        return Rng(key, True)

    @staticmethod
    def free(seed: object) -> Rng:
        """One endless stream from a seed; events do not restart it."""
        return Rng(derive_key("free", seed), False)

    @staticmethod
    def barred() -> Rng:
        """For trying out actions: raises ChanceReached when a chance event begins."""
        rng = Rng(b"", True)
        rng.is_barred = True
        return rng

    def begin(self, events: i64) -> i64:
        """Starts a chance event. Takes the number of events so far, and returns the new number."""
        if self.is_barred:
            raise ChanceReached
        if self.is_keyed:
            self.seed(self.key + str(events).encode())
        elif self.is_in_step:
            self.restart((self.first + events * STRIDE) & MASK, self.second, self.third)
        return events + 1

    def seed(self, material: bytes) -> None:
        digest = sha256(material).digest()
        self.restart(
            int.from_bytes(digest[0:4], "little"),
            int.from_bytes(digest[4:8], "little"),
            int.from_bytes(digest[8:12], "little"),
        )

    def restart(self, a: i64, b: i64, c: i64) -> None:
        """The stream from three words: what was drawn after them once is drawn again."""
        self.a = a
        self.b = b
        self.c = c
        self.counter = 1
        for _ in range(SETTLING_ROUNDS):
            self.word()

    def keep_in_step(self, a: i64, b: i64, c: i64) -> None:
        """From three words, and again with every event: what one event draws doesn't change what the next ones do.

        So two games that part, and draw different numbers of cards, still have the same luck later on.
        """
        self.is_in_step = True
        self.first = a
        self.second = b
        self.third = c
        self.restart(a, b, c)

    def word(self) -> i64:
        """The next 32 bits."""
        result = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + result & MASK
        return result

    def below(self, n: i64) -> i64:
        """A uniform integer in 0..n-1, without bias (Lemire's multiplication with rejection); 1 <= n <= WIDEST."""
        if n < 1 or n > WIDEST:
            raise out_of_bounds(n)
        product = self.word() * n
        low = product & MASK
        if low < n:
            floor = (MASK + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """In place, every order equally likely."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


def out_of_bounds(n: i64) -> ValueError:
    """Apart from `below`, which stays small enough to be inlined."""
    return ValueError(f"a random number below {n} cannot be drawn: it must be from 1 to {WIDEST}")


def derive_key(*parts: object) -> bytes:
    """A 32-byte key from anything with a stable text: seeds, indices, names."""
    return sha256("\x1f".join(["stampede", *[str(part) for part in parts]]).encode()).digest()
