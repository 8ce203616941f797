"""The kit: all that a phone needs for a day without network. Public fields of people only (I7)."""

from typing import Any

from server.models import Competition, Device, device, event, person, round, stream
from server.models.server_identity import identity
from server.sync import boards, feed
from server.sync.streams import is_side
from server.sync.version import rules_version


def kit(competition: Competition, me: Device) -> dict[str, Any]:
    heads = stream.heads(competition.id)
    here = identity()
    held = [one.id for one in event.events_of(competition.id)]
    return {
        "competition": about(competition),
        "me": {
            "device": me.number,
            "role": me.role,
            "scope": me.scope,
            "name": me.name,
            "moved_to": me.moved_to,
        },
        "people": [
            {**one.public(), "events": one.events, "bests": one.bests_in(held)}
            for one in person.people_of(competition.id)
            if one.competing
        ],
        "events": events(competition.id),
        "rounds": rounds(competition.id, with_people=True),
        "devices": [
            {"device": one.number, "name": one.name, "role": one.role, "scope": one.scope}
            for one in device.devices_of(competition.id)
        ],
        "streams": feed.readable(competition.id, me.role, me.scope, heads),
        "rules_version": rules_version(),
        "epoch": here.epoch,
        "server": here.server,
    }


def overview(competition: Competition) -> dict[str, Any]:
    """What anybody may know of the competition before it begins."""
    return {
        **about(competition),
        "events": events(competition.id),
        "rounds": rounds(competition.id, with_people=False),
        "side": any(is_side(name) for name in stream.heads(competition.id)),
    }


def about(competition: Competition) -> dict[str, Any]:
    return {
        "id": competition.id,
        "name": competition.name,
        "short_name": competition.short_name,
        "edition": competition.edition,
        "timezone": competition.timezone,
        "start_date": competition.start_date,
        "end_date": competition.end_date,
    }


def events(competition_id: str) -> list[dict[str, Any]]:
    by_event: dict[str, list[str]] = {}
    for one in round.rounds_of(competition_id):
        by_event.setdefault(one.event_id, []).append(one.id)
    return [
        {"id": one.id, "official": one.official, "rounds": by_event.get(one.id, [])}
        for one in event.events_of(competition_id)
    ]


def rounds(competition_id: str, with_people: bool) -> list[dict[str, Any]]:
    """The planned rounds and how each stands, with or without who is in which group."""
    heads = stream.heads(competition_id)
    return [
        {
            **one.plan(),
            "status": boards.status(competition_id, one.id, heads.get(one.id, 0)),
            "groups": one.groups if with_people else without_people(one.groups),
        }
        for one in round.rounds_of(competition_id)
    ]


def without_people(groups: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in group.items() if key != "people"} for group in groups]
