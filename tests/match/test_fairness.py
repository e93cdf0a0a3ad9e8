"""Dice that can be checked."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from stampede.core.errors import RecordError
from stampede.core.record import Record, RecordText
from stampede.match.fairness import commitment_to, mixed_key
from stampede.match.referee import Referee, Setup
from stampede.match.seats import SeatPlan
from stampede.match.verify import verify
from stampede.match.words import Words


def finished() -> Record:
    plans = [SeatPlan.human("Ana"), SeatPlan.open(), SeatPlan.bot("random")]
    referee = Referee.open(Setup("primes", plans, contributions={0: "a1b2"}), 0.0)
    committed = referee.table.commitment
    referee.sit(1, "Bo", "c3d4", 1.0)
    referee.start(2.0)
    match = referee.table.match
    assert match is not None
    assert referee.table.commitment == committed
    assert match.key == mixed_key(referee.table.secret, ["a1b2", "c3d4", ""])
    while not referee.table.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        by = "bot" if seat == 2 else "owner"
        referee.act(seat, legal[len(match.moves) % len(legal)], 3.0, by=by)
    record = referee.table.record()
    assert record.fairness is not None
    assert record.fairness["commitment"] == committed
    return record


RECORD = finished()


def proofs(record: Record, language: str = "en") -> list[str]:
    words = Words(None, language)
    return [words.text(proof.key, **proof.facts) for proof in verify(read(record.to_text()))]


def read(text: str) -> RecordText:
    return RecordText(text, "game.json")


def test_an_honest_record_is_accepted_and_says_what_it_proves() -> None:
    proven = proofs(RECORD)
    assert proven[0].startswith(f"All {len(RECORD.moves)} moves are legal")
    assert any("with what Ana and Bo added" in line for line in proven)
    assert RECORD.fairness is not None
    assert any(str(RECORD.fairness["commitment"]) in line for line in proven)
    assert len(proofs(RECORD, "es")) == len(proven)


def test_a_table_to_whose_dice_nobody_added_says_so() -> None:
    referee = Referee.open(Setup("primes", [SeatPlan.bot("random"), SeatPlan.bot("random")]), 0.0)
    referee.start(0.0)
    while not referee.table.over:
        assert referee.table.match is not None
        referee.act(referee.table.match.to_act[0], "pass", 1.0, by="bot")
    assert any("the table alone decided the key" in line for line in proofs(referee.table.record()))


def test_a_record_with_a_given_key_claims_nothing_about_it() -> None:
    record = RecordText(RECORD.to_text(), "game.json").record
    record.fairness = None
    assert any("nothing is proven about how it was chosen" in line for line in proofs(record))


def test_nothing_of_the_dice_is_in_a_record_before_the_end() -> None:
    referee = Referee.open(Setup("primes", [SeatPlan.human("Ana"), SeatPlan.human("Bo")]), 0.0)
    referee.start(0.0)
    record = referee.table.record()
    assert (record.fairness, record.chance) == (None, None)


def changed(change: Callable[[dict[str, object]], None]) -> str:
    """What verifying says of a record that was changed, with its digest made good."""
    document = json.loads(RECORD.to_text())
    change(document)
    del document["digest"]
    forged = RecordText(json.dumps({**document, "digest": ""}), "game.json").record
    with pytest.raises(RecordError) as error:
        verify(read(forged.to_text()))
    return str(error.value)


def test_a_changed_card_is_named() -> None:
    def change(document: dict[str, object]) -> None:
        told = next(told for told in document["chance"] if told["kind"] == "drew")  # type: ignore[attr-defined]
        told["cards"] = ["8[5]" if told["cards"][0] == "9[97]" else "9[97]", *told["cards"][1:]]

    said = changed(change)
    assert "chance" in said
    assert "the key gives" in said


def test_a_changed_action_is_named() -> None:
    index = next(i for i, (_, notation) in enumerate(RECORD.moves) if notation.startswith("run"))

    def change(document: dict[str, object]) -> None:
        document["moves"][index][1] = "trip 100"  # type: ignore[index]

    assert f"move {index + 1}: seat {RECORD.moves[index][0]} cannot play 'trip 100'" in changed(change)


def test_a_legal_action_put_in_the_place_of_another_is_named() -> None:
    index = next(i for i, (_, notation) in enumerate(RECORD.moves) if notation == "pass")

    def change(document: dict[str, object]) -> None:
        document["moves"][index][1] = "stop"  # type: ignore[index]

    assert "cannot play 'stop'" in changed(change)


def test_a_changed_contribution_is_named() -> None:
    def change(document: dict[str, object]) -> None:
        document["fairness"]["contributions"][1] = "c3d5"  # type: ignore[index]

    assert "the secret and the contributions do not give the key" in changed(change)


def test_a_changed_secret_is_named() -> None:
    def change(document: dict[str, object]) -> None:
        document["fairness"]["secret"] = "00" * 32  # type: ignore[index]

    assert "the secret is not the one that the table committed itself to" in changed(change)


def test_a_changed_key_and_a_secret_that_fits_it_are_still_found() -> None:
    """To change secret and commitment together, one would have to change every draw, too."""

    def change(document: dict[str, object]) -> None:
        fairness: dict[str, object] = document["fairness"]  # type: ignore[assignment]
        fairness["secret"] = "11" * 32
        fairness["commitment"] = commitment_to("11" * 32)
        document["key"] = mixed_key("11" * 32, fairness["contributions"]).hex()  # type: ignore[arg-type]

    said = changed(change)
    assert "cannot play" in said or "the key gives" in said


def test_a_cut_off_list_of_chance_is_named() -> None:
    def change(document: dict[str, object]) -> None:
        document["chance"].pop()  # type: ignore[attr-defined]

    assert "chance: ends after" in changed(change)
