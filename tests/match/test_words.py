"""Sentences in every language."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from stampede import Match
from stampede.core.events import Event
from stampede.core.game import Reason
from stampede.core.registry import find_game
from stampede.match.rulebook import origin
from stampede.match.words import MissingText, Words, language_of_environment

GAME = find_game("primes")


def test_a_secret_is_told_to_who_may_know_it() -> None:
    words = Words(GAME, "en")
    event = Event("ran", {"seat": 0, "number": 8}, {"card": "8[5]"}, 0b01)
    names = ["Ana", "Bo"]
    assert words.event(event.seen_by(0), names, 0) == "You run with 8 (orange)."
    assert words.event(event.seen_by(1), names, 1) == "Ana runs with number 8."
    assert words.event(event.seen_by(None), names) == "Ana runs with number 8."
    assert words.event(event.seen_by(1, over=True), names, 1) == "Ana runs with 8 (orange)."


def test_lists_are_put_into_words() -> None:
    event = Event("drew", {"seat": 1, "backs": [8, 2, 5]})
    assert Words(GAME, "en").event(event, ["Ana", "Bo"], 0) == "Bo draws cards with 8, 2 and 5."
    assert Words(GAME, "es").event(event, ["Ana", "Bo"], 0) == "Bo roba 8, 2 y 5."


def test_spanish_says_e_before_the_sound_of_y() -> None:
    def told(*names: str) -> str:
        event = Event("dealt", {"seat": 0, "cards": 2}, {"names": list(names)}, 0b01)
        return Words(find_game("bulls"), "es").event(event.seen_by(0), ["Ana", "Bo"], 0)

    assert told("guidebook", "directions") == "Recibes Guía de viaje e Indicaciones."
    assert told("directions", "guidebook") == "Recibes Indicaciones y Guía de viaje."


def test_what_a_list_names_is_called_by_its_name() -> None:
    game = find_game("bulls")
    event = Event("dealt", {"seat": 0, "cards": 3}, {"names": ["second-wind", "ole", "ole"]}, 0b01)
    told = [Words(game, language).event(event.seen_by(0), ["Ana", "Bo"], 0) for language in ("en", "es")]
    assert told == ["You are dealt Second Wind, ¡Olé! and ¡Olé!", "Recibes Segundo aliento, ¡Olé! y ¡Olé!"]


def test_choices_and_refusals() -> None:
    words = Words(GAME, "es")
    assert words.action(GAME.actions.parse("trip 12")) == "Hacer tropezar a quien esté en la casilla 12"
    assert words.reason(Reason("other-number", "P10", {"number": 8})).endswith("esta es de 8.")
    assert words.reason(Reason("not-your-turn", "")) == "No es tu turno."


def test_a_text_may_choose_the_article_by_the_id() -> None:
    game = find_game("encierro")
    words, names = Words(game, "es"), ["Ana", "Bo"]
    arrived = {
        location: words.event(Event("advanced", {"seat": 0, "cards": ["avanzar"], "location": location}), names, 0)
        for location in ("plaza-de-toros", "callejon", "mercaderes")
    }
    assert arrived == {
        "plaza-de-toros": "Juegas Avanzar tramo y llegas a la Plaza de Toros.",
        "callejon": "Juegas Avanzar tramo y llegas al Callejón.",
        "mercaderes": "Juegas Avanzar tramo y llegas a Mercaderes.",
    }
    swap = Event("swapped", {"seat": 0, "target": 1, "location": "telefonica", "back": "callejon"})
    assert words.event(swap, names, 1) == "Ana cambia de sitio contigo: vuelves al Callejón."
    assert words.action(game.actions.parse("lose panuelico")) == "Perder el Pañuelico"
    assert words.reason(Reason("not-lost", "E18", {"object": "faja"})) == "No has perdido la Faja."


def test_a_whole_game_can_be_told_in_both_languages() -> None:
    match = Match.new("primes", seats=3, seed=11)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.moves) * 7 % len(legal)])
    for language in ("en", "es"):
        words = Words(GAME, language)
        for reader in (0, 2, None):
            told = [words.event(event, match.seats, reader) for event in match.story(reader)]
            assert len(told) == len(match.events)
            assert not any("{" in sentence or "$" in sentence for sentence in told)


def test_a_missing_text_or_fact_is_an_error_not_a_gap() -> None:
    words = Words(GAME, "en")
    with pytest.raises(MissingText, match="no text 'event-flew'"):
        words.text("event-flew")
    with pytest.raises(MissingText, match="reason-other-number"):
        words.text("reason-other-number")


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_of_environment() == "en"
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert language_of_environment() == "es"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert language_of_environment() == "en"


def test_a_name_with_its_own_mark_gets_no_full_stop() -> None:
    words = Words(find_game("bulls"), "en")
    told = words.event(Event("played", {"seat": 0, "card": "panic"}), ["Ana", "Bo"], 1)
    assert told == "Ana plays Panic!"


def test_a_clause_says_where_it_comes_from_in_the_language_of_its_page() -> None:
    assert origin("reglamento: los nombres; casa: las calles") == "book: los nombres; house: las calles"
    assert origin("dato") == "fact"
    assert origin("book; house: the streets") == "book; house: the streets"


MOST_WORDS_OF_A_LESSON = 40  # read on a phone, below a picture


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", ["bulls", "encierro", "primes", "raging", "street"])
def test_a_lesson_is_short(game: str, language: str) -> None:
    room = find_game(game)
    words = Words(room, language)
    entries = tomllib.loads(Path(room.folder, "lessons.toml").read_text(encoding="utf-8"))["lesson"]
    lessons = {entry["key"]: len(words.text(f"lesson-{entry['key']}").split()) for entry in entries}
    assert lessons
    assert {key: count for key, count in lessons.items() if count > MOST_WORDS_OF_A_LESSON} == {}
