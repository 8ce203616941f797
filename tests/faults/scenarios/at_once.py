"""Several things at the same moment."""

import threading
from collections.abc import Callable
from typing import Any

PATIENCE_SECONDS = 30


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """Begin all of them together; what each of them answered."""
    start = threading.Barrier(len(works))
    answers: list[Any] = [None] * len(works)

    def run(place: int, work: Callable[[], Any]) -> None:
        start.wait(PATIENCE_SECONDS)
        answers[place] = work()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(works)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE_SECONDS)
    assert None not in answers
    return answers
