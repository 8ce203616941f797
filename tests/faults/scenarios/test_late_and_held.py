"""What comes too late or too early, or where it does not belong (I5)."""

from tests.faults.scenarios.phone import agree, ids


def test_entries_of_a_phone_that_comes_after_the_close_count_and_are_shown_as_late(hall):
    punctual, late = hall.join("judge"), hall.join("judge")
    punctual.record(1, 1, 12340)
    punctual.send()
    late.record(1, 2, 13450)
    late.record(2, 1, 23450)
    hall.close(seen={punctual.number: 1})
    assert [one["outcome"] for one in late.send()] == ["accepted"] * 2
    assert [one["op"] for one in hall.review("late")] == ids(late.made)
    assert (hall.attempts(1)[:2], hall.attempts(2)[0]) == ([1234, 1345], 2345)
    assert agree(punctual, late, hall.organizer)


def test_a_round_that_is_opened_again_shows_nothing_as_late(hall):
    late = hall.join("judge")
    late.record(1, 1, 12340)
    hall.close(seen={})
    late.send()
    assert len(hall.review("late")) == 1
    hall.open()
    assert (hall.review(), hall.attempts(1)[0]) == ([], 1234)


def test_a_correction_is_held_until_the_phone_with_the_entry_comes_back_and_then_counts(hall):
    away, here = hall.join("judge"), hall.join("judge")
    away.send(), here.send()
    away.record(1, 1, 12340)
    seen_on_paper = here.device.disk
    seen_on_paper.offers[away.waiting[0].bytes] = away.waiting[0]
    correction = here.record(1, 1, 12350)
    seen_on_paper.offers.clear()
    (receipt,) = here.send()
    assert (receipt["outcome"], receipt["missing"]) == ("held", ids(away.made))
    assert hall.reasons("held") == {correction: "missing"}
    assert hall.attempts(1) == []
    assert away.send()[0]["outcome"] == "accepted"
    assert (hall.attempts(1)[0], hall.review()) == (1235, [])
    assert agree(away, here, hall.organizer)


def test_a_chain_over_three_phones_that_come_back_the_wrong_way_round_is_freed_whole(hall):
    phones = [hall.join("judge") for _ in range(3)]
    for phone in phones:
        phone.send()
    for k, phone in enumerate(phones):
        for before in phones[:k]:
            phone.disk.offers[before.waiting[0].bytes] = before.waiting[0]
        phone.record(1, 1, 12_340 + 10 * k)
        phone.disk.offers.clear()
    assert [phone.send()[0]["outcome"] for phone in reversed(phones)] == [
        "held",
        "held",
        "accepted",
    ]
    assert (hall.attempts(1)[0], hall.review()) == (1236, [])
    assert agree(*phones)


def test_entries_before_the_round_is_open_wait_for_it(a_hall):
    hall = a_hall()
    eager = hall.join("judge")
    entry = eager.record(1, 1, 12340)
    assert eager.send()[0]["reason"] == "not-open"
    assert hall.reasons("held") == {entry: "not-open"}
    hall.open()
    assert (hall.attempts(1)[0], hall.review()) == (1234, [])


def test_a_scoped_phone_that_writes_in_another_round_is_kept_and_shown_and_counts_nowhere(hall):
    hall.open("333-r2")
    scoped = hall.join("judge", scope="333-r1")
    scoped.record(1, 1, 12340)
    strayed = scoped.record(1, 1, 99990, stream="333-r2")
    assert [one.get("reason") for one in scoped.send()] == [None, "scope"]
    assert hall.reasons() == {strayed: "scope"}
    assert (hall.attempts(1)[0], hall.attempts(1, "333-r2")) == (1234, [])
    assert hall.device(scoped)["missing"] == []


def test_a_delegate_admits_what_a_scoped_phone_wrote_in_another_round(hall):
    hall.open("333-r2")
    scoped, delegate = hall.join("judge", scope="333-r1"), hall.join("delegate")
    strayed = scoped.record(1, 1, 12340, stream="333-r2")
    assert scoped.send()[0]["reason"] == "scope"
    delegate.save("op.admit", {"op": strayed, "reason": "helped out"}, stream="333-r2")
    delegate.send()
    assert (hall.attempts(1, "333-r2")[0], hall.review()) == (1234, [])
