"""The `events` of a WCIF: rounds with their settings, and the results that they have already."""

import re
from typing import Any

from server.exchange.wcif.cursor import Cursor
from server.exchange.wcif.results import read_results, results_extra
from server.exchange.wcif.structures import EventIn, RoundIn
from server.rules.formats import FORMATS, HEAD_TO_HEAD, attempts_of
from server.rules.schemas import MOST_ATTEMPT

EVENT_ID = re.compile(r"[0-9a-z]{1,40}")
ADVANCEMENT_TYPES = {"ranking": "ranking", "percent": "percent", "attemptResult": "result"}
"""The file's name and ours."""
LONGEST_CS = 24 * 360_000
MOST_BEFORE_CUTOFF = 5

KEPT_IN_PART = {
    "timeLimit": ("centiseconds", "cumulativeRoundIds"),
    "cutoff": ("numberOfAttempts", "attemptResult", "resultValue"),
    "advancementCondition": ("type", "level"),
}
"""Objects of a round that have columns of ours, and the fields that these take."""


def read_events(document: Cursor) -> list[EventIn]:
    """The events in the file's order, with their rounds; references are not followed yet."""
    events: list[EventIn] = []
    for entry in document.children("events"):
        event = entry.text("id")
        if not EVENT_ID.fullmatch(event):
            raise entry.fault("code", "id", value=event)
        if any(other.id == event for other in events):
            raise entry.fault("duplicate", "id", value=event)
        rounds = entry.children("rounds") if entry.required("rounds") is not None else []
        events.append(
            EventIn(
                id=event,
                rounds=[_round(each, event, i) for i, each in enumerate(rounds, start=1)],
                extra=entry.rest("id", "rounds"),
            )
        )
    return events


def _round(entry: Cursor, event: str, number: int) -> RoundIn:
    round_id = entry.text("id")
    if round_id != f"{event}-r{number}":
        raise entry.fault("round-id", "id", value=round_id, expected=f"{event}-r{number}")
    format_ = entry.text("format")
    if format_ not in FORMATS:
        raise entry.fault("choice", "format", value=format_, choices=", ".join(FORMATS))
    matches = format_ == HEAD_TO_HEAD
    attempts = MOST_BEFORE_CUTOFF if matches else attempts_of(format_)
    limit_cs, cumulative = _time_limit(entry)
    return RoundIn(
        id=round_id,
        number=number,
        format=format_,
        limit_cs=limit_cs,
        cumulative=cumulative,
        cutoff=_cutoff(entry, attempts),
        advancement=_advancement(entry),
        results=[] if matches else read_results(entry, attempts),
        path=entry.path,
        extra={**_extra(entry), **_matches(entry)} if matches else _with_results(entry),
    )


def _time_limit(entry: Cursor) -> tuple[int | None, list[str]]:
    """The limit in centiseconds and the rounds that share it; multi-blind has neither."""
    if entry.required("timeLimit") is None:
        return None, []
    limit = entry.child("timeLimit")
    shared = limit.texts("cumulativeRoundIds") if limit.has("cumulativeRoundIds") else []
    return limit.integer("centiseconds", 1, LONGEST_CS), shared


def _cutoff(entry: Cursor, attempts: int) -> dict[str, int] | None:
    if entry.required("cutoff") is None:
        return None
    cutoff = entry.child("cutoff")
    result = cutoff.either("attemptResult", "resultValue")
    return {
        "attempts": cutoff.integer("numberOfAttempts", 1, attempts),
        "result": cutoff.integer(result, 1, MOST_ATTEMPT),
    }


def _advancement(entry: Cursor) -> dict[str, Any] | None:
    if not entry.has("advancementCondition"):
        return None
    condition = entry.child("advancementCondition")
    kind = condition.text("type")
    if kind not in ADVANCEMENT_TYPES:
        raise condition.fault("choice", "type", value=kind, choices=", ".join(ADVANCEMENT_TYPES))
    highest = 100 if kind == "percent" else MOST_ATTEMPT
    return {"type": ADVANCEMENT_TYPES[kind], "level": condition.integer("level", 1, highest)}


def _extra(entry: Cursor) -> dict[str, Any]:
    extra = entry.rest("id", "format", "results", *KEPT_IN_PART)
    for name, known in KEPT_IN_PART.items():
        if entry.has(name) and (rest := entry.child(name).rest(*known)):
            extra[name] = rest
    return extra


def _with_results(entry: Cursor) -> dict[str, Any]:
    results = results_extra(entry)
    return {**_extra(entry), **({"results": results} if results else {})}


def _matches(entry: Cursor) -> dict[str, Any]:
    """The results of a Head to Head as they came: a file does not say who met whom (2026 I2)."""
    results = [each.value for each in entry.children("results")]
    return {"results": results} if results else {}
