"""How many processes may serve."""

from types import SimpleNamespace

import pytest

from server.workers import allowed, keep_to

SHARED = ("postgres://h/d", "postgresql://h/d", "postgresql+psycopg://h/d")


@pytest.mark.parametrize("url", SHARED)
def test_on_postgresql_as_many_as_are_asked_for(url):
    assert allowed({"DATABASE_URL": url, "WEB_CONCURRENCY": "4"}) == 4
    assert allowed({"DATABASE_URL": url}) == 1


@pytest.mark.parametrize("url", ["", "sqlite:////data/postgres.sqlite3"])
def test_on_sqlite_one(url):
    assert allowed({"DATABASE_URL": url, "WEB_CONCURRENCY": "4"}) == 1


def started(workers, environment):
    """What is said to a gunicorn that begins with so many processes, and how many it is left."""
    said = []
    arbiter = SimpleNamespace(num_workers=workers, log=SimpleNamespace(warning=said.append))
    keep_to(arbiter, environment)
    return said, arbiter.num_workers


@pytest.mark.parametrize(
    ("workers", "environment"), [(1, {"WEB_CONCURRENCY": "4"}), (4, {})], ids=["setting", "option"]
)
def test_who_asks_for_more_on_sqlite_is_told_in_one_sentence(monkeypatch, workers, environment):
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    (sentence,), left = started(workers, environment)
    assert left == 1
    assert "4 个进程" in sentence
    assert "DATABASE_URL" in sentence


@pytest.mark.parametrize(
    ("workers", "environment"),
    [(1, {}), (4, {"WEB_CONCURRENCY": "4", "DATABASE_URL": SHARED[0]})],
)
def test_nothing_is_said_otherwise(workers, environment):
    assert started(workers, environment) == ([], workers)
