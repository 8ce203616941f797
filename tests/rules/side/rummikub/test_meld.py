"""The meld call against trying everything."""

from collections import Counter

import pytest
from hypothesis import given

from tests.rules.side.rummikub.brute import is_set, most
from tests.rules.side.rummikub.sheets import TILES, asked, rack


def meld(tiles: list[str]) -> dict:
    return asked("rummikub.meld", tiles=tiles)


@given(rack(9, jokers=1))
def test_the_value_is_the_highest_that_trying_everything_finds(tiles):
    """R2."""
    assert meld(tiles)["value"] == most(tiles)


@given(rack(6))
def test_with_two_jokers_too(tiles):
    tiles = [tile for tile in tiles if tile != "J"] + ["J", "J"]
    assert meld(tiles)["value"] == most(tiles)


@given(rack())
def test_the_sets_are_sets_of_own_tiles(tiles):
    """R2: «반드시 자신이 가진 타일로만»."""
    found = meld(tiles)
    laid = Counter(tile for one in found["sets"] for tile in one)
    assert laid <= Counter(tiles)
    assert all(is_set(one) for one in found["sets"])


@given(rack())
def test_thirty_is_a_meld_and_less_is_none(tiles):
    """R1: «세트나 세트들의 숫자 합이 30 이상»."""
    found = meld(tiles)
    assert found["meld"] == (found["value"] >= 30)


@given(rack())
def test_a_tile_more_is_never_worth_less(tiles):
    without = tiles[1:]
    assert meld(tiles)["value"] >= meld(without)["value"]


@given(rack())
def test_the_order_of_the_rack_changes_nothing(tiles):
    assert meld(tiles[::-1]) == meld(tiles)


def test_everything_at_once_is_found_in_time():
    found = meld([*TILES, *TILES, "J", "J"])
    assert found["value"] == 2 * 4 * 91 + 2 * 13


@pytest.mark.parametrize(
    ("tiles", "field"),
    [
        (["K1", "K1", "K1"], "tiles[2]"),
        (["J", "K2", "J", "J"], "tiles[3]"),
        (["K14"], "tiles[0]"),
        (["G3"], "tiles[0]"),
        (["K1", 5], "tiles[1]"),
    ],
)
def test_tiles_that_there_are_not_are_named(tiles, field):
    error = meld(tiles)
    assert (error["code"], error["field"]) == ("bad-argument", field)
