"""Commitments that are shown before their table exists, so that nobody adds to the dice without having seen one."""

from __future__ import annotations

from collections import OrderedDict

from stampede.match.fairness import commitment_to, new_secret
from stampede.match.referee import Declined

KEPT_FOR = 15 * 60.0  # seconds
MOST = 10_000  # the oldest are forgotten first


class Promises:
    """Secrets that the server has committed itself to. Each is good for one table: afterwards people know it."""

    def __init__(self) -> None:
        self._secrets: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def make(self, now: float) -> str:
        """A commitment to a new secret."""
        secret = new_secret()
        self.give_back(secret, now)
        return commitment_to(secret)

    def redeem(self, commitment: str, contribution: str, now: float) -> str:
        """The secret behind a commitment, for one table; empty if none is asked for.

        Raises Declined if somebody contributes without a commitment, or if it is unknown, used or too old.
        """
        if not commitment:
            if contribution:
                raise Declined("no-commitment", "first ask what the table commits itself to, then add to the dice")
            return ""
        secret, since = self._secrets.pop(commitment, ("", 0.0))
        if not secret or now - since > KEPT_FOR:
            raise Declined("no-commitment", "this commitment is too old, or has been used: ask for another one")
        return secret

    def give_back(self, secret: str, now: float) -> None:
        """Nobody has learned it: it can still be used."""
        if secret:
            self._secrets[commitment_to(secret)] = (secret, now)
            while len(self._secrets) > MOST:
                self._secrets.popitem(last=False)
