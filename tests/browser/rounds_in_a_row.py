"""A competition whose second round was opened from the standings of the first, for the tests."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright

from server.rules.door import handle
from tests.browser.venue import NAMES, PaperPhone, Venue, document, prepare
from tests.server.exchange.documents import planned_round
from tests.support.scripted_phone import id_of

FIRST, SECOND = "333-r1", "333-r2"
TWO = {"type": "ranking", "level": 2}


@contextmanager
def two_rounds(playwright: Playwright, folder: Path) -> Iterator[Venue]:
    """Four competitors; the best two of the first round advance."""
    first = {**planned_round(), "id": FIRST, "advancementCondition": TWO}
    rounds = [first, {**planned_round(), "id": SECOND}]
    wcif = {**document(), "events": [{"id": "333", "rounds": rounds, "extensions": []}]}
    venue = Venue(playwright, prepare(folder / "prepared", wcif), folder)
    try:
        yield venue
    finally:
        venue.close()


def standings(*bests: tuple[int, int]) -> list[dict[str, Any]]:
    """Rows of (person, best) who each have one attempt."""
    ordered = sorted(bests, key=lambda one: one[1])
    return [
        {"person": person, "rank": rank, "best": best, "average": 0}
        for rank, (person, best) in enumerate(ordered, 1)
    ]


def digest_of(rows: list[dict[str, Any]]) -> str:
    """What `round.drift` says of standings."""
    asked = {"edition": "wca-2026", "rows": rows, "condition": None, "people": []}
    digest: str = handle({"call": "round.drift", **asked})["value"]["digest"]
    return digest


def second_round_opened(
    venue: Venue, bests: dict[int, int], people: Iterable[int]
) -> tuple[PaperPhone, PaperPhone, str]:
    """The first round is over and these people are in the second; the delegate's phone, a judge's,
    and the id of the second opening. `bests` are in hundredths."""
    delegate, judge = venue.paper_phone("delegate", "Dana"), venue.paper_phone("judge", "Ann")
    opening = delegate.pen.open(range(1, len(NAMES) + 1), advancement=TWO)
    delegate.hand_in(opening)
    base = [id_of(opening)]
    judge.hand_in(*(judge.pen.record(one, 1, 10 * best) for one, best in bests.items()))
    seen = {str(phone.pen.device): phone.pen.n for phone in (delegate, judge)}
    source = {"round": FIRST, "digest": digest_of(standings(*bests.items()))}
    following = delegate.pen.make(
        "round.open",
        {
            "edition": "wca-2026",
            "event": "333",
            "format": "a",
            "people": list(people),
            "from": source,
        },
        stream=SECOND,
    )
    delegate.hand_in(delegate.pen.make("round.close", {"seen": seen}, None, base), following)
    return delegate, judge, id_of(following)
