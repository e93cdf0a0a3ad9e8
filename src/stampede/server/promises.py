"""Commitments that are shown before their table exists, so that nobody adds to the dice without having seen one."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

from stampede.match.codes import RefusalCode
from stampede.match.fairness import commitment_to, new_secret
from stampede.match.referee import Declined
from stampede.server.store import Store

KEPT_FOR = 15 * 60.0  # seconds
MOST = 10_000  # the oldest are forgotten first


class Drawer(Protocol):
    """Where secrets are kept, by their commitments."""

    async def put(self, commitment: str, secret: str, now: float) -> None: ...

    async def take(self, commitment: str) -> tuple[str, float]:
        """A secret and since when it has been there, for one caller only; empty if there is none."""


class OwnDrawer:
    """In memory."""

    def __init__(self) -> None:
        self._secrets: OrderedDict[str, tuple[str, float]] = OrderedDict()

    async def put(self, commitment: str, secret: str, now: float) -> None:
        self._secrets[commitment] = (secret, now)
        while len(self._secrets) > MOST:
            self._secrets.popitem(last=False)

    async def take(self, commitment: str) -> tuple[str, float]:
        return self._secrets.pop(commitment, ("", 0.0))


class SharedDrawer:
    """In the database, because the person who was shown a commitment may open the table through another process."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, commitment: str, secret: str, now: float) -> None:
        await self._store.put_promise(commitment, secret, now)

    async def take(self, commitment: str) -> tuple[str, float]:
        return await self._store.take_promise(commitment)


class Promises:
    """Secrets that the server has committed itself to. Each is good for one table: afterwards people know it."""

    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer

    async def make(self, now: float) -> str:
        """A commitment to a new secret."""
        secret = new_secret()
        await self.give_back(secret, now)
        return commitment_to(secret)

    async def redeem(self, commitment: str, contribution: str, now: float) -> str:
        """The secret behind a commitment, for one table; empty if none is asked for.

        Raises Declined if somebody contributes without a commitment, or if it is unknown, used or too old.
        """
        if not commitment:
            if contribution:
                raise Declined(
                    RefusalCode.NO_COMMITMENT, "first ask what the table commits itself to, then add to the dice"
                )
            return ""
        secret, since = await self._drawer.take(commitment)
        if not secret or now - since > KEPT_FOR:
            raise Declined(
                RefusalCode.NO_COMMITMENT, "this commitment is too old, or has been used: ask for another one"
            )
        return secret

    async def give_back(self, secret: str, now: float) -> None:
        """Nobody has learned it: it can still be used."""
        if secret:
            await self._drawer.put(commitment_to(secret), secret, now)
