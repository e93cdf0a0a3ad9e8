"""Dice that can be checked: the table commits itself to a secret, and then every person adds to it.

The key that decides all chance is a hash of the table's secret and every person's contribution. The hash of the secret
is shown before anybody contributes, so the table cannot change it afterwards. It does not know the contributions when
it chooses the secret, and nobody knows the secret when they contribute. Once the game is over, everything is shown.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256

BYTES = 32


@dataclass(frozen=True)
class Fairness:
    """What is revealed once the game is over, all in hexadecimal. Contributions are by seat, empty for bots."""

    commitment: str
    secret: str
    contributions: list[str]

    def to_json(self) -> dict[str, object]:
        return {"commitment": self.commitment, "secret": self.secret, "contributions": list(self.contributions)}


def new_secret() -> str:
    return secrets.token_hex(BYTES)


def commitment_to(secret: str) -> str:
    """What is shown before the deal."""
    return sha256(b"stampede commitment:" + bytes.fromhex(secret)).hexdigest()


def mixed_key(secret: str, contributions: list[str]) -> bytes:
    """The match key, which nobody decides alone."""
    mixed = sha256(b"stampede dice:" + bytes.fromhex(secret))
    for seat, contribution in enumerate(contributions):
        mixed.update(f":{seat}:".encode() + bytes.fromhex(contribution))
    return mixed.digest()


def is_contribution(text: str) -> bool:
    """At most 64 bytes in hexadecimal."""
    return len(text) <= 128 and len(text) % 2 == 0 and not text.strip("0123456789abcdef")
