"""Which of a device's operations are still missing."""

from server.sync.gaps import NAMED, missing


def test_numbers_below_the_highest_that_are_not_here_are_missing():
    assert missing({1, 2, 5, 6}, 6) == [3, 4]


def test_nothing_is_missing_without_a_gap():
    assert missing({1, 2, 3}, 3) == []


def test_a_long_gap_names_its_beginning():
    assert missing({1000}, 1000) == list(range(1, NAMED + 1))


def test_the_organizer_hears_of_gaps_and_a_judge_does_not(venue):
    organizer = venue.open_round()
    judge = venue.join("judge")
    first, second, third = (judge.phone.record(1, slot, 12340) for slot in (1, 2, 3))
    assert judge.sync(first, third)["gaps"] == []
    assert organizer.sync()["gaps"] == [{"device": judge.device, "missing": [2]}]
    judge.sync(second)
    assert organizer.sync()["gaps"] == []


def test_a_forged_number_makes_no_gap_for_the_one_it_names(venue):
    organizer = venue.open_round()
    judge, forger = venue.join("judge"), venue.join("judge")
    forger.hand_in(forger.phone.record(1, 1, 12340, device=judge.device, n=99))
    assert organizer.sync()["gaps"] == []
