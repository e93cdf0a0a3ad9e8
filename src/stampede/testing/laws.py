"""All laws by name. Read them in `laws_of_…` and `recall`: a function each."""

from __future__ import annotations

from stampede.testing import laws_of_play, laws_of_secrets, laws_of_the_house, laws_of_tutorials, recall
from stampede.testing.law import HouseLaw, LawBroken, PlayLaw

PLAY_LAWS: dict[str, PlayLaw] = {
    law.name: law
    for room in (laws_of_play, laws_of_secrets, recall, laws_of_the_house)
    for law in vars(room).values()
    if isinstance(law, PlayLaw)
}
HOUSE_LAWS: dict[str, HouseLaw] = {
    law.name: law
    for room in (laws_of_the_house, laws_of_tutorials)
    for law in vars(room).values()
    if isinstance(law, HouseLaw)
}

__all__ = ["HOUSE_LAWS", "PLAY_LAWS", "LawBroken"]
