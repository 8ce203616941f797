"""Whether the parts of a WCIF that point at each other find what they point at."""

from server.exchange.wcif.errors import WcifInvalid
from server.exchange.wcif.structures import CompetitionIn


def check_references(competition: CompetitionIn) -> None:
    """Raise `WcifInvalid` for the first name or number that leads nowhere."""
    _check_people(competition)
    _check_rounds(competition)
    _check_results(competition)


def _check_people(competition: CompetitionIn) -> None:
    events = {event.id for event in competition.events}
    activities = competition.schedule.activities
    for i, person in enumerate(competition.people):
        for j, event in enumerate(person.events):
            if event not in events:
                raise _unknown("event", f"persons[{i}].registration.eventIds[{j}]", event)
        for j, (activity, _) in enumerate(person.assignments):
            if activity not in activities:
                raise _unknown("activity", f"persons[{i}].assignments[{j}].activityId", activity)


def _check_rounds(competition: CompetitionIn) -> None:
    known = {each.id for _, each in competition.rounds}
    for _, each in competition.rounds:
        for i, other in enumerate(each.cumulative):
            if other not in known:
                path = f"{each.path}.timeLimit.cumulativeRoundIds[{i}]"
                raise _unknown("round", path, other)
    for slot in competition.schedule.slots:
        if slot.round not in known:
            raise _unknown("round", f"{slot.path}.activityCode", slot.round)


def _check_results(competition: CompetitionIn) -> None:
    numbers = {person.number for person in competition.people}
    for _, each in competition.rounds:
        for result in each.results:
            if result.person not in numbers:
                raise _unknown("person", f"{result.path}.personId", result.person)


def _unknown(what: str, path: str, value: object) -> WcifInvalid:
    return WcifInvalid("unknown", path, what=what, value=str(value))
