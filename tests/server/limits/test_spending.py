"""Limits hold over several processes on one database, and cost next to nothing."""

import re
import threading

import pytest
from sqlalchemy import event, func, select

from server import create_app
from server.db import db, writing
from server.limits import spending
from server.limits.limit import Limit
from server.limits.spending import FORGET_EVERY, Limits, configured
from server.models import Allowance, allowance
from server.problem import Problem

SLOW = Limit(burst=40, a_minute=1)
NOW = 1_800_000_000_000


@pytest.fixture
def clock(monkeypatch):
    """Time stands still, and goes on by `clock[0] += ms`."""
    now = [NOW]
    monkeypatch.setattr(spending, "_now", lambda: now[0])
    return now


@pytest.fixture
def context(server):
    with server.app_context():
        yield server


def passes(limits, name="it", who="somebody", amount=1):
    try:
        limits.spend(name, who, amount)
    except Problem:
        return False
    return True


def granted(limits, many):
    return sum(passes(limits) for _ in range(many))


@pytest.mark.parametrize("portion", [1, 10])
def test_two_processes_share_one_bucket(context, clock, portion):
    """What one holds of it and has not handed out, the other does not have."""
    limit = {"it": Limit(burst=40, a_minute=1, portion=portion)}
    here, there = Limits(limit), Limits(limit)
    assert granted(here, 15) == 15
    assert granted(there, 60) == (25 if portion == 1 else 20)
    assert granted(here, 60) == (0 if portion == 1 else 5)


def test_of_many_threads_at_once_so_many_pass_as_are_allowed(server):
    """Each as if in a process of its own: only the database stands between them."""
    passed = []

    def ask():
        limits = Limits({"it": SLOW})
        with server.app_context():
            passed.extend(passes(limits) for _ in range(10))
            db.session.remove()

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(passed), passed.count(True)) == (80, 40)


def test_who_comes_back_when_told_gets_in(context, clock):
    limits = Limits({"it": Limit(burst=10, a_minute=30)})
    assert granted(limits, 20) == 10
    with pytest.raises(Problem) as refused:
        limits.spend("it", "somebody")
    assert (refused.value.code, refused.value.retry_after) == ("too-many-requests", 2)
    clock[0] += 1_000
    assert not passes(limits)
    clock[0] += 1_000
    assert passes(limits)


def test_one_does_not_pay_for_another_nor_one_limit_for_the_next(context, clock):
    limits = Limits({"it": SLOW, "other": SLOW})
    assert granted(limits, 60) == 40
    assert passes(limits, who="somebody else")
    assert passes(limits, name="other")


def test_what_is_not_limited_passes_and_is_not_written_down(context):
    assert granted(Limits({}), 100) == 100
    assert rows() == 0


def test_a_portion_is_one_write_for_many_and_a_refusal_is_none(context, clock):
    limits = Limits({"it": Limit(burst=100, a_minute=1, portion=50)})
    with statements() as seen:
        assert granted(limits, 50) == 50
        assert len(seen) == 1
        assert granted(limits, 60) == 50
    with statements() as seen:
        assert granted(limits, 500) == 0
        assert seen == []


def test_the_last_of_a_bucket_is_given_out_though_it_fills_no_portion(context, clock):
    limits = Limits({"it": Limit(burst=60, a_minute=1, portion=50)})
    assert granted(limits, 100) == 60


def test_requiring_takes_nothing_and_charging_takes_what_there_is(context, clock):
    limits = Limits({"it": Limit(burst=2, a_minute=60)})
    for _ in range(10):
        limits.require("it", "somebody")
    for _ in range(5):
        limits.charge("it", "somebody")
    with pytest.raises(Problem) as refused:
        limits.require("it", "somebody")
    assert refused.value.retry_after == 1
    clock[0] += 1_000
    limits.require("it", "somebody")


def test_full_buckets_are_forgotten_and_others_are_not(context, clock):
    limits = Limits({"it": SLOW})
    for k in range(20):
        limits.spend("it", f"address {k}")
    clock[0] += 60_000
    limits.spend("it", "new")
    limits._taken = FORGET_EVERY - 1
    limits.spend("it", "new")
    assert rows() == 1
    assert sum(passes(limits, who="address 1") for _ in range(60)) == SLOW.burst


def test_no_address_is_readable_in_the_table(context):
    Limits({"it": SLOW}).spend("it", "192.0.2.7")
    (key,) = db.session.scalars(select(Allowance.key))
    assert re.fullmatch("[0-9a-f]{64}", key)


def test_a_transaction_that_fails_takes_nothing(context):
    def fail():
        with writing():
            assert allowance.take("key", 1_000, 10_000, NOW)
            raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        fail()
    assert allowance.full_at("key") == 0


def test_more_than_a_whole_bucket_never_passes(context):
    limits = Limits({"it": SLOW})
    assert not passes(limits, amount=41)
    assert passes(limits, who="another", amount=40)


def test_settings_change_a_limit_or_switch_it_off():
    assert configured({"MATSIDE_LIMITS": "off"}) == {}
    found = configured({"MATSIDE_LIMIT_ALL_GUESSES": "50:5", "MATSIDE_LIMIT_RULES": "off"})
    assert (found["all-guesses"].burst, found["all-guesses"].a_minute) == (50, 5)
    assert "rules" not in found
    assert "requests" in found


def test_the_environment_is_read(monkeypatch, tmp_path):
    monkeypatch.setenv("MATSIDE_LIMIT_REQUESTS", "100:7")
    app = create_app({"SQLALCHEMY_DATABASE_URI": f"sqlite:///{tmp_path / 'x.sqlite3'}"})
    with app.app_context():
        assert spending.limits().limits["requests"].a_minute == 7


def rows():
    return db.session.scalar(select(func.count()).select_from(Allowance))


class statements:
    """The statements on the table of allowances within the block."""

    def __enter__(self):
        self.seen = []
        event.listen(db.engine, "before_cursor_execute", self._note)
        return self.seen

    def __exit__(self, *_fault):
        event.remove(db.engine, "before_cursor_execute", self._note)

    def _note(self, _connection, _cursor, statement, *_rest):
        if "allowance" in statement:
            self.seen.append(statement)
