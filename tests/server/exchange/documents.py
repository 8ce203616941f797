"""WCIF documents for tests: a small whole one to spoil, and the three real ones."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "data"
OPEN = DATA / "MatsideOpen2022.wcif.json"
LIMITS = DATA / "MatsideLimits2022.wcif.json"
NATIONALS = DATA / "MatsideNationals2022.wcif.json.gz"
THREE = (OPEN, LIMITS, NATIONALS)


def real(path: Path) -> dict[str, Any]:
    """One of the three files, read by nothing of ours."""
    data = path.read_bytes()
    return json.loads(gzip.decompress(data) if path.suffix == ".gz" else data)


def small(**changes: Any) -> dict[str, Any]:
    """Two competitors, one of staff, a finished round of 3x3x3 and a second that has not begun."""
    document = {
        "formatVersion": "1.0",
        "id": "Small2026",
        "name": "Small 2026",
        "shortName": "Small",
        "persons": [
            person(1, "Qing Zhang (张清)", events=["333"], assignments=[(11, "competitor")]),
            person(2, "Ada Haddad", events=["333"], assignments=[(12, "competitor")]),
            person(None, "Finn Zhou", roles=["organizer"]),
        ],
        "events": [{"id": "333", "rounds": [finished_round(), planned_round()], "extensions": []}],
        "schedule": schedule(),
        "extensions": [],
    }
    return {**document, **changes}


def person(
    number: int | None,
    name: str,
    *,
    events: list[str] | None = None,
    assignments: list[tuple[int, str]] | None = None,
    roles: list[str] | None = None,
) -> dict[str, Any]:
    registration = {"eventIds": events, "status": "accepted", "isCompeting": True}
    return {
        "registrantId": number,
        "name": name,
        "wcaUserId": 900 + (number or 0),
        "wcaId": None,
        "countryIso2": "KR",
        "gender": "f",
        "birthdate": "2010-05-06",
        "email": f"{name.split()[0].lower()}@example.org",
        "roles": roles or [],
        "registration": registration if events else None,
        "assignments": [
            {"activityId": activity, "assignmentCode": code, "stationNumber": None}
            for activity, code in assignments or []
        ],
        "personalBests": [],
        "extensions": [],
    }


def finished_round() -> dict[str, Any]:
    return {
        **planned_round(),
        "id": "333-r1",
        "advancementCondition": {"type": "percent", "level": 75},
        "results": [
            result(1, [1000, 1100, 1200, 1300, -1], best=1000, average=1200, ranking=1),
            result(2, [2000, 2100], best=2000, average=0, ranking=2),
        ],
        "cutoff": {"numberOfAttempts": 2, "attemptResult": 1500},
    }


def planned_round() -> dict[str, Any]:
    return {
        "id": "333-r2",
        "format": "a",
        "timeLimit": {"centiseconds": 60000, "cumulativeRoundIds": []},
        "cutoff": None,
        "advancementCondition": None,
        "results": [],
        "scrambleSetCount": 1,
        "extensions": [],
    }


def result(
    number: int, values: list[int], *, best: int, average: int, ranking: int
) -> dict[str, Any]:
    return {
        "personId": number,
        "ranking": ranking,
        "attempts": [{"result": value, "reconstruction": None} for value in values],
        "best": best,
        "average": average,
    }


def schedule() -> dict[str, Any]:
    groups = [activity(11, "333-r1-g1"), activity(12, "333-r1-g2")]
    activities = [
        activity(10, "333-r1", groups),
        activity(20, "333-r2"),
        activity(30, "other-lunch"),
    ]
    room = {"id": 1, "name": "Hall", "activities": activities, "extensions": []}
    venue = {"id": 1, "name": "Gym", "countryIso2": "KR", "timezone": "Asia/Seoul", "rooms": [room]}
    return {"startDate": "2026-11-28", "numberOfDays": 2, "venues": [venue]}


def activity(
    number: int, code: str, children: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    return {
        "id": number,
        "name": code,
        "activityCode": code,
        "startTime": "2026-11-28T09:00:00+09:00",
        "endTime": "2026-11-28T10:00:00+09:00",
        "childActivities": children or [],
        "extensions": [],
    }


def put(document: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """Set what stands at a JSON path such as `events[0].rounds[1].id`."""
    holder, last = _at(document, path)
    holder[last] = value
    return document


def without(document: dict[str, Any], path: str) -> dict[str, Any]:
    """Take out what stands at a JSON path."""
    holder, last = _at(document, path)
    del holder[last]
    return document


def _at(document: dict[str, Any], path: str) -> tuple[Any, str | int]:
    steps = [int(step) if step.isdigit() else step for step in re.findall(r"[^.\[\]]+", path)]
    holder: Any = document
    for step in steps[:-1]:
        holder = holder[step]
    return holder, steps[-1]
