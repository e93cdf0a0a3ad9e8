"""The days of the deal of the day: from eight to eight in Pamplona, when the rocket goes up, everywhere at once.

Spain's summer time is worked out here, since not every system knows the time zones.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

DAY = timedelta(days=1)
EIGHT = 8
WINTER, SUMMER = 1, 2  # hours that clocks in Spain are ahead of UTC


def begin_of(day: date) -> float:
    ahead = SUMMER if is_summer(day) else WINTER
    return datetime(day.year, day.month, day.day, EIGHT - ahead, tzinfo=UTC).timestamp()


def end_of(day: date) -> float:
    return begin_of(day + DAY)


def day_at(now: float) -> date:
    """The day whose deals are played now."""
    day = datetime.fromtimestamp(now, UTC).date()
    return day if now >= begin_of(day) else day - DAY


def is_summer(morning: date) -> bool:
    """Clocks change early on the last Sundays of March and October, so at eight the day's own time holds."""
    return last_sunday(morning.year, 3) <= morning < last_sunday(morning.year, 10)


def last_sunday(year: int, month: int) -> date:
    """Of a month with 31 days."""
    last = date(year, month, 31)
    return last - DAY * (last.isoweekday() % 7)
