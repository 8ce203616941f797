"""Spending what is allowed, and being told to come back later."""

import hashlib
import time
from collections.abc import Mapping
from typing import Any

from flask import Flask, current_app

from server.db import writing
from server.limits.defaults import DEFAULTS
from server.limits.limit import Limit, read
from server.limits.purse import Purse
from server.models import allowance
from server.problem import Problem

SECOND_MS = 1000
# Full buckets are dropped once in so many takings.
FORGET_EVERY = 500


class Limits:
    """This process's view of the limits: `{name: limit}` without those that are off."""

    def __init__(self, limits: Mapping[str, Limit]) -> None:
        self.limits = limits
        self.purse = Purse()
        self._taken = 0

    def spend(self, name: str, who: str, amount: int = 1) -> None:
        """Take `amount` of what `who` may. Raises Problem, with a time to wait, if it is used up.

        Mostly from what this process holds; else in a write transaction of its own.
        """
        limit, key = self.limits.get(name), _key(name, who)
        if limit is None or self.purse.pay(key, amount):
            return
        self._refuse_while_closed(key)
        if not self._fetch(key, limit, amount):
            raise self._close(key, limit, amount)

    def require(self, name: str, who: str) -> None:
        """Raise Problem if nothing is left of what `who` may; take nothing."""
        limit, key = self.limits.get(name), _key(name, who)
        if limit is None:
            return
        self._refuse_while_closed(key)
        if limit.wait(allowance.full_at(key), _now(), 1):
            raise self._close(key, limit, 1)

    def charge(self, name: str, who: str) -> None:
        """Take one if there is one."""
        if name in self.limits:
            self._fetch(_key(name, who), self.limits[name], 1)

    def _fetch(self, key: str, limit: Limit, amount: int) -> bool:
        """Take `amount` from the database; what a whole portion has more goes into the purse."""
        now = _now()
        with writing():
            self._tidy(now)
            for wanted in sorted({max(amount, limit.portion), amount}, reverse=True):
                if allowance.take(key, limit.cost(wanted), limit.room, now):
                    break
            else:
                return False
        self.purse.add(key, wanted - amount)
        return True

    def _tidy(self, now: int) -> None:
        self._taken += 1
        if self._taken % FORGET_EVERY == 0:
            allowance.forget_full(now)

    def _refuse_while_closed(self, key: str) -> None:
        wait = self.purse.closed(key, _now())
        if wait:
            raise _too_many(wait)

    def _close(self, key: str, limit: Limit, amount: int) -> Problem:
        now = _now()
        wait = max(1, limit.wait(allowance.full_at(key), now, amount))
        self.purse.close(key, now + wait)
        return _too_many(wait)


def init_app(app: Flask) -> None:
    app.extensions["matside-limits"] = Limits(configured(app.config))


def limits() -> Limits:
    found: Limits = current_app.extensions["matside-limits"]
    return found


def configured(config: Mapping[str, Any]) -> dict[str, Limit]:
    """The limits that the settings leave. ValueError for one that cannot be read."""
    if config.get("MATSIDE_LIMITS") == "off":
        return {}
    found = {}
    for name, default in DEFAULTS.items():
        said = config.get("MATSIDE_LIMIT_" + name.upper().replace("-", "_"))
        limit = read(said, default) if said else default
        if limit:
            found[name] = limit
    return found


def _too_many(wait: int) -> Problem:
    return Problem("too-many-requests", retry_after=-(-wait // SECOND_MS))


def _key(name: str, who: str) -> str:
    return hashlib.sha256(f"{name} {who}".encode()).hexdigest()


def _now() -> int:
    return time.time_ns() // 1_000_000
