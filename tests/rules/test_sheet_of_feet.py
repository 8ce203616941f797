"""Article D on the sheet of penalties: feet on the sensors, so nothing about hands (D3a, D4a)."""

import pytest

from server.rules.sheet import penalties_list

OLD = ("wca-2008", "wca-2010")


def numbers(edition: str, event: str) -> set[str]:
    return {row["code"] for row in penalties_list(edition, event)["penalties"]}


@pytest.mark.parametrize("edition", OLD)
def test_hands_at_the_start_are_a_penalty_for_hands_alone(edition):
    """D3a: A4b says how hands lie on the sensors; touching the puzzle is one for feet too."""
    assert "A4b" in numbers(edition, "333")
    assert {"A4b", "A4b1"} & numbers(edition, "333ft") == {"A4b1"}


@pytest.mark.parametrize("edition", OLD)
def test_hands_at_the_stop_are_a_penalty_for_hands_alone(edition):
    """D4a: A6c says how hands stop the timer; an unreleased puzzle is one for feet too."""
    assert "A6c" in numbers(edition, "333")
    assert {"A6c", "A6d"} & numbers(edition, "333ft") == {"A6d"}
