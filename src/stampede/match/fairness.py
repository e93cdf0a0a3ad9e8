"""Dice that can be checked: the table commits itself to a secret before the first card, every person adds to it.

The key that decides all chance is a hash of the table's secret and of every person's contribution. The hash of the
secret is shown before anybody contributes, so the table cannot choose it afterwards; it does not know the contributions
when it chooses, and no person knows the secret when they contribute. When the game is over all of it is shown.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256

BYTES = 32


@dataclass(frozen=True)
class Fairness:
    """What is revealed when the game is over. All in hexadecimal; contributions by seat, empty for bots."""

    commitment: str
    secret: str
    contributions: list[str]

    def to_json(self) -> dict[str, object]:
        return {"commitment": self.commitment, "secret": self.secret, "contributions": list(self.contributions)}


def new_secret() -> str:
    return secrets.token_hex(BYTES)


def commitment_to(secret: str) -> str:
    """What is shown before the first card."""
    return sha256(b"stampede commitment:" + bytes.fromhex(secret)).hexdigest()


def mixed_key(secret: str, contributions: list[str]) -> bytes:
    """The match key: nobody alone decides it."""
    mixed = sha256(b"stampede dice:" + bytes.fromhex(secret))
    for seat, contribution in enumerate(contributions):
        mixed.update(f":{seat}:".encode() + bytes.fromhex(contribution))
    return mixed.digest()


def is_contribution(text: str) -> bool:
    """At most 64 bytes in hexadecimal."""
    return len(text) <= 128 and len(text) % 2 == 0 and not text.strip("0123456789abcdef")
