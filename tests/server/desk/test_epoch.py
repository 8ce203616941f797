"""After a restore nobody gets a number that a phone may already have (I1, I5)."""

from server.desk.epoch import LOST, new_epoch


def test_after_a_restore_no_number_is_given_that_the_lost_server_may_have_given(venue):
    before = venue.join("judge").device
    for _ in range(2):
        with venue.app.app_context():
            new_epoch()
        after = venue.join("judge").device
        assert after > before + LOST
        before = after


def test_a_competition_that_was_never_restored_counts_from_one(venue):
    assert [venue.join("judge").device for _ in range(3)] == [1, 2, 3]
