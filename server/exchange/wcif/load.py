"""Bringing a competition in from its WCIF: everything that the file says, or nothing at all."""

from dataclasses import dataclass
from typing import Any

from server.db import db, writing
from server.desk.devices import add_device
from server.exchange.wcif import replay, rows
from server.exchange.wcif.document import read
from server.exchange.wcif.errors import WcifInvalid
from server.exchange.wcif.structures import CompetitionIn
from server.models import competition as competitions
from server.problem import Problem
from server.rules.editions import EDITIONS


@dataclass(frozen=True, slots=True)
class Imported:
    """What came in: the competition's id and how much of everything."""

    id: str
    people: int
    rounds: int
    results: int
    operations: int


def import_wcif(document: Any, edition: str) -> Imported:
    """Import a competition in one transaction.

    Raises `WcifInvalid` with the path of what is wrong, or the `Problem` `competition-exists`.
    """
    if edition not in EDITIONS:
        raise WcifInvalid("edition", edition=edition, choices=", ".join(sorted(EDITIONS)))
    competition = read(document)
    with writing():
        if competitions.find(competition.id):
            raise Problem("competition-exists", "id", competition.id)
        _write(competition, edition)
        operations = _replay(competition, edition)
    return Imported(
        id=competition.id,
        people=len(competition.people),
        rounds=len(competition.rounds),
        results=sum(len(each.results) for _, each in competition.rounds),
        operations=operations,
    )


def _write(competition: CompetitionIn, edition: str) -> None:
    """Write the rows, parents first."""
    for level in (
        [rows.competition_row(competition, edition)],
        rows.person_rows(competition),
        rows.event_rows(competition, edition),
        rows.round_rows(competition, edition),
    ):
        db.session.add_all(level)
        db.session.flush()


def _replay(competition: CompetitionIn, edition: str) -> int:
    """Take in the results there are; how many operations that were."""
    played = [(event, each) for event, each in competition.rounds if each.results]
    if not played:
        return 0
    device = add_device(competition.id, replay.DEVICE_NAME, replay.DEVICE_ROLE)
    replayed = replay.Replay(device, edition)
    return sum(replayed.take(event, each) for event, each in played)
