"""A record: one JSON document that people can read and from which a whole game can be replayed.

Seats are counted from 0. Every key and every move is on its own line, so that an error can name the line.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from stampede.core.errors import RecordError

FORMAT: Final = "stampede-record 1"
KEYS: Final = (
    "format",
    "game",
    "rules",
    "components",
    "options",
    "seats",
    "key",
    "moves",
    "result",
    "digest",
)
# For a game at a table, once it is over: who resigned, how many moves a bot made for each person who was away, whether
# the deal was known from an earlier game, what chance gave, and where its key came from.
TABLE_KEYS: Final = ("resigned", "stood_in", "known_deal", "chance", "fairness")
LISTS: Final = ("moves", "chance")  # one item per line


class Record:
    def __init__(
        self,
        game: str,
        rules: int,
        components: str,
        options: dict[str, bool | int | str],
        seats: list[str],
        key: str,
        moves: list[tuple[int, str]],
        result: dict[str, object] | None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.components = components
        self.options = options
        self.seats = seats  # who sat there: a name, or the bot's level
        self.key = key  # 32 bytes in hexadecimal
        self.moves = moves
        self.result = result  # None until the game is over
        self.resigned: list[int] | None = None
        self.stood_in: list[int] | None = None  # by seat; None: nobody was ever stood in for
        self.known_deal = False
        self.chance: list[dict[str, object]] | None = None
        self.fairness: dict[str, object] | None = None

    def document(self) -> dict[str, object]:
        document: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "options": self.options,
            "seats": self.seats,
            "key": self.key,
            "moves": [[seat, notation] for seat, notation in self.moves],
            "result": self.result,
        }
        if self.resigned is not None:
            document["resigned"] = self.resigned
        if self.stood_in is not None:
            document["stood_in"] = self.stood_in
        if self.known_deal:
            document["known_deal"] = True
        if self.chance is not None:
            document["chance"] = self.chance
        if self.fairness is not None:
            document["fairness"] = self.fairness
        return document

    def digest(self) -> str:
        """SHA-256 of everything the record says."""
        return _digest(self.document())

    def to_text(self) -> str:
        """The document for a file, with one key or one move per line."""
        lines = []
        for key, value in {**self.document(), "digest": self.digest()}.items():
            if key in LISTS and isinstance(value, list) and value:
                items = ",\n".join(f"    {_compact(item)}" for item in value)
                lines.append(f"  {_compact(key)}: [\n{items}\n  ]")
            else:
                lines.append(f"  {_compact(key)}: {_compact(value)}")
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def to_line(self) -> str:
        """The document on one line, for files of many records."""
        return json.dumps({**self.document(), "digest": self.digest()}, separators=(",", ":"), ensure_ascii=False)


class RecordText:
    """A record as it was read, with the line of every part, so that errors can point at it."""

    def __init__(self, text: str, source: str, first_line: int = 1) -> None:
        self.text = text
        self.source = source
        self.first_line = first_line
        self.key_starts: dict[str, int] = {}
        self.item_starts: dict[str, list[int]] = {key: [] for key in LISTS}
        self.document = self._parse()
        self.record = self._read()

    def error(self, where: int, message: str) -> RecordError:
        line = self.first_line + self.text.count("\n", 0, where)
        return RecordError(f"{self.source}, line {line}: {message}")

    def key_error(self, key: str, message: str) -> RecordError:
        return self.error(self.key_starts.get(key, 0), f"{key}: {message}")

    def move_error(self, index: int, message: str) -> RecordError:
        return self.error(self.item_starts["moves"][index], f"move {index + 1}: {message}")

    def chance_error(self, index: int, message: str) -> RecordError:
        return self.error(self.item_starts["chance"][index], f"chance {index + 1}: {message}")

    def check_digest(self) -> None:
        """Call this last: other checks name a fault more precisely."""
        if self.document["digest"] != self.record.digest():
            raise self.key_error("digest", "does not match: something in this file was changed after it was written")

    def _parse(self) -> dict[str, object]:
        try:
            document = json.loads(self.text)
        except json.JSONDecodeError as error:
            raise self.error(error.pos, f"not JSON: {error.msg}; the file is damaged or cut off") from None
        if not isinstance(document, dict):
            raise self.error(0, "a record is a JSON object {…}")
        self._locate()
        return document

    def _locate(self) -> None:
        """Notes where each key and each item begins. The text is known to be a valid JSON object."""
        decoder = json.JSONDecoder()
        position = self._skip(self.text.index("{") + 1, "")
        while self.text[position] != "}":
            start = position
            key, position = decoder.raw_decode(self.text, position)
            self.key_starts[key] = start
            position = self._skip(position, ":")
            if key in LISTS and self.text[position] == "[":
                inside = self._skip(position + 1, "")
                while self.text[inside] != "]":
                    self.item_starts[key].append(inside)
                    _, inside = decoder.raw_decode(self.text, inside)
                    inside = self._skip(inside, ",")
            _, position = decoder.raw_decode(self.text, position)
            position = self._skip(position, ",")

    def _skip(self, position: int, passed: str) -> int:
        """Past white space and at most one separator."""
        while self.text[position].isspace() or self.text[position] == passed:
            position += 1
        return position

    def _read(self) -> Record:
        document = self.document
        for key in KEYS:
            if key not in document:
                raise self.error(0, f"{key} is missing: a record has {', '.join(KEYS)}")
        for key in document:
            if key not in KEYS and key not in TABLE_KEYS:
                raise self.key_error(key, "does not belong in a record")
        if document["format"] != FORMAT:
            raise self.key_error("format", f"this program reads {FORMAT!r}, not {document['format']!r}")
        options = document["options"]
        if not isinstance(options, dict) or not all(isinstance(value, bool | int | str) for value in options.values()):
            raise self.key_error("options", "must be an object of switches, numbers and words")
        seats = document["seats"]
        if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
            raise self.key_error("seats", "must be a list of names, one for each seat")
        rules = document["rules"]
        if not isinstance(rules, int) or isinstance(rules, bool):
            raise self.key_error("rules", "must be a whole number")
        result = document["result"]
        if result is not None and not isinstance(result, dict):
            raise self.key_error("result", "must be null or an object with reason, scores and ranks")
        record = Record(
            self._text("game"),
            rules,
            self._text("components"),
            {str(name): value for name, value in options.items()},
            [str(seat) for seat in seats],
            self._key(),
            self._moves(),
            result,
        )
        record.resigned = self._resigned(len(seats))
        record.stood_in = self._stood_in(len(seats))
        record.known_deal = self._known_deal()
        record.chance = self._chance()
        record.fairness = self._fairness(len(seats))
        return record

    def _text(self, key: str) -> str:
        value = self.document[key]
        if not isinstance(value, str):
            raise self.key_error(key, "must be a text")
        return value

    def _key(self) -> str:
        key = self._text("key")
        if len(key) != 64 or key.strip("0123456789abcdef"):
            raise self.key_error("key", "must be 64 hexadecimal digits")
        return key

    def _moves(self) -> list[tuple[int, str]]:
        moves = self.document["moves"]
        if not isinstance(moves, list):
            raise self.key_error("moves", "must be a list")
        read: list[tuple[int, str]] = []
        for index, move in enumerate(moves):
            if not isinstance(move, list) or len(move) != 2 or not isinstance(move[1], str):
                raise self.move_error(index, 'must be [seat, "notation"]')
            seat = move[0]
            if not isinstance(seat, int) or isinstance(seat, bool):
                raise self.move_error(index, f"seat must be a whole number, not {seat!r}")
            read.append((seat, move[1]))
        return read

    def _resigned(self, seats: int) -> list[int] | None:
        resigned = self.document.get("resigned")
        if resigned is None:
            return None
        if not isinstance(resigned, list) or not all(isinstance(seat, int) and 0 <= seat < seats for seat in resigned):
            raise self.key_error("resigned", "must be a list of seats")
        return [int(seat) for seat in resigned]

    def _stood_in(self, seats: int) -> list[int] | None:
        stood_in = self.document.get("stood_in")
        if stood_in is None:
            return None
        if not isinstance(stood_in, list) or len(stood_in) != seats:
            raise self.key_error("stood_in", f"must have {seats} numbers, one for each seat")
        if not all(isinstance(count, int) and count >= 0 for count in stood_in):
            raise self.key_error("stood_in", "must be numbers of moves")
        return [int(count) for count in stood_in]

    def _known_deal(self) -> bool:
        known = self.document.get("known_deal", False)
        if not isinstance(known, bool):
            raise self.key_error("known_deal", "must be true, or left out")
        return known

    def _chance(self) -> list[dict[str, object]] | None:
        chance = self.document.get("chance")
        if chance is None:
            return None
        if not isinstance(chance, list):
            raise self.key_error("chance", "must be a list")
        for index, told in enumerate(chance):
            if not isinstance(told, dict):
                raise self.chance_error(index, "must be an object")
        return [dict(told) for told in chance]

    def _fairness(self, seats: int) -> dict[str, object] | None:
        fairness = self.document.get("fairness")
        if fairness is None:
            return None
        if not isinstance(fairness, dict) or set(fairness) != {"commitment", "secret", "contributions"}:
            raise self.key_error("fairness", "must have commitment, secret and contributions")
        contributions = fairness["contributions"]
        if not isinstance(contributions, list) or len(contributions) != seats:
            raise self.key_error("fairness", f"must have {seats} contributions, one for each seat")
        for value in [fairness["commitment"], fairness["secret"], *contributions]:
            if not isinstance(value, str) or len(value) % 2 or value.strip("0123456789abcdef"):
                raise self.key_error("fairness", f"must be hexadecimal digits, not {value!r}")
        return dict(fairness)


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _digest(document: dict[str, object]) -> str:
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()
