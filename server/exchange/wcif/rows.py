"""From plain structures to rows: what is decided about a competition before its day."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from server.exchange.wcif import plans
from server.exchange.wcif.structures import CompetitionIn, PersonIn, SlotIn
from server.models import Competition, Event, Person, Round
from server.rules.editions import edition as edition_table

COMPETES = "competitor"


def competition_row(competition: CompetitionIn, edition: str) -> Competition:
    """The competition; its schedule stays whole in `wcif_extra`, for the way back."""
    schedule = competition.schedule
    return Competition(
        id=competition.id,
        name=competition.name,
        short_name=competition.short_name,
        edition=edition,
        timezone=schedule.timezone,
        start_date=schedule.start_date,
        end_date=schedule.end_date,
        venue=schedule.venue,
        wcif_extra=competition.extra,
    )


def person_rows(competition: CompetitionIn) -> Iterator[Person]:
    """Everybody. Staff without a registration get -1, -2, …: numbers that no scorecard bears."""
    unregistered = 0
    with_results = _with_results(competition)
    for person in competition.people:
        if person.number is None:
            unregistered -= 1
        row = _person_row(competition.id, person, person.number or unregistered)
        # Whatever became of the registration: who has a result has competed.
        row.competing = person.competing or person.number in with_results
        yield row


def event_rows(competition: CompetitionIn, edition: str) -> Iterator[Event]:
    """The events; those that the edition does not have are unofficial."""
    official = edition_table(edition)["events"]
    for position, event in enumerate(competition.events):
        yield Event(
            competition_id=competition.id,
            id=event.id,
            official=event.id in official,
            position=position,
            extra=event.extra,
        )


def round_rows(competition: CompetitionIn, edition: str) -> Iterator[Round]:
    """The rounds as they are planned, with their groups."""
    competitors = _competitors(competition.people)
    table = edition_table(edition)
    for position, (event, each) in enumerate(competition.rounds):
        slots = [slot for slot in competition.schedule.slots if slot.round == each.id]
        dual = plans.is_dual(table, event, each)
        yield Round(
            competition_id=competition.id,
            id=each.id,
            event_id=event.id,
            number=each.number,
            format=each.format,
            limit_cs=each.limit_cs,
            cumulative=each.cumulative,
            cutoff=each.cutoff,
            advancement=each.advancement,
            start=_iso(min(slot.start for slot in slots)) if slots else None,
            dual=dual,
            qualification=plans.qualification(table, event, each),
            groups=_groups(slots, competitors),
            position=position,
            extra=plans.without_link(each.extra) if dual else each.extra,
        )


def _person_row(competition_id: str, person: PersonIn, number: int) -> Person:
    return Person(
        competition_id=competition_id,
        number=number,
        name=person.name,
        local_name=person.local_name,
        country=person.country,
        wca_id=person.wca_id,
        roles=person.roles,
        events=person.events,
        bests=person.bests,
        gender=person.gender,
        birthdate=person.birthdate,
        email=person.email,
        extra=person.extra,
    )


def _with_results(competition: CompetitionIn) -> set[int]:
    return {result.person for _, each in competition.rounds for result in each.results}


def _competitors(people: list[PersonIn]) -> dict[int, list[int]]:
    """{activity: numbers} of those who are to compete in it."""
    competitors: dict[int, list[int]] = {}
    for person in people:
        for activity, code in person.assignments:
            if code == COMPETES and person.number is not None:
                competitors.setdefault(activity, []).append(person.number)
    return competitors


def _groups(slots: list[SlotIn], competitors: dict[int, list[int]]) -> list[dict[str, Any]]:
    """The groups by number; one that two rooms share is a group in each."""
    groups: list[dict[str, Any]] = []
    for slot in slots:
        if slot.group is None:
            continue
        taken = any(group["id"] == slot.code for group in groups)
        groups.append(
            {
                "id": f"{slot.code}@{slot.activity}" if taken else slot.code,
                "number": slot.group,
                "start": _iso(slot.start),
                "end": _iso(slot.end),
                "room": slot.room,
                "people": sorted(competitors.get(slot.activity, [])),
            }
        )
    return sorted(groups, key=lambda group: (group["number"], group["start"], group["id"]))


def _iso(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")
