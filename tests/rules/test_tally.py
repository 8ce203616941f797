"""The counts at the end of a run say which edition a vector was about, and in which host."""

from collections import Counter

import pytest

from tests.rules import tally, vectors


@pytest.mark.parametrize(
    ("request_", "edition"),
    [
        ({"call": "event.rounds", "edition": "wca-2010"}, "wca-2010"),
        ({"call": "time.read", "digits": "5"}, None),
        ({"call": "log.fold", "ops": [{"body": {"edition": "wca-2008"}}, {"body": 1}]}, "wca-2008"),
        ({"ops": [{"body": {"edition": "wca-2008"}}, {"body": {"edition": "wca-2026"}}]}, None),
    ],
)
def test_a_vector_is_about_the_one_edition_that_it_names(request_, edition):
    assert vectors.edition({"request": request_}) == edition


def test_an_edition_that_there_is_not_counts_as_any(monkeypatch):
    monkeypatch.setattr(tally, "PASSED", Counter())
    for edition in ("wca-2026", "wca-1999"):
        tally.passed("CPython", {"file": "event.rules", "request": {"edition": edition}})
    assert tally.PASSED["CPython", "event.rules", "wca-2026"] == 1
    assert tally.PASSED["CPython", "event.rules", tally.ANY] == 1


def test_every_host_has_its_columns_and_every_column_its_sum():
    counted = Counter({("A", "x", "wca-2008"): 2, ("A", "y", "any"): 3, ("B", "x", "wca-2026"): 4})
    hosts, names, *rows = [line.split() for line in tally.lines(counted)]
    assert hosts == ["A", "B"]
    assert names == ["vectors", *["2008", "2010", "2026", "any", "all"] * 2]
    assert rows == [
        ["x", "2", "0", "0", "0", "2", "0", "0", "4", "0", "4"],
        ["y", "0", "0", "0", "3", "3", "0", "0", "0", "0", "0"],
        ["in", "all", "2", "0", "0", "3", "5", "0", "0", "4", "0", "4"],
    ]
