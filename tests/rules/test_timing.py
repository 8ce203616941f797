"""How results are shown beyond what the vectors say."""

import pytest

from server.rules.errors import RulesError
from server.rules.timing import show_clock, time_read, time_show


def test_what_was_typed_is_not_carried_and_not_refused():
    assert time_read("9999") == {"cs": 9999}
    assert time_read("99999999") == {"cs": 99 * 360000 + 99 * 6000 + 9999}


@pytest.mark.parametrize("digits", ["１２", "٣", "1 2", "+1", "1_0"])
def test_only_the_ten_digits_of_ascii_are_digits(digits):
    with pytest.raises(RulesError) as raised:
        time_read(digits)
    assert raised.value.field == "digits"


def test_a_multi_blind_time_under_a_minute_has_minutes_all_the_same():
    assert show_clock(45) == "0:45"


def test_a_number_too_long_for_multi_blind_is_refused():
    with pytest.raises(RulesError) as raised:
        time_show(1000000000, "333mbf")
    assert raised.value.field == "cs"


def test_an_event_of_an_old_edition_is_shown_without_naming_the_edition():
    assert time_show(1234, "magic") == {"text": "12.34"}
