"""Checking a finished record: what it proves, or what is wrong and on which line."""

from __future__ import annotations

from dataclasses import dataclass, field

from stampede.core.events import Fact
from stampede.core.record import RecordText
from stampede.match.fairness import commitment_to, mixed_key
from stampede.match.match import replay


@dataclass(frozen=True)
class Proof:
    """Something that a record proves or cannot prove: a text key `proof-…` with its facts."""

    key: str
    facts: dict[str, Fact] = field(default_factory=dict)


def verify(source: RecordText) -> list[Proof]:
    """What the record proves. Raises RecordError with the line if something is wrong.

    The dice are checked before the moves: with a wrong key, every move after the first draw would look wrong.
    """
    check_fairness(source)
    match = replay(source)
    record = source.record
    proven = [
        Proof("proof-moves" if record.result is not None else "proof-moves-so-far", {"moves": len(match.moves)}),
        Proof("proof-chance", {"draws": sum(match.drew)}),
    ]
    if record.fairness is None:
        known = [Proof("proof-known-deal")] if record.known_deal else []
        return [*proven, *known, Proof("proof-given-key")]
    contributions = record.fairness["contributions"]
    assert isinstance(contributions, list)
    people = [name for name, contribution in zip(record.seats, contributions, strict=True) if contribution]
    return [
        *proven,
        Proof("proof-mixed-key", {"people": people}) if people else Proof("proof-table-alone"),
        Proof("proof-commitment", {"commitment": str(record.fairness["commitment"])}),
        Proof("proof-compare"),
    ]


def check_fairness(source: RecordText) -> None:
    fairness = source.record.fairness
    if fairness is None:
        return
    secret, contributions = str(fairness["secret"]), fairness["contributions"]
    assert isinstance(contributions, list)
    if commitment_to(secret) != fairness["commitment"]:
        raise source.key_error("fairness", "the secret is not the one that the table committed itself to")
    if mixed_key(secret, [str(part) for part in contributions]).hex() != source.record.key:
        raise source.key_error(
            "fairness", "the secret and the contributions do not give the key: one of them was changed"
        )
