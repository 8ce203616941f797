"""The `schedule` of a WCIF: days, time zone, place, when each round starts, and its groups."""

import re
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from server.exchange.wcif.cursor import Cursor
from server.exchange.wcif.structures import ScheduleIn, SlotIn

ACTIVITY = re.compile(r"(?P<round>[0-9a-z]+-r[0-9]+)(?:-g(?P<group>[0-9]+))?(?:-a[0-9]+)?")
"""`333-r1`, its group `333-r1-g2`, one attempt of it `333mbf-r1-g2-a1`; not `other-lunch`."""
LONGEST_DAYS = 60
LARGEST_ID = 2**31 - 1


def read_schedule(document: Cursor) -> ScheduleIn:
    """The schedule; a competition that has no venue yet lives in UTC."""
    schedule = document.child("schedule")
    start, end = _days(schedule)
    venues = schedule.children("venues")
    for venue in venues:
        _check_timezone(venue)
    activities: set[int] = set()
    slots: list[SlotIn] = []
    for room, activity in _activities(venues):
        # Real files use one id in two rooms, so an id may come again.
        activities.add(activity.integer("id", 0, LARGEST_ID))
        slots += _slots(room, activity)
    return ScheduleIn(
        start_date=start.isoformat(),
        end_date=end.isoformat(),
        timezone=venues[0].text("timezone") if venues else "UTC",
        venue=_venue(venues[0]) if venues else {},
        activities=activities,
        slots=slots,
    )


def _days(schedule: Cursor) -> tuple[date, date]:
    """The first day and the last."""
    start = schedule.date("startDate")
    days = schedule.integer("numberOfDays", 1, LONGEST_DAYS)
    try:
        return start, start + timedelta(days=days - 1)
    except OverflowError as error:
        raise schedule.fault("date", "startDate", value=start) from error


def _check_timezone(venue: Cursor) -> None:
    name = venue.text("timezone", longest=64)
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:
        # A machine without any zone database cannot tell.
        if available_timezones():
            raise venue.fault("timezone", "timezone", value=name) from error


def _venue(venue: Cursor) -> dict[str, Any]:
    return {
        "name": venue.text("name"),
        "country": venue.text("countryIso2", longest=2) if venue.has("countryIso2") else None,
    }


def _activities(venues: list[Cursor]) -> Iterator[tuple[str, Cursor]]:
    """Every activity with the name of its room, parents before children, in the file's order."""
    for venue in venues:
        for room in venue.children("rooms"):
            waiting = room.children("activities")[::-1]
            while waiting:
                activity = waiting.pop()
                yield room.text("name"), activity
                waiting += activity.children("childActivities")[::-1]


def _slots(room: str, activity: Cursor) -> list[SlotIn]:
    """The activity as a round's, or nothing when it is lunch."""
    start, end = activity.instant("startTime"), activity.instant("endTime")
    code = ACTIVITY.fullmatch(activity.text("activityCode", longest=60))
    if code is None:
        return []
    return [
        SlotIn(
            round=code["round"],
            code=code[0],
            group=int(code["group"]) if code["group"] else None,
            activity=activity.value["id"],
            start=start,
            end=end,
            room=room,
            path=activity.path,
        )
    ]
