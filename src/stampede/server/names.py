"""Names for people who come without one."""

from __future__ import annotations

import secrets
from collections.abc import Collection

# Of people and saints from Pamplona and around. Bots have others.
FRIENDLY = (
    "Aitor",
    "Amaia",
    "Beñat",
    "Blanca",
    "Carmen",
    "Edurne",
    "Fermín",
    "Garazi",
    "Idoia",
    "Íñigo",
    "Javier",
    "Karmele",
    "Lucía",
    "Mikel",
    "Miren",
    "Olaia",
    "Pilar",
    "Ramón",
    "Saioa",
    "Vicente",
)


def friendly_name(taken: Collection[str]) -> str:
    """A name that nobody at the table has."""
    used = {name.casefold() for name in taken}
    free = [name for name in FRIENDLY if name.casefold() not in used]
    return secrets.choice(free or FRIENDLY)
