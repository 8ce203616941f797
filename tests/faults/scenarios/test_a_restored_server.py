"""The server's disk died; it goes on from yesterday's backup, in a new epoch (I1, I3)."""

import pytest

from tests.faults.scenarios.phone import agree
from tests.support import backup


@pytest.fixture
def server(hall, a_server):
    """What its operator can do: make a backup, and go back to it."""

    class Server:
        def back_up(self):
            self.rows = backup.save(hall.wire.app)

        def restore(self):
            backup.put_back(hall.wire.app, self.rows)
            hall.wire.app = a_server().app
            said = hall.wire.app.test_cli_runner().invoke(args=["new-epoch"])
            assert said.exit_code == 0, said.output

    return Server()


@pytest.fixture
def day(hall, server):
    """Two judges and a delegate: some entries are in the backup, some came after it."""
    one, other = hall.join("judge"), hall.join("judge", signs=True)
    delegate = hall.join("delegate")
    one.record(1, 1, 12340)
    one.send()
    server.back_up()
    other.record(1, 1, 12350, base=[])
    one.record(1, 2, 13450)
    one.send(), other.send(), delegate.send()
    delegate.decide(1, 1, keep=other.made[0].op["id"])
    delegate.send()
    one.send(), other.send()
    return one, other, delegate


def test_phones_that_come_back_bring_all_that_the_backup_did_not_have(hall, server, day):
    before = hall.attempts(1)
    server.restore()
    assert hall.attempts(1)[:2] == [1234, 0]
    for phone in day:
        phone.send()
    assert hall.attempts(1) == before == [1235, 1345, 0, 0, 0]
    assert hall.review() == []
    assert agree(*day, hall.organizer)
    assert all(phone.waiting == [] for phone in day)


def test_what_the_backup_had_is_a_duplicate_and_keeps_its_stamp(hall, server, day):
    one, _, _ = day
    stamp = one.made[0].stamp
    server.restore()
    receipts = one.send()
    assert [one["outcome"] for one in receipts] == ["duplicate", "accepted"]
    assert one.made[0].stamp == stamp


def test_the_signed_entries_of_a_phone_that_never_comes_back_are_brought_by_others(
    hall, server, day
):
    one, gone, delegate = day
    server.restore()
    bring_what_others_made(one, delegate)
    assert hall.attempts(1)[:2] == [1235, 1345]
    assert (one.numbers_of(gone), hall.review()) == ([1], [])
    assert agree(one, delegate)


def test_unsigned_entries_that_others_bring_wait_for_their_author_or_a_delegate(hall, server, day):
    gone, other, delegate = day
    lost = gone.made[1].op["id"]
    server.restore()
    bring_what_others_made(other, delegate)
    assert hall.reasons()[lost] == "unsigned-relay"
    assert hall.attempts(1)[1] == 0
    gone.send()
    assert (hall.attempts(1)[1], hall.review()) == (1345, [])
    assert agree(*day)


def test_a_delegate_admits_what_others_brought_of_a_phone_that_never_comes_back(hall, server, day):
    gone, other, delegate = day
    lost = gone.made[1].op["id"]
    server.restore()
    bring_what_others_made(other, delegate)
    delegate.admit(lost)
    delegate.send()
    assert (hall.attempts(1)[1], hall.review()) == (1345, [])
    assert agree(other, delegate)


def test_a_phone_that_joined_after_the_backup_is_asked_to_join_again_and_keeps_its_entries(
    hall, server
):
    server.back_up()
    late = hall.join("judge")
    late.record(1, 1, 12340)
    late.send()
    server.restore()
    answer = late.post(late.request())
    assert (answer.status, answer.json["code"]) == (401, "sign-in")
    assert late.numbers_of(late) == [1]
    again = hall.join("judge")
    again.record(1, 2, 13450)
    assert again.number > late.number, "or its entries would pass for those of the lost"
    assert again.send()[0]["outcome"] == "accepted"


def test_cursors_of_another_epoch_count_for_nothing(hall, server, day):
    one, _, _ = day
    server.restore()
    reply = one.ask(one.request())
    assert [op["stamp"]["seq"] for op in reply["ops"]] == [1, 2]


def bring_what_others_made(*phones):
    """They meet the restored server, and no longer wait for the authors to come first."""
    for phone in phones:
        phone.send()
        phone.disk.authors_first = False
        phone.send()
