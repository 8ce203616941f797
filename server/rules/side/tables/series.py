"""Several qualifiers and their final: who has qualified where, who follows whom, who is there."""

from .plan import gone
from .standings import standing_stages


def tables_series(final, events):
    """`{"people": [{"person", "name", "event", "place", "rank", "declined", "follows", "entered"}],
    "entered", "size", "strangers"}`. See `tables.series`.

    `people`: by event in the order of the final's plan, then by rank: who goes on and who could
    have, but declined or left. `follows`: whose place somebody has. `entered` counts those people
    who are in the final, `size` the places that there are for them; `strangers` are in the final
    without having qualified.
    """
    names = (final["plan"] or {}).get("from")
    order = [one["event"] for one in events] if names is None else names
    inside = set([one["person"] for one in final["entrants"]]) - gone(final)
    people, size = [], 0
    for name in order:
        for one in events:
            if one["event"] == name and one["fold"]["plan"]:
                rows, places = _qualified(one, inside)
                people += rows
                size += places
    going = set([row["person"] for row in people if not row["declined"]])
    return {
        "people": people,
        "entered": len(inside & going),
        "size": size,
        "strangers": sorted(inside - going),
    }


def _qualified(one, inside):
    """(rows, places) of one event."""
    event = one["fold"]
    stages = standing_stages(event, one["tables"])
    if not stages:
        return [], 0
    last = stages[-1]
    ranked = [person for group in last.groups for person in group]
    in_order = last.top + [person for person in last.going_on if person not in last.top]
    if not last.cut:
        in_order = [person for person in ranked if person in in_order]
    away = [person for person in in_order if person not in last.going_on]
    followers = [person for person in in_order if person not in last.top]
    follows = {followers[i]: away[i] for i in range(min(len(followers), len(away)))}
    names = {entrant["person"]: entrant["name"] for entrant in event["entrants"]}
    ranks = {}
    before = 0
    for group in last.groups:
        for person in group:
            ranks[person] = before + 1
        before += len(group)
    rows = [
        {
            "person": person,
            "name": names.get(person),
            "event": one["event"],
            "place": event["plan"].get("place"),
            "rank": ranks.get(person),
            "declined": person in away,
            "follows": follows.get(person),
            "entered": person in inside,
        }
        for person in in_order
    ]
    return rows, last.places or 0
