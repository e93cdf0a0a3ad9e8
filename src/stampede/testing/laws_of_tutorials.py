"""The law of tutorials: each can be played to its end, by every way that counts, and says what it needs to say."""

from __future__ import annotations

from collections.abc import Iterator

from stampede.core.actions import Action
from stampede.core.errors import StampedeError
from stampede.core.game import Game
from stampede.match.tutorial import MOST_LEARNED, NOT_THIS_STEP, Rehearsal, Step, Tutorial, fits, read_tutorial
from stampede.match.words import LANGUAGES, MissingText, words_for
from stampede.testing.law import LawBroken, house_law, require
from stampede.testing.subjects import Subject

LONGEST_SENTENCE = 14  # words
LONGEST_TEXT = 24


@house_law(needs_proof=False)
def tutorials(subject: Subject) -> None:
    """Every step of a tutorial can be done, by any action that counts; whatever doesn't count gets a reason."""
    game = subject.game
    try:
        tutorial = read_tutorial(game)
    except StampedeError as error:
        raise LawBroken("tutorials", str(error)) from error
    if tutorial is None:
        return
    for step in tutorial.steps:
        require("tutorials", not step.match.over, f"{step.key} begins after the end")
        asked = step.seat in step.match.to_act
        require("tutorials", asked or step.kind == "look", f"{step.key}: the learner has nothing to do")
        if step.kind == "do":
            try:
                play_all_ways(step)
            except StampedeError as error:
                raise LawBroken("tutorials", f"{step.key} cannot be played to its end: {error}") from error
        elif step.kind == "refused":
            try_all_ways(step)
    say_everything(game, tutorial)


def play_all_ways(step: Step) -> None:
    """The first way to do it, and those that differ from it in one action; each is also drafted."""
    first = way(step, {})
    for number in range(len(first)):
        choices = leading_on(Rehearsal(step, [action.notation for action in first[:number]]))
        for action in choices:
            played = way(step, dict(enumerate([*first[:number], action])))
            drafted = Rehearsal(step).draft([one.index for one in played])
            require("tutorials", drafted.refused is None, f"{step.key}: a draft of {played} is refused")
    others = [action for action in step.match.legal(step.seat) if action not in leading_on(Rehearsal(step))]
    for action in others:
        reason = Rehearsal(step).why_not(action)
        require("tutorials", reason == NOT_THIS_STEP, f"{step.key}: {action} does not count, but gets no reason")


def way(step: Step, chosen: dict[int, Action]) -> list[Action]:
    """Plays the step with these choices, the first that counts elsewhere, and the others' answers."""
    learner = Rehearsal(step)
    while not learner.done:
        choices = leading_on(learner)
        number = len(learner.played)
        require("tutorials", bool(choices), f"{step.key}: after {learner.played} nothing counts: {step.do[number]}")
        learner.play(chosen.get(number, choices[0]))
    for move in step.then:
        require("tutorials", learner.match.to_act != [step.seat], f"{step.key}: {move!r} is the learner's")
        learner.reply(move)
    return learner.played


def leading_on(learner: Rehearsal) -> list[Action]:
    return [learner.match.game.actions[index] for index in learner.legal]


def try_all_ways(step: Step) -> None:
    learner = Rehearsal(step)
    tried = [action for action in learner.match.game.actions if fits(step.refused, action)]
    require("tutorials", bool(tried), f"{step.key}: no action is written {step.refused}")
    for action in tried:
        require("tutorials", learner.is_tried(action), f"{step.key}: {action} is not refused")


def say_everything(game: Game, tutorial: Tutorial) -> None:
    for language in LANGUAGES:
        words = words_for(game, language)
        for key, longest in texts_of(tutorial):
            try:
                count = len(words.text(key).split())
            except MissingText as missing:
                raise LawBroken("tutorials", str(missing)) from missing
            require("tutorials", count <= longest, f"{key} in {language} has {count} words: {longest} at most")


def texts_of(tutorial: Tutorial) -> Iterator[tuple[str, int]]:
    for step in tutorial.steps:
        yield f"tutorial-{step.key}", LONGEST_SENTENCE
        yield f"tutorial-{step.key}-why", LONGEST_TEXT
        yield f"tutorial-{step.key}-done", LONGEST_TEXT
    for number in range(1, MOST_LEARNED + 1):
        yield f"tutorial-learned-{number}", LONGEST_TEXT
    yield "tutorial-end", LONGEST_TEXT
