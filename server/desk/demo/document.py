"""The demo's file: its day moved to today, its results taken out, to be scored by its judges."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("open.wcif.json")
HALF_TIME = datetime(2023, 11, 11, 10, 42, tzinfo=UTC)
"""The moment of the file's day at which the demo stands."""

Results = dict[str, dict[int, list[int]]]
"""{round: {person: attempts}}"""


def document(competition_id: str, name: str, now: datetime) -> tuple[dict[str, Any], Results]:
    """The WCIF of a competition whose half-time is `now`, without results; and its results."""
    found = json.loads(FILE.read_text("utf-8"))
    found |= {"id": competition_id, "name": name, "shortName": name}
    _move(found["schedule"], now - HALF_TIME)
    return found, _taken_out(found)


def _move(schedule: dict[str, Any], by: timedelta) -> None:
    [venue] = schedule["venues"]
    waiting = [activity for room in venue["rooms"] for activity in room["activities"]]
    for activity in waiting:
        for field in ("startTime", "endTime"):
            moment = datetime.fromisoformat(activity[field]) + by
            activity[field] = moment.isoformat().replace("+00:00", "Z")
        waiting += activity["childActivities"]
    schedule["startDate"] = (HALF_TIME + by).date().isoformat()


def _taken_out(found: dict[str, Any]) -> Results:
    results: Results = {}
    for event in found["events"]:
        for each in event["rounds"]:
            results[each["id"]] = {
                result["personId"]: [attempt["result"] for attempt in result["attempts"]]
                for result in each["results"]
            }
            each["results"] = []
    return results
