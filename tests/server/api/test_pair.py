"""Dual Rounds on the public page of either: the better result counts (2026 9v4)."""

import pytest

from server.db import db, writing
from server.models import Round
from tests.support.venue import ID


def dual(venue):
    """Both rounds open, with results in which each of two people is better once: both openers."""
    organizers = []
    with venue.app.app_context(), writing():
        for number in (1, 2):
            db.session.get(Round, (ID, f"333-r{number}")).dual = True
    for stream, times in (("333-r1", {1: 9000, 2: 11000}), ("333-r2", {1: 12000, 2: 10000})):
        organizer = venue.open_round(stream=stream)
        organizers.append(organizer)
        judge = venue.join("judge")
        judge.phone.stream = stream
        base = [organizer.phone.made[0]["id"]]
        judge.sync(
            *(
                judge.phone.record(who, slot, ms, base)
                for who, ms in times.items()
                for slot in range(1, 6)
            )
        )
    return organizers


def test_each_row_says_which_round_counts(venue):
    """9v4."""
    dual(venue)
    for stream in ("333-r1", "333-r2"):
        pair = venue.get(f"/rounds/{stream}").json["pair"]
        assert pair["rounds"] == ["333-r1", "333-r2"]
        assert [
            (row["person"], row["rank"], row["average_text"], row["round"]) for row in pair["rows"]
        ] == [(1, 1, "9.00", 1), (2, 2, "10.00", 2)]


def test_other_rounds_have_none(venue):
    venue.open_round()
    assert venue.get("/rounds/333-r1").json["pair"] is None
    assert venue.get("/rounds/333-r2").json["pair"] is None


@pytest.fixture
def pages_are_made_anew(monkeypatch):
    monkeypatch.setattr("server.api.rounds.SECONDS", -1)


def podiums(venue):
    return [venue.get(f"/rounds/333-r{number}").json["podium"] for number in (1, 2)]


def close(organizer):
    base = [organizer.phone.made[0]["id"]]
    organizer.sync(organizer.phone.make("round.close", {"seen": {}}, base=base))


@pytest.mark.usefixtures("pages_are_made_anew")
def test_a_pair_that_is_the_final_has_its_podium_once_both_are_over(venue):
    """9v4: the better result counts, so that neither round decides alone."""
    first, second = dual(venue)
    close(second)
    assert podiums(venue) == [[], []]
    close(first)
    assert podiums(venue) == [[1, 2], [1, 2]]


@pytest.mark.usefixtures("pages_are_made_anew")
def test_a_pair_before_another_round_has_no_podium(venue):
    both = dual(venue)
    with venue.app.app_context(), writing():
        db.session.get(Round, (ID, "333ft-r1")).event_id = "333"
        db.session.get(Round, (ID, "333ft-r1")).number = 3
    for organizer in both:
        close(organizer)
    assert podiums(venue) == [[], []]
