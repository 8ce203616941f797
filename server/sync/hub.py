"""Waking those who listen: *stream x is at n*, kept in memory, never holding a database session."""

import threading
from collections.abc import Iterator


class Hub:
    """The listeners of this process, at most `limit` of them."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._guard = threading.Lock()
        self._listeners: dict[str, set[Listener]] = {}
        self._count = 0

    def publish(self, competition_id: str, heads: dict[str, int]) -> None:
        with self._guard:
            listeners = list(self._listeners.get(competition_id, ()))
        for listener in listeners:
            listener.tell(heads)

    def followed(self) -> list[str]:
        """The competitions that somebody listens to."""
        with self._guard:
            return [one for one, listeners in self._listeners.items() if listeners]

    def join(self, competition_id: str) -> "Listener | None":
        """A new listener, or None when there is no room for one."""
        with self._guard:
            if self._count >= self._limit:
                return None
            self._count += 1
            listener = Listener(self, competition_id)
            self._listeners.setdefault(competition_id, set()).add(listener)
            return listener

    def leave(self, competition_id: str, listener: "Listener") -> None:
        """Its place is free again. A second time means nothing."""
        with self._guard:
            listeners = self._listeners.get(competition_id, set())
            if listener in listeners:
                listeners.remove(listener)
                self._count -= 1


class Listener:
    """One open stream of events. Only the latest number of each stream waits for it, only once."""

    def __init__(self, hub: Hub, competition_id: str) -> None:
        self._hub = hub
        self._competition = competition_id
        self._changed = threading.Condition()
        self._told: dict[str, int] = {}
        self._waiting: dict[str, int] = {}

    def tell(self, heads: dict[str, int]) -> None:
        """What it has heard before means nothing: news may come twice, and late."""
        with self._changed:
            news = {name: seq for name, seq in heads.items() if seq > self._told.get(name, 0)}
            if news:
                self._told.update(news)
                self._waiting.update(news)
                self._changed.notify()

    def wait(self, seconds: float) -> dict[str, int]:
        """{stream: seq} of what moved; empty after `seconds` of silence."""
        with self._changed:
            self._changed.wait_for(lambda: bool(self._waiting), seconds)
            moved, self._waiting = self._waiting, {}
            return moved

    def moves(self, silence: float) -> Iterator[dict[str, int]]:
        """What moved, again and again; an empty one after each `silence`. Never ends by itself."""
        while True:
            yield self.wait(silence)

    def leave(self) -> None:
        self._hub.leave(self._competition, self)
