"""The `results` of a round: attempts, and what the file says that they come to."""

from typing import Any

from server.exchange.wcif.cursor import Cursor
from server.exchange.wcif.people import HIGHEST_NUMBER
from server.exchange.wcif.structures import ResultIn
from server.rules.schemas import MOST_ATTEMPT
from server.rules.timing import DNS

DERIVED = ("best", "average", "ranking")
"""What the fold will say again; not stored."""


def read_results(entry: Cursor, most_attempts: int) -> list[ResultIn]:
    """The results of a round whose format has `most_attempts`; nobody may have two."""
    results: list[ResultIn] = []
    people = set()
    for each in entry.children("results"):
        result = _result(each, most_attempts)
        if result.person in people:
            raise each.fault("duplicate", "personId", value=result.person)
        people.add(result.person)
        results.append(result)
    return results


def results_extra(entry: Cursor) -> dict[str, Any]:
    """What results hold besides (reconstructions, extensions), by person; mostly nothing."""
    kept = {}
    for result in entry.children("results"):
        rest = result.rest("personId", "attempts", *DERIVED)
        attempts = [attempt.rest("result", "value") for attempt in result.children("attempts")]
        if any(value is not None for attempt in attempts for value in attempt.values()):
            rest["attempts"] = attempts
        if rest:
            kept[str(result.value["personId"])] = rest
    return kept


def _result(entry: Cursor, most_attempts: int) -> ResultIn:
    attempts = entry.children("attempts")
    if len(attempts) > most_attempts:
        raise entry.fault("attempts", "attempts", found=len(attempts), most=most_attempts)
    ranking = None
    if entry.required("ranking") is not None:
        ranking = entry.integer("ranking", 1, HIGHEST_NUMBER)
    return ResultIn(
        person=entry.integer("personId", 1, HIGHEST_NUMBER),
        attempts=[_attempt(attempt) for attempt in attempts],
        best=entry.integer("best", DNS, MOST_ATTEMPT),
        average=entry.integer("average", DNS, MOST_ATTEMPT),
        ranking=ranking,
        path=entry.path,
    )


def _attempt(entry: Cursor) -> int:
    return entry.integer(entry.either("result", "value"), DNS, MOST_ATTEMPT)
