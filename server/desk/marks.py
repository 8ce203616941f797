"""Which results of a round are records or personal bests, and how sure that is (9i)."""

from typing import Any, NamedTuple

from server.desk.dates import dates
from server.desk.records import lines_of
from server.exchange.records.continents import CONTINENT_OF, CONTINENTS
from server.exchange.records.table import WORLD, Line
from server.models import Competition, Round, person, round, stream
from server.models.person import best_in
from server.rules.editions import edition as edition_table
from server.rules.records import records_marks
from server.sync import boards

HEAD_TO_HEAD = "h"
KINDS = ("single", "average")

Kinds = dict[str, list[str]]
# By number, as `person.bests_of` gives them.
Everybody = dict[int, Any]


class Marks(NamedTuple):
    """`people` has `{"single", "average"}` of whoever has a mark; `state` is how sure they are."""

    people: dict[int, Kinds]
    state: str | None

    def of(self, number: int) -> Kinds:
        return self.people.get(number, {kind: [] for kind in KINDS})


NO_MARKS = Marks({}, None)


def marks(competition: Competition, planned: Round) -> Marks:
    """Marks of one round, over all rounds of its event: those of one date are looked at together.

    Boards are read one after the other, each let go before the next: two rounds' pages that are
    made at once do not wait for each other.
    """
    everybody = {one.number: one for one in person.bests_of(competition.id)}
    table = _table(lines_of(competition.id, planned.event_id), everybody, planned.event_id)
    if not any(table.values()):
        return NO_MARKS
    rounds = [one for one in round.rounds_of(competition.id) if one.event_id == planned.event_id]
    heads, when = stream.heads(competition.id), dates(competition)
    asked = [
        {
            "date": when[one.id],
            **_results(boards.reply(competition.id, one.id, heads[one.id]), everybody),
        }
        if heads.get(one.id)
        else {"date": when[one.id], "format": one.format, "results": []}
        for one in rounds
    ]
    edition = competition.edition
    unofficial = planned.event_id not in edition_table(edition)["events"]
    reply = records_marks(edition, planned.event_id, asked, table, unofficial)
    place = [one.id for one in rounds].index(planned.id)
    people: dict[int, Kinds] = {}
    for row in reply["marks"]:
        if row["round"] == place:
            mine = people.setdefault(row["person"], {kind: [] for kind in KINDS})
            mine[row["kind"]] = row["marks"]
    return Marks(people, "provisional" if place in reply["provisional"] else "recognised")


def _table(lines: list[Line], everybody: Everybody, event: str) -> dict[str, Any]:
    """What stood before, as `records.marks` takes it. What nobody told is not there."""
    table: dict[str, Any] = {"world": {}, "continents": {}, "countries": {}, "persons": {}}
    for line in lines:
        if line.region == WORLD:
            table["world"][line.type] = line.value
        else:
            scope = "continents" if line.region in CONTINENTS else "countries"
            table[scope].setdefault(line.region, {})[line.type] = line.value
    for number, one in everybody.items():
        known = best_in(event, one.bests, one.events)
        if known is not None:
            table["persons"][str(number)] = {kind: known.get(kind) for kind in KINDS}
    return table


def _results(fold: dict[str, Any], everybody: Everybody) -> dict[str, Any]:
    """A round's results by a fold. Of a Head to Head only singles count (2026 9i4)."""
    about = fold["round"]
    closed = about["status"] == "closed"
    if about.get("format") == HEAD_TO_HEAD:
        rows = [(card["person"], [card["best"]]) for card in fold["cards"]]
        shape = {"format": "1", "singles_only": True}
    else:
        rows = [(card["person"], [s["value"] for s in card["slots"]]) for card in fold["cards"]]
        shape = {"format": about["format"]}
    results = [
        {"person": number, **_home(everybody.get(number)), "attempts": values}
        for number, values in rows
    ]
    return {**shape, "closed": closed, "results": results}


def _home(one: Any) -> dict[str, str]:
    if one is None:
        return {}
    continent = CONTINENT_OF.get(one.country)
    return {"country": one.country, **({"continent": continent} if continent else {})}
