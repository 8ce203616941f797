"""Dual Rounds and qualifications that a file announces (2026 9v, 2a2)."""

import copy

import pytest

from server.exchange.wcif.load import import_wcif
from server.models import round as rounds
from tests.server.exchange.documents import planned_round, put, small
from tests.server.exchange.rebuild import in_order, rebuild

PAIR = ["333-r1", "333-r2"]


def three_rounds(first, second, third=None):
    """Three rounds of 333 with what the file says of their links."""
    linked = [first, second, third]
    planned = [
        {**planned_round(), "id": f"333-r{i}", "linkedRounds": link}
        for i, link in enumerate(linked, 1)
    ]
    return put(small(), "events[0].rounds", planned)


def dual_in(document, edition="wca-2026"):
    import_wcif(copy.deepcopy(document), edition)
    assert rebuild("Small2026") == in_order(document)
    return [one.dual for one in rounds.rounds_of("Small2026")]


def test_the_first_two_rounds_linked_are_dual_rounds(app):
    """9v, 9v1."""
    assert dual_in(three_rounds(PAIR, PAIR)) == [True, True, False]


@pytest.mark.parametrize(
    "links",
    [
        (None, None),
        (PAIR, None),
        (None, ["333-r2", "333-r3"], ["333-r2", "333-r3"]),
        ([*PAIR, "333-r3"],) * 3,
        ("333-r2", "333-r1"),
    ],
    ids=["none", "one side only", "the last two", "three", "no list"],
)
def test_any_other_link_is_kept_as_it_came(app, links):
    assert dual_in(three_rounds(*links)) == [False, False, False]


def test_an_edition_without_dual_rounds_keeps_the_link_as_it_came(app):
    assert dual_in(three_rounds(PAIR, PAIR), "wca-2010") == [False, False, False]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (
            {"type": "ranking", "resultType": "average", "level": 200},
            {"type": "ranking", "level": 200, "of": "average"},
        ),
        (
            {"type": "attemptResult", "resultType": "single", "level": 1500},
            {"type": "result", "level": 1500, "of": "single"},
        ),
        (
            {"type": "anyResult", "resultType": "single", "level": None},
            {"type": "result", "level": 9_999_999_999, "of": "single"},
        ),
        ({"type": "ranking", "resultType": "single", "level": None}, None),
        ({"latestResultDate": "2026-01-01"}, None),
        (None, None),
    ],
)
def test_who_may_take_part_is_read_from_the_event(app, said, expected):
    """2a2."""
    document = put(small(), "events[0].qualification", said)
    import_wcif(copy.deepcopy(document), "wca-2026")
    assert [one.qualification for one in rounds.rounds_of("Small2026")] == [expected, None]
    assert rebuild("Small2026") == in_order(document)


def test_an_edition_with_qualification_rounds_has_none_from_a_file(app):
    """9r."""
    said = {"type": "ranking", "resultType": "average", "level": 200}
    import_wcif(put(small(), "events[0].qualification", said), "wca-2010")
    assert rounds.find("Small2026", "333-r1").qualification is None
