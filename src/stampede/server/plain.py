"""What is wrong with a request or a message, as a sentence: the decoder only says what a programmer needs."""

from __future__ import annotations

import re

# What a field says, where somebody may have left it out.
MEANINGS = {
    "game": "which game to play",
    "seats": "who sits at the table",
    "kind": "who sits there (me, friend or bot)",
    "level": "how well the bot plays",
    "name": "what the name is",
    "type": "what kind of message it is",
    "seat": "which seat it is for",
    "action": "which action it is",
    "text": "what to say",
}
KINDS = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
}
PLACE = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")
MISSING = re.compile(r"^Object missing required field `(.+)`$")
UNKNOWN = re.compile(r"^Object contains unknown field `(.+)`$")
OTHER_KIND = re.compile(r"^Expected `([^`]+)`, got `([^`]+)`$")
LENGTH = re.compile(r"^Expected `(\w+)` of length (<=|>=) (\d+)$")
BOUND = re.compile(r"^Expected `\w+` (<=|>=) (-?\d+)(?:\.0)?$")
CHOICE = re.compile(r"^Invalid (?:enum )?value (.+)$")
PATTERN = re.compile(r"^Expected `str` matching regex")


def sentence_about(error: Exception) -> str:
    """What a person can make of an error of the decoder."""
    said = str(error)
    place = PLACE.search(said)
    where = f"“{place[1]}”" if place and place[1] else "the request"
    what = said[: place.start()] if place else said
    if found := MISSING.match(what):
        inside = "" if where == "the request" else f" in {where}"
        return f"the request does not say {MEANINGS.get(found[1], 'everything')}: “{found[1]}” is missing{inside}"
    if found := UNKNOWN.match(what):
        return f"“{found[1]}” means nothing here: leave it out, or check how it is written"
    if found := OTHER_KIND.match(what):
        wanted, got = (" or ".join(KINDS.get(kind, kind) for kind in kinds.split(" | ")) for kinds in found.groups())
        return f"{where} has to be {wanted}, not {got}"
    if found := LENGTH.match(what):
        one, many = ("character", "characters") if found[1] == "str" else ("entry", "entries")
        size = f"{found[3]} {one if found[3] == '1' else many}"
        return f"{where} {'needs at least' if found[2] == '>=' else 'can have at most'} {size}"
    if found := BOUND.match(what):
        return f"{where} has to be {found[2]} or {'less' if found[1] == '<=' else 'more'}"
    if found := CHOICE.match(what):
        meaning = MEANINGS.get(where.strip("“”").rpartition(".")[2], "")
        return f"{where} cannot be {found[1]}" + (f"; it says {meaning}" if meaning else "")
    if PATTERN.match(what):
        return f"{where} is not written as it should be"
    return "this cannot be read: it is empty, incomplete, or not JSON"
