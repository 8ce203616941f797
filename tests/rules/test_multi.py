"""Multi-blind beyond what the vectors say."""

import pytest

from server.rules.errors import RulesError
from server.rules.multi import multi_result


@pytest.mark.parametrize("edition", ["wca-2008", "wca-2010", "wca-2026"])
def test_a_code_counts_as_often_as_it_happened_in_every_edition(edition):
    assert multi_result(edition, 3, 3, 600, ["10e3", "10e3", "10e3"])["text"] == "3/3 10:06"


def test_the_cause_of_a_dnf_is_the_rule_or_the_code():
    assert multi_result("wca-2026", 2, 1, 600, [])["causes"] == ["9f12c"]
    assert multi_result("wca-2010", 3, 1, 600, [])["causes"] == ["9f16"]
    assert multi_result("wca-2026", 8, 8, 600, ["B4d"])["causes"] == ["B4d"]


def test_a_dns_code_makes_a_dns():
    reply = multi_result("wca-2026", 8, 8, 600, ["2u1"])
    assert (reply["value"], reply["text"], reply["verdict"]) == (-2, "DNS", "dns")


def test_without_a_cap_every_cube_adds_ten_minutes_in_2008():
    assert multi_result("wca-2008", 10, 10, 6000, [])["text"] == "10/10 1:40:00"
    assert multi_result("wca-2010", 10, 10, 6000, [])["text"] == "10/10 1:00:00"


def test_the_least_and_the_most_that_can_be_written_down():
    assert multi_result("wca-2026", 99, 99, 3600, [])["value"] == 360000
    assert multi_result("wca-2008", 99, 99, 99999, ["10e3"] * 100)["text"] == "99/99 16:33:20"


def test_a_code_of_no_edition_is_refused():
    with pytest.raises(RulesError) as raised:
        multi_result("wca-2026", 2, 2, 600, ["10e3", "10e5"])
    assert raised.value.field == "penalties[1]"
