"""Several people at one screen: a curtain falls between them."""

from __future__ import annotations

import re
from pathlib import Path

from stampede.cli.play.saved import load_table
from terminal.driver import Person, log_of, plain

FORGOTTEN = "\x1b[3J"
READY = "then press Enter."
CARD = re.compile(r"\d\[[\d ]+\]")


def hand_of(data: Path, seat: int) -> set[str]:
    match = load_table(log_of(data)).table.match
    assert match is not None
    return set(match.view(seat).players[seat].hand)  # type: ignore[attr-defined]


def test_nobody_sees_anothers_cards_before_the_curtain_is_lifted(tmp_path: Path) -> None:
    names = {"Ana": 0, "Bo": 1}
    seen: dict[str, set[str]] = {"Ana": set(), "Bo": set()}  # all cards each was ever entitled to see
    with Person("play primes --seats 2 --me 1 --me 2 --name Ana --name Bo --seed 5", tmp_path) as people:
        people.until(READY)
        for _ in range(12):
            # Behind the curtain there is nothing, neither on the screen nor among what scrolled away.
            behind = plain(people.raw.split(FORGOTTEN)[-1])
            assert not CARD.search(behind)
            name = re.findall(r"Pass the screen to (\w+),", behind)[-1]
            other = "Bo" if name == "Ana" else "Ana"
            people.enter()
            screen = people.until_prompt(name)
            while READY not in screen:
                seen[name] |= hand_of(tmp_path, names[name])
                secret = hand_of(tmp_path, names[other]) - seen[name] - shown_openly(tmp_path)
                assert not any(card in screen for card in secret)
                people.enter("1")
                screen = people.until(READY, f"{name}> ")


def shown_openly(data: Path) -> set[str]:
    match = load_table(log_of(data)).table.match
    assert match is not None
    return set(match.view(None).discards)  # type: ignore[attr-defined]


def test_a_person_alone_is_not_bothered_with_a_curtain(tmp_path: Path) -> None:
    with Person("play primes --seats 3 --me 2 --name Ana --seed 5", tmp_path) as ana:
        ana.until_prompt("Ana")
        for _ in range(4):
            ana.say("1")
        assert "Hand over" not in plain(ana.raw)


def test_who_resigns_does_not_see_the_cards_of_who_plays_on(tmp_path: Path) -> None:
    with Person("play primes --seats 2 --me 1 --me 2 --name Ana --name Bo --seed 5", tmp_path) as people:
        people.until(READY)
        people.enter()
        screen = people.until_prompt("Ana", "Bo")
        stays = "Bo" if screen.endswith("Ana> ") else "Ana"
        people.say("resign")
        people.enter("yes")
        behind = people.until(READY)
        assert f"Pass the screen to {stays}," in behind
        assert not CARD.search(behind)


def test_the_game_can_be_left_at_the_curtain(tmp_path: Path) -> None:
    with Person("play lantern --seats 2 --me 1 --me 2 --seed 5", tmp_path) as people:
        people.until("Pass the screen to Player 1, then press Enter.")
        people.enter("quit")
        assert "Everything is saved." in people.until_end()
        assert people.process.returncode == 0
