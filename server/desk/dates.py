"""The date on which a round's results count as done (2026 9i2): its last one, where the hall is."""

from datetime import datetime
from zoneinfo import ZoneInfo

from server.models import Competition, Round, round


def dates(competition: Competition) -> dict[str, str]:
    """{round: `2026-01-31`} as planned; a round is never before one of its event that precedes it.

    A round that no schedule knows is of the date of the one before, or of the first day.
    """
    zone = ZoneInfo(competition.timezone)
    found: dict[str, str] = {}
    latest: dict[str, str] = {}
    for planned in round.rounds_of(competition.id):
        before = latest.get(planned.event_id, competition.start_date)
        found[planned.id] = latest[planned.event_id] = max([before, *_planned(planned, zone)])
    return found


def _planned(planned: Round, zone: ZoneInfo) -> list[str]:
    """The dates at the place on which something of the round begins or ends."""
    times = [planned.start, *(group[side] for group in planned.groups for side in ("start", "end"))]
    moments = (datetime.fromisoformat(time) for time in times if time)
    return [moment.astimezone(zone).date().isoformat() for moment in moments]
