"""Tables of actions, options, and files of components."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampede.core.actions import ActionTable
from stampede.core.data import read_toml
from stampede.core.errors import DataError, OptionError, UnknownAction
from stampede.core.events import Event
from stampede.core.game import Option


def small_table() -> ActionTable:
    table = ActionTable()
    table.add("pass")
    hidden = table.add("lay", 8)
    table.add("lay", "8[5]", public=hidden)
    return table


def test_an_action_has_a_public_form() -> None:
    table = small_table()
    assert table.public(table.parse("lay 8[5]")).notation == "lay 8"
    assert table.public(table.parse("pass")).notation == "pass"


def test_notation_forgives_spaces_and_case() -> None:
    assert small_table().parse("  Lay   8[5]").index == 2


def test_a_slip_is_answered_with_what_is_close() -> None:
    with pytest.raises(UnknownAction, match=r"'lay 8\[6\]' is not an action of this game; did you mean 'lay 8\[5\]'"):
        small_table().parse("lay 8[6]")


def test_two_actions_cannot_be_written_alike() -> None:
    table = small_table()
    with pytest.raises(ValueError, match="two actions are written 'pass'"):
        table.add("pass")


def test_json_that_does_not_fit_is_refused() -> None:
    table = small_table()
    with pytest.raises(UnknownAction, match="an action in JSON is"):
        table.from_json(["pass"])
    with pytest.raises(UnknownAction, match="do not belong to 'pass'"):
        table.from_json({"verb": "lay", "args": [], "notation": "pass"})
    with pytest.raises(UnknownAction, match="'fly' is not an action"):
        table.from_json({"verb": "fly", "args": [], "notation": "fly"})


@pytest.mark.parametrize(
    ("option", "good", "bad", "allowed"),
    [
        (
            Option("quick", True, []),
            [("true", True), (False, False), ("off", False), ("yes", True)],
            "2",
            "true or false",
        ),
        (Option("rounds", 3, [], 1, 9), [("4", 4), (9, 9)], "10", "a whole number from 1 to 9"),
        (Option("field", "a", ["a", "b"]), [("B", "b"), ("a", "a")], "c", "a or b"),
    ],
)
def test_options_accept_what_they_allow(
    option: Option, good: list[tuple[object, object]], bad: str, allowed: str
) -> None:
    for given, taken in good:
        assert option.accept(given) == taken
        assert type(option.accept(given)) is type(option.default)
    with pytest.raises(OptionError, match=f"option {option.name} must be {allowed}, not '{bad}'"):
        option.accept(bad)


def test_events_are_redacted_once() -> None:
    event = Event("drew", {"seat": 1}, {"card": "8[5]"}, 0b010)
    assert event.seen_by(1).facts == {"seat": 1, "card": "8[5]"}
    for reader in (0, 2, None):
        seen = event.seen_by(reader)
        assert seen.facts == {"seat": 1}
        assert seen.secret is None
    assert event.to_json() == {"kind": "drew", "seat": 1}


def test_data_errors_name_file_line_and_key(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text('# a box\n[deck]\ncards = "many"\n\n[names]\nlist = [1]\n', encoding="utf-8")
    data = read_toml(path)
    with pytest.raises(DataError, match=r"box.toml, line 3: deck.cards must be a whole number from 1 to 9, not 'many'"):
        data.section("deck").number("cards", 1, 9)
    with pytest.raises(DataError, match=r"line 6: names.list must be a list of texts"):
        data.section("names").texts("list")
    with pytest.raises(DataError, match=r"line 2: deck.colour is missing"):
        data.section("deck").text("colour")
    with pytest.raises(DataError, match=r"line 1: board is missing"):
        data.section("board")
    with pytest.raises(DataError, match=r"line 3: deck.cards is not known; this table has colour"):
        data.section("deck").only("colour")
