"""What is wrong with a request is said to people, not to programmers."""

from __future__ import annotations

import re

import msgspec
import pytest

from stampede.server import wire
from stampede.server.plain import sentence_about

DECODERS = "Expected|Object|Invalid|`|\\$|malformed|regex"  # words that only programmers know


def said_about(text: bytes, kind: object = wire.NewTable) -> str:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)) as error:
        msgspec.json.decode(text, type=kind)
    return sentence_about(error.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b'{"game":"street"}', "the request does not say who sits at the table: “seats” is missing"),
        (b'{"seats":[{"kind":"me"}]}', "the request does not say which game to play: “game” is missing"),
        (
            b'{"game":"street","seats":[{"kind":"me"},{}]}',
            "the request does not say who sits there (me, friend or bot): “kind” is missing in “seats[1]”",
        ),
        (b'{"game":"street","seats":[]}', "“seats” needs at least 1 entry"),
        (b'{"game":7,"seats":[]}', "“game” has to be text, not a whole number"),
        (
            b'{"game":"street","seats":[{"kind":"you"}]}',
            "“seats[0].kind” cannot be 'you'; it says who sits there (me, friend or bot)",
        ),
        (b'{"game":"street","seats":[{"kind":"me"}],"sates":1}', "“sates” means nothing here"),
        (b'{"game":"street","seats":[{"kind":"me"}],"move_seconds":1}', "“move_seconds” has to be 5 or more"),
        (b'{"game":"street","seats":[{"kind":"me"}],"contribution":"x"}', "“contribution” is not written as it should"),
        (b'{"game":"%s","seats":[{"kind":"me"}]}' % (b"x" * 41), "“game” can have at most 40 characters"),
        (b"[]", "the request has to be an object, not a list"),
        (b"", "this cannot be read: it is empty, incomplete, or not JSON"),
        (b'{"game":', "this cannot be read: it is empty, incomplete, or not JSON"),
        (b"{game}", "this cannot be read: it is empty, incomplete, or not JSON"),
        (b'{"game":"\xff"}', "this cannot be read: it is empty, incomplete, or not JSON"),
    ],
)
def test_a_request_that_is_not_understood_is_answered_in_a_sentence(text: bytes, sentence: str) -> None:
    assert said_about(text).startswith(sentence)


def test_no_message_is_answered_in_the_words_of_the_decoder() -> None:
    faults = [b"{}", b'{"type":"move"}', b'{"type":"fly"}', b'{"type":7}', b"7", b'{"type":"chat","id":-1,"seat":0}']
    for fault in [*faults, b'{"type":"chat","id":1,"seat":0,"text":""}', b'{"type":"hello","version":"new"}']:
        said = said_about(fault, wire.FromClient)
        assert not re.search(DECODERS, said), said
