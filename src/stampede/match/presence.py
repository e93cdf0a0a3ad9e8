"""Who is at a table now. This is not logged: it is true only while it lasts."""

from __future__ import annotations


class Presence:
    """Since when each seat's owner has been here, or has been away."""

    def __init__(self, counted_from: float) -> None:
        """Nobody counts as away before `counted_from`: after a restart, people need time to reconnect."""
        self.counted_from = counted_from
        self.spectators = 0
        self._here: dict[int, float] = {}
        self._left: dict[int, float] = {}

    @property
    def anybody(self) -> bool:
        """Whether anybody watches, in a seat or not."""
        return bool(self._here) or self.spectators > 0

    def come(self, seat: int, now: float) -> None:
        self._here.setdefault(seat, now)
        self._left.pop(seat, None)

    def go(self, seat: int, now: float) -> None:
        if self._here.pop(seat, None) is not None:
            self._left[seat] = now

    def is_here(self, seat: int) -> bool:
        return seat in self._here

    def here_since(self, seat: int) -> float | None:
        """None if they are away."""
        return self._here.get(seat)

    def away_since(self, seat: int) -> float | None:
        """None while they are here."""
        if seat in self._here:
            return None
        return max(self.counted_from, self._left.get(seat, self.counted_from))
