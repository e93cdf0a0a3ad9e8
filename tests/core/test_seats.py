"""A view says which of its numbers are seats."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from stampede.core.seats import SeatNumber, seat_fields


@dataclass(frozen=True, slots=True)
class LampView:
    holder: SeatNumber
    oil: int


@dataclass(frozen=True, slots=True)
class NightView:
    leader: SeatNumber | None
    queue: list[SeatNumber]
    lamps: list[LampView] | None
    hour: int
    counts: list[int]


def test_seats_are_found_in_lists_in_options_and_in_views_inside() -> None:
    assert seat_fields(NightView) == ["holder", "leader", "queue"]


@dataclass(frozen=True, slots=True)
class MuddledView:
    oil: SeatNumber
    lamp: LampView


def test_a_name_cannot_be_a_seat_in_one_view_and_a_count_in_another() -> None:
    with pytest.raises(ValueError, match=r"LampView\.oil"):
        seat_fields(MuddledView)
