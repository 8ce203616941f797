"""Sorting that is quick on the phone too gives the order of any other."""

import pytest

from server.rules.order import in_order


@pytest.mark.parametrize("count", [0, 1, 2, 60, 61, 62, 500])
def test_the_order_is_that_of_sorted(count):
    values = [(i * 7919) % 101 for i in range(count)]
    assert in_order(values) == sorted(values)


def test_the_list_itself_is_left_as_it_was():
    values = [3, 1, 2]
    in_order(values)
    assert values == [3, 1, 2]
