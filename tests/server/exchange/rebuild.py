"""A WCIF made again from rows, operations and folds: what a later export has to work with."""

import json
from collections import defaultdict
from typing import Any

from server.models import Competition, Event, Person, Round, competition, event, operation, person
from server.models import round as rounds
from server.rules import call

FILE_TYPES = {"ranking": "ranking", "percent": "percent", "result": "attemptResult"}


def rebuild(competition_id: str) -> dict[str, Any]:
    """The document that the competition came from, people and results by their numbers."""
    found = competition.find(competition_id)
    assert isinstance(found, Competition)
    return {
        **found.wcif_extra,
        "id": found.id,
        "name": found.name,
        "shortName": found.short_name,
        "persons": [_person(one) for one in person.people_of(competition_id)],
        "events": [_event(one) for one in event.events_of(competition_id)],
    }


def in_order(document: dict[str, Any]) -> dict[str, Any]:
    """The same document with people and results in the order of `rebuild`."""
    staff = [one for one in document["persons"] if one["registrantId"] is None]
    others = [one for one in document["persons"] if one["registrantId"] is not None]
    persons = staff[::-1] + sorted(others, key=lambda one: one["registrantId"])
    events = [
        {
            **one,
            "rounds": [
                {**each, "results": sorted(each["results"], key=lambda result: result["personId"])}
                for each in one["rounds"]
            ],
        }
        for one in document["events"]
    ]
    return {**document, "persons": persons, "events": events}


def folded(competition_id: str, round_id: str) -> dict[str, Any]:
    """What `log.fold` says of the round's stored operations, asked through the rules' own door."""
    ops = [
        {**json.loads(row.raw), "sha256": row.sha256, "role": row.role, "standing": row.standing}
        for row in operation.after(competition_id, round_id, 0)
    ]
    reply = json.loads(call(json.dumps({"call": "log.fold", "stream": round_id, "ops": ops})))
    assert reply["ok"], reply
    return reply["value"]


def _person(row: Person) -> dict[str, Any]:
    registration = row.extra["registration"]
    return {
        **row.extra,
        "registrantId": row.number if row.number > 0 else None,
        "name": f"{row.name} ({row.local_name})" if row.local_name else row.name,
        "wcaId": row.wca_id,
        "countryIso2": row.country,
        "gender": row.gender,
        "birthdate": row.birthdate,
        "email": row.email,
        "roles": row.roles,
        "registration": None if registration is None else {**registration, "eventIds": row.events},
    }


def _event(row: Event) -> dict[str, Any]:
    mine = [one for one in rounds.rounds_of(row.competition_id) if one.event_id == row.id]
    return {**row.extra, "id": row.id, "rounds": [_round(one) for one in mine]}


def _round(row: Round) -> dict[str, Any]:
    extra = dict(row.extra)
    results_extra = extra.pop("results", {})
    limit, cutoff, advancement = row.limit_cs, row.cutoff, row.advancement
    return {
        **extra,
        **_link(row),
        "id": row.id,
        "format": row.format,
        "timeLimit": limit
        and {
            **extra.get("timeLimit", {}),
            "centiseconds": limit,
            "cumulativeRoundIds": row.cumulative,
        },
        "cutoff": cutoff
        and {
            **extra.get("cutoff", {}),
            "numberOfAttempts": cutoff["attempts"],
            "attemptResult": cutoff["result"],
        },
        "advancementCondition": advancement
        and {
            **extra.get("advancementCondition", {}),
            "type": FILE_TYPES[advancement["type"]],
            "level": advancement["level"],
        },
        "results": results_extra
        if isinstance(results_extra, list)
        else _results(row, results_extra),
    }


def _link(row: Round) -> dict[str, Any]:
    """Dual Rounds: each names both."""
    return {"linkedRounds": [f"{row.event_id}-r{number}" for number in (1, 2)]} if row.dual else {}


def _results(row: Round, results_extra: dict[str, Any]) -> list[dict[str, Any]]:
    values: dict[int, dict[int, int]] = defaultdict(dict)
    for stored in operation.after(row.competition_id, row.id, 0):
        op = json.loads(stored.raw)
        if op["kind"] == "attempt.record":
            values[op["subject"]["person"]][op["subject"]["slot"]] = op["body"]["value"]
    if not values:
        return []
    ranks = {one["person"]: one for one in folded(row.competition_id, row.id)["standings"]}
    return [_result(ranks[number], values[number], results_extra) for number in sorted(values)]


def _result(
    standing: dict[str, Any], values: dict[int, int], results_extra: dict[str, Any]
) -> dict[str, Any]:
    extra = dict(results_extra.get(str(standing["person"]), {}))
    attempts_extra = extra.pop("attempts", [{"reconstruction": None}] * len(values))
    return {
        **extra,
        "personId": standing["person"],
        "ranking": standing["rank"],
        "attempts": [
            {**attempts_extra[slot - 1], "result": values[slot]} for slot in sorted(values)
        ],
        "best": standing["best"],
        "average": standing["average"],
    }
