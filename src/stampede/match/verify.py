"""Checking a finished record: what it proves, in sentences, or the fault with its line."""

from __future__ import annotations

from stampede.core.record import RecordText
from stampede.match.fairness import commitment_to, mixed_key
from stampede.match.match import replay


def verify(source: RecordText) -> list[str]:
    """What the record proves. A fault raises RecordError with its line.

    The dice are checked before the moves: with another key every move after the first draw would look wrong.
    """
    check_fairness(source)
    match = replay(source)
    record = source.record
    proven = [f"All {len(match.moves)} moves are legal, and they lead to the recorded result."]
    if record.result is None:
        proven[0] = f"All {len(match.moves)} moves are legal; the game is not over."
    drawn = sum(match.drew) + 1
    proven.append(f"The deal and all {drawn - 1} later draws and rolls are those that the key gives.")
    if record.fairness is None:
        proven.append("The key was given (by a seed, or to repeat a deal): nothing is proven about how it was chosen.")
        return proven
    contributions = record.fairness["contributions"]
    assert isinstance(contributions, list)
    people = [name for name, contribution in zip(record.seats, contributions, strict=True) if contribution]
    added = f" and of what {', '.join(people)} added" if people else ""
    proven.append(f"The key is made of the table's secret{added}: nobody alone decided it.")
    proven.append(f"The table was bound to its secret before the first card, by {record.fairness['commitment']}.")
    proven.append("Compare that line with the one your screen showed before the game: this file cannot do it for you.")
    return proven


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
            "fairness", "with that secret the contributions do not give the key: one of them was changed"
        )
