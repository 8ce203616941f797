"""The records that stood before the competition: bringing a list in, and giving it out (9i)."""

from itertools import starmap
from typing import Any

from server.base import iso, now
from server.db import db, writing
from server.desk.dates import dates
from server.exchange.records.continents import CONTINENT_OF
from server.exchange.records.table import Key, Line, read, text_of, write
from server.models import Competition, Record, competition, person, record

Shown = dict[str, Any]


def records(about: Competition) -> dict[str, Any]:
    """The list, and what a phone needs to mark results by it without asking."""
    people = person.people_of(about.id)
    countries = sorted({one.country for one in people if one.competing} & CONTINENT_OF.keys())
    return {
        "as_of": iso(about.records_at),
        "records": [_shown(line) for line in lines_of(about.id)],
        "continents": {country: CONTINENT_OF[country] for country in countries},
        "dates": dates(about),
    }


def as_csv(about: Competition) -> str:
    return write(lines_of(about.id))


def look(about: Competition, data: bytes) -> dict[str, Any]:
    """What a list would change: lines that it adds, changes and takes away, and how many stay."""
    then, now_ = _by_key(read(data)), _by_key(lines_of(about.id))
    changed = [line for key, line in then.items() if key in now_ and now_[key] != line]
    return {
        "as_of": iso(about.records_at),
        "added": [_shown(line) for key, line in then.items() if key not in now_],
        "changed": [{**_shown(line), "was": text_of(now_[line.key])} for line in changed],
        "removed": [_shown(line) for key, line in now_.items() if key not in then],
        "same": len([key for key, line in then.items() if now_.get(key) == line]),
    }


def replace(competition_id: str, data: bytes) -> None:
    """Put a list in the place of the one that is there; nothing is touched if it has a fault."""
    lines = read(data)
    with writing():
        competition.lock(competition_id)
        record.forget(competition_id)
        db.session.add_all(
            Record(
                competition_id=competition_id, region=region, event_id=event, type=kind, value=value
            )
            for region, event, kind, value in lines
        )
        found = competition.find(competition_id)
        if found is not None:
            found.records_at = now()


def lines_of(competition_id: str, event_id: str | None = None) -> list[Line]:
    """The competition's records, of one event if it is named."""
    found = record.records_of(competition_id, event_id)
    return list(starmap(Line, ((one.region, one.event_id, one.type, one.value) for one in found)))


def _by_key(lines: list[Line]) -> dict[Key, Line]:
    return {line.key: line for line in lines}


def _shown(line: Line) -> Shown:
    return {**line._asdict(), "text": text_of(line)}
