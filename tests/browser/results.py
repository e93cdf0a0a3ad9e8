"""What the result of a race shows. Any test that has played one to its end looks at it."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.driver import Person
from browser.test_quality import settle, violations

RACES = {"encierro": "Reached", "primes": "Last meeple on", "street": "Still to go"}


def look_at_the_result_of_a_race(person: Person, game: str, seats: int) -> None:
    """It has no points: it says how far everybody came, and stands in nobody's way."""
    result = person.page.get_by_test_id("result")
    expect(result).to_be_visible()
    assert result.locator("thead th").all_inner_texts() == ["Place", "Player", RACES[game]]
    assert len(result.locator(".on").all()) == seats, "everybody stands on the track"
    for row in result.locator("tr[data-rank]").all():
        assert row.locator("td.points").inner_text().strip()
    settle(person)
    assert violations(person.page) == []
