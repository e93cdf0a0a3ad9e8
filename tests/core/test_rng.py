"""Chance is pinned: the same on every platform, version and engine."""

from __future__ import annotations

from ctypes import c_uint32
from hashlib import sha256

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.rng import Rng, derive_key


class PlainSfc32:
    """The published algorithm, written with the machine's own 32-bit words."""

    def __init__(self, material: bytes) -> None:
        digest = sha256(material).digest()
        self.a, self.b, self.c = (c_uint32(int.from_bytes(digest[i : i + 4], "little")) for i in (0, 4, 8))
        self.counter = c_uint32(1)
        for _ in range(12):
            self.word()

    def word(self) -> int:
        result = c_uint32(self.a.value + self.b.value + self.counter.value)
        self.counter = c_uint32(self.counter.value + 1)
        self.a = c_uint32(self.b.value ^ (self.b.value >> 9))
        self.b = c_uint32(self.c.value + (self.c.value << 3))
        self.c = c_uint32(c_uint32((self.c.value << 21) | (self.c.value >> 11)).value + result.value)
        return result.value


def test_words_are_those_of_sfc32() -> None:
    rng, plain = Rng.keyed(b"key"), PlainSfc32(b"key")
    assert [rng.word() for _ in range(2000)] == [plain.word() for _ in range(2000)]


def test_vectors() -> None:
    """Written down once; a record of today must play the same in ten years."""
    rng = Rng.keyed(b"stampede")
    assert [rng.word() for _ in range(4)] == VECTOR_WORDS
    rng.begin(0)
    assert [rng.below(6) + 1 for _ in range(12)] == VECTOR_DICE
    rng.begin(1)
    assert [rng.below(1_000_000) for _ in range(4)] == VECTOR_MILLIONS
    assert derive_key("match", 7).hex() == VECTOR_KEY


def test_an_event_starts_afresh_whatever_was_drawn_before() -> None:
    rng = Rng.keyed(b"key")
    rng.begin(5)
    first = [rng.below(100) for _ in range(8)]
    rng.begin(4)
    for _ in range(50):
        rng.below(3)
    rng.begin(5)
    assert [rng.below(100) for _ in range(8)] == first
    rng.begin(6)
    assert [rng.below(100) for _ in range(8)] != first


def test_a_free_stream_does_not_restart() -> None:
    rng = Rng.free(1)
    first = [rng.below(1000) for _ in range(8)]
    rng.begin(0)
    assert [rng.below(1000) for _ in range(8)] != first
    assert [Rng.free(1).below(1000) for _ in range(1)] == first[:1]


def test_streams_in_step_have_the_same_luck_again_after_they_parted() -> None:
    rng = Rng.free(1)
    drawn = []
    for cards in (1, 7):
        rng.keep_in_step(1, 2, 3)
        rng.begin(0)
        for _ in range(cards):
            rng.below(1000)
        rng.begin(1)
        drawn.append([rng.below(1000) for _ in range(8)])
        rng.begin(2)
        drawn.append([rng.below(1000) for _ in range(8)])
    assert drawn[0] == drawn[2]
    assert drawn[1] == drawn[3]
    assert drawn[0] != drawn[1]


def test_below_is_even_for_awkward_numbers() -> None:
    rng = Rng.free("even")
    for n in (1, 2, 3, 6, 7, 100):
        draws = 600 * n
        counts = [0] * n
        for _ in range(draws):
            counts[rng.below(n)] += 1
        assert all(abs(count - 600) < 6 * 600**0.5 for count in counts)


def test_below_holds_for_the_largest_number() -> None:
    """The largest n that is allowed: still in range, still even."""
    rng = Rng.free("large")
    n = (1 << 30) - 1
    assert all(0 <= rng.below(n) < n for _ in range(1000))
    assert sum(rng.below(n) < n // 2 for _ in range(4000)) in range(1800, 2200)


def test_shuffle_keeps_everything_and_reaches_every_order() -> None:
    rng = Rng.free("shuffle")
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        items = vec[i64]([1, 2, 3, 4])
        rng.shuffle(items)
        order = tuple(items)
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 24
    assert all(sorted(order) == [1, 2, 3, 4] for order in seen)
    assert all(40 < count < 170 for count in seen.values())


VECTOR_WORDS = [1361996463, 2047421633, 1002892789, 3255749607]
VECTOR_DICE = [6, 5, 6, 6, 2, 3, 6, 3, 3, 5, 5, 3]
VECTOR_MILLIONS = [904341, 195467, 327105, 782249]
VECTOR_KEY = "f6ca520abaf8b4e2ae411526ff9789bfb079c9417a172fe4c993d32c34690f5a"


@pytest.mark.parametrize("n", [0, -1, 2**30, 2**32, 2**40])
def test_a_range_it_cannot_draw_from_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match=f"below {n} "):
        Rng.free(1).below(n)


def test_the_widest_range_is_drawn_from() -> None:
    assert 0 <= Rng.free(1).below(2**30 - 1) < 2**30 - 1


def test_a_chance_event_counts_itself() -> None:
    assert Rng.keyed(b"key").begin(7) == 8
