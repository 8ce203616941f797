"""Qualification beyond what the vectors say (2008 and 2010 9r, 2026 2a2)."""

import pytest

from server.rules.headtohead import headtohead_seeds
from server.rules.qualified import round_qualified

EDITIONS = ["wca-2008", "wca-2010", "wca-2026"]
ENTRIES = [
    {"person": 3, "rank": 40, "best": 900, "average": 1100},
    {"person": 1, "rank": 7, "best": 700, "average": 950},
    {"person": 2, "rank": None, "best": 0, "average": 0},
]


@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_is_either_in_or_among_the_others(edition):
    for level in (1, 7, 8, 40, 1000):
        reply = round_qualified(edition, ENTRIES, {"type": "ranking", "level": level})
        people = [row["person"] for row in reply["rows"]] + reply["others"]
        assert sorted(people) == [1, 2, 3]


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_others_nothing_is_to_be_said_of_them(edition):
    reply = round_qualified(edition, ENTRIES[:2], {"type": "ranking", "level": 40})
    assert reply["others"] == []


def test_personal_bests_come_back_as_they_were():
    reply = round_qualified("wca-2026", ENTRIES, {"type": "ranking", "level": 40})
    assert reply["rows"][0] == {"person": 1, "rank": 1, "best": 700, "average": 950, "ties": False}


def test_a_head_to_head_round_without_a_prior_one_is_seeded_by_what_qualified():
    """2026 I1c."""
    rows = round_qualified("wca-2026", ENTRIES, {"type": "result", "level": 1000})["rows"]
    assert headtohead_seeds("wca-2026", 4, rows, "draw")["seeds"] == [1, 3]
