"""An unsigned operation comes through another phone first, and from its own author later (I5)."""

import pytest

from tests.faults.scenarios.phone import agree


@pytest.fixture
def author(hall):
    """It holds one entry, which another phone has already carried to the server unsigned."""
    phone = hall.join("judge")
    phone.send()
    phone.record(1, 1, 12340)
    (receipt,) = hall.join("judge").carry(phone)
    assert receipt["reason"] == "unsigned-relay"
    return phone


def test_a_relayed_entry_counts_as_soon_as_its_author_brings_it(hall, author):
    assert hall.attempts(1) == []
    (receipt,) = author.send()
    assert (receipt["outcome"], receipt["stamp"]["standing"]) == ("accepted", "ok")
    assert (hall.attempts(1)[0], hall.review()) == (1234, [])


def test_every_phone_shows_the_same_after_a_relay_and_its_author(hall, author):
    between = hall.join("judge")
    between.send()
    author.send()
    assert agree(author, between, hall.join("judge"), hall.organizer)
    assert between.slot(1, 1)["value"] == 1234


def test_a_relay_that_comes_again_after_its_author_changes_nothing(hall, author):
    carrier = hall.join("judge")
    backup = author.backup()
    author.send()
    author.restore(backup)
    (receipt,) = carrier.carry(author)
    assert receipt["outcome"] == "duplicate"
    assert (hall.attempts(1)[0], hall.review()) == (1234, [])
    assert agree(author, carrier)
