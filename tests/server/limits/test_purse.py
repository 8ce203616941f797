"""What a process holds of the shared buckets."""

from server.limits.purse import Purse


def test_only_what_was_put_in_can_be_paid():
    purse = Purse()
    assert not purse.pay("a", 1)
    purse.add("a", 3)
    assert [purse.pay("a", 2), purse.pay("a", 2), purse.pay("a", 1), purse.pay("a", 1)] == [
        True,
        False,
        True,
        False,
    ]


def test_one_bucket_does_not_pay_for_another():
    purse = Purse()
    purse.add("a", 3)
    assert not purse.pay("b", 1)


def test_an_empty_bucket_is_remembered_until_its_time():
    purse = Purse()
    purse.close("a", 5_000)
    assert [purse.closed("a", now) for now in (1_000, 4_999, 5_000, 9_000)] == [4_000, 1, 0, 0]
    assert purse.closed("b", 1_000) == 0


def test_it_forgets_the_longest_unused_rather_than_grow():
    purse = Purse(most=3)
    for key in "abc":
        purse.add(key, 1)
    assert purse.pay("a", 1)
    purse.add("d", 1)
    assert [purse.pay(key, 1) for key in "bcd"] == [False, True, True]
