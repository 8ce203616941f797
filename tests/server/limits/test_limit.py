"""A limit as numbers: so much at once, so much a minute in the long run."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.desk.secrets import ALPHABET, SYMBOLS
from server.limits.defaults import DEFAULTS
from server.limits.limit import MINUTE_MS, Limit, read

NOW = 1_800_000_000_000
EMPTY = Limit(burst=10, a_minute=60)


def take(limit, full_at, now, amount):
    """What the table's one statement does: (the bucket afterwards, whether it was allowed)."""
    if limit.wait(full_at, now, amount):
        return full_at, False
    return max(full_at, now) + limit.cost(amount), True


def test_a_bucket_that_nobody_took_from_gives_its_burst_at_once():
    full_at = 0
    for _ in range(10):
        full_at, allowed = take(EMPTY, full_at, NOW, 1)
        assert allowed
    assert not take(EMPTY, full_at, NOW, 1)[1]


def test_an_empty_bucket_says_how_long_to_wait_and_keeps_its_word():
    full_at, _ = take(EMPTY, 0, NOW, 10)
    assert EMPTY.wait(full_at, NOW, 1) == 1_000
    assert EMPTY.wait(full_at, NOW, 5) == 5_000
    assert not take(EMPTY, full_at, NOW + 999, 1)[1]
    assert take(EMPTY, full_at, NOW + 1_000, 1)[1]


def test_patience_is_not_saved_beyond_the_burst():
    full_at, _ = take(EMPTY, 0, NOW, 10)
    later = NOW + 60 * MINUTE_MS
    assert take(EMPTY, full_at, later, 10)[1]
    assert not take(EMPTY, full_at, later, 11)[1]


@given(
    st.integers(1, 500),
    st.integers(1, 5_000),
    st.lists(st.tuples(st.integers(0, 5_000), st.integers(1, 50)), max_size=60),
)
def test_never_more_than_the_burst_and_what_a_minute_gives(burst, a_minute, asked):
    """In whatever way it is asked for, over whatever time."""
    limit, full_at, now, granted = Limit(burst, a_minute), 0, NOW, 0
    for pause, amount in asked:
        now += pause
        full_at, allowed = take(limit, full_at, now, amount)
        granted += amount if allowed else 0
        assert granted <= burst + a_minute * (now - NOW) / MINUTE_MS + 1e-6


def test_settings_are_read_or_refused():
    default = Limit(100, 10, portion=5)
    assert read("1200:600", default) == Limit(1200, 600, portion=5)
    assert read("off", default) is None
    for nonsense in ("", "12", "a:b", "12:", "4:600", "100:0", "-5:10"):
        with pytest.raises(ValueError, match=r".+"):
            read(nonsense, default)


def test_every_default_can_give_a_portion_and_the_largest_request():
    assert all(limit.burst >= limit.portion for limit in DEFAULTS.values())
    assert DEFAULTS["operations"].burst >= 200


def test_a_day_offline_passes_at_once():
    """5,000 stored operations in requests of 200."""
    assert DEFAULTS["operations"].burst >= 2 * 5_000
    assert DEFAULTS["requests"].burst >= 2 * 5_000 / 200


def test_a_code_is_not_guessed_while_it_is_good():
    """Two weeks of guessing from everywhere at the full rate, at a server with 200 codes."""
    limit, codes, minutes = DEFAULTS["all-guesses"], 200, 14 * 24 * 60
    tried = limit.burst + limit.a_minute * minutes
    assert tried * codes / len(ALPHABET) ** SYMBOLS < 1 / 40_000
    assert DEFAULTS["guesses"].a_minute * 100 <= limit.a_minute
