"""Secrets that open seats, where requests may come from, and how many."""

from __future__ import annotations

import ipaddress
import secrets
from collections import OrderedDict
from collections.abc import Collection
from functools import lru_cache
from hashlib import sha256
from urllib.parse import urlsplit

SECRET_BYTES = 24
ID_BYTES = 9

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def new_secret() -> str:
    """For a link or a cookie; impossible to guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """Public, but impossible to enumerate."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "a").replace("_", "b")


def hashed(secret: str) -> str:
    """What is stored. A secret with that many random bits needs no slow hash."""
    return sha256(b"stampede seat:" + secret.encode()).hexdigest()


def cookie_name(table_id: str, seat: int) -> str:
    return f"seat_{table_id}_{seat}"


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from our own pages, or (without an origin) from a program."""
    if origin is None:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()
    except ValueError:  # not a URL
        return False


LOOPBACK = ("localhost", "127.0.0.1", "::1")


def host_in(header: str | None) -> str:
    """The name in a `Host` header, without its port."""
    try:
        return (urlsplit(f"//{header}").hostname or "").rstrip(".") if header else ""
    except ValueError:
        return ""


def is_our_host(host: str, here: str, allowed: Collection[str]) -> bool:
    """Whether a request for that host is meant for us: this machine, the address it came in by, or an allowed name.

    A page of another site can make its own name lead to our address, and would then share our origin.
    """
    return bool(host) and (host in LOOPBACK or host.endswith(".localhost") or host == here or host in allowed)


@lru_cache(maxsize=10_000)
def household_of(address: str) -> str:
    """What an address counts as: people with an IPv6 address have a network of 2⁶⁴ of them, and can come from any."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


class Allowance:
    """A token bucket for each of many keys. The keys that have gone unused longest are forgotten."""

    def __init__(self, burst: float, per_second: float, most_keys: int = 10_000) -> None:
        self.burst = burst
        self.per_second = per_second
        self.most_keys = most_keys
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Takes a token from the key's bucket; False if it is empty."""
        tokens, since = self._buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.per_second)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if allowed else tokens, now)
        if len(self._buckets) > self.most_keys:
            self._buckets.popitem(last=False)
        return allowed
