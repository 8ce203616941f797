"""What a WCIF says, as plain structures in the product's own terms, before any of it is written.

`extra` holds every field that the structure has no name for, as it came, to be given back.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

Extra = dict[str, Any]


@dataclass(frozen=True, slots=True)
class PersonIn:
    """Somebody of the competition; `number` is null for staff who never registered."""

    number: int | None
    name: str
    local_name: str | None
    country: str
    wca_id: str | None
    gender: str | None
    birthdate: str | None
    email: str | None
    roles: list[str]
    events: list[str]
    competing: bool
    bests: dict[str, dict[str, int]]
    """By event: `single`, `average` and the world's ranks of both, where there are any."""
    assignments: list[tuple[int, str]]
    """Activity and code (`competitor`, `staff-judge`, …)."""
    extra: Extra


@dataclass(frozen=True, slots=True)
class ResultIn:
    """One person's result in a round, and what the file says that it comes to."""

    person: int
    attempts: list[int]
    best: int
    average: int
    ranking: int | None
    path: str


@dataclass(frozen=True, slots=True)
class RoundIn:
    """A round, its settings in the words of `round.open`, and the results that it has already."""

    id: str
    number: int
    format: str
    limit_cs: int | None
    cumulative: list[str]
    cutoff: dict[str, int] | None
    advancement: dict[str, Any] | None
    results: list[ResultIn]
    path: str
    extra: Extra


@dataclass(frozen=True, slots=True)
class EventIn:
    """An event and its rounds in order."""

    id: str
    rounds: list[RoundIn]
    extra: Extra


@dataclass(frozen=True, slots=True)
class SlotIn:
    """When and where a round is, or a group of it; `group` is null for the round itself."""

    round: str
    code: str
    group: int | None
    activity: int
    start: datetime
    end: datetime
    room: str
    path: str


@dataclass(frozen=True, slots=True)
class ScheduleIn:
    """When and where; assignments may point at any of `activities`."""

    start_date: str
    end_date: str
    timezone: str
    venue: dict[str, Any]
    activities: set[int]
    slots: list[SlotIn]


@dataclass(frozen=True, slots=True)
class CompetitionIn:
    """The whole file."""

    id: str
    name: str
    short_name: str
    people: list[PersonIn]
    events: list[EventIn]
    schedule: ScheduleIn
    extra: Extra

    @property
    def rounds(self) -> list[tuple[EventIn, RoundIn]]:
        """Every round with its event, in the file's order."""
        return [(event, each) for event in self.events for each in event.rounds]
