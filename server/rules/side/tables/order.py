"""Who is before whom: by wins and points, then by the organizer's tie-breaks, in their order."""


def _on_purpose(stage, row):
    return -row["on_purpose"]


def _no_meld(stage, row):
    return -row["no_meld"]


def _last_round(stage, row):
    last = row["rounds"].get("R" + str(stage.rounds[-1][0])) or {"wins": 0, "points": 0}
    return last["wins"], last["points"]


TIE_BREAKS = {"on-purpose": _on_purpose, "no-meld": _no_meld, "last-round": _last_round}
DRAWN, EARLIER, DECIDED = "drawn", "earlier-stage", "decided"


def groups_of(rows, stage, tie_breaks, drawn, earlier, decided):
    """(groups of those who stay level, the first first; {person: the tie-break that told them
    from the last who was level with them}).

    Of a stage behind the first, whoever was before the other in the `earlier` one is; what the
    organizer has `decided` parts only those who go on from who was level with them and does not. A
    draw of tiles counts when all who are level have drawn.
    """
    by_person = {row["person"]: row for row in rows}
    groups = _split([list(by_person)], lambda p: _result(by_person[p]), None, {})
    broken_by = {}
    for name in tie_breaks:
        if name in TIE_BREAKS:
            values = {p: TIE_BREAKS[name](stage, by_person[p]) for p in by_person}
            groups = _split(groups, values.get, name, broken_by)
        elif name == DRAWN:
            groups = _by_draw(groups, drawn, broken_by)
    places = {person: -i for i, group in enumerate(earlier) for person in group}
    groups = _split(groups, lambda p: places.get(p, -len(places)), EARLIER, broken_by)
    groups = _split(groups, lambda p: p in decided, DECIDED, broken_by)
    return [sorted(group) for group in groups], broken_by


def _result(row):
    """Who has no game yet is behind everybody."""
    return row["games"] > 0, row["wins"], row["points"]


def _by_draw(groups, drawn, broken_by):
    split = []
    for group in groups:
        known = len([person for person in group if person in drawn]) == len(group)
        split += _split([group], drawn.get if known else _level, DRAWN, broken_by)
    return split


def _level(person):
    return 0


def _split(groups, key, name, broken_by):
    """Each group in parts with the same key, the highest first."""
    split = []
    for group in groups:
        parts = {}
        for person in group:
            parts.setdefault(key(person), []).append(person)
        if len(parts) > 1 and name:
            for person in group:
                broken_by[person] = name
        split += [parts[found] for found in sorted(parts, reverse=True)]
    return split


def cut_of(groups, places, out):
    """(who is sure to be among the first `places`, who is tied across the end, how many of those
    fit). Whoever is `out` leaves the place to the next."""
    sure = []
    for group in groups:
        here = [person for person in group if person not in out]
        if len(sure) + len(here) > places:
            left = places - len(sure)
            return sure, here if left else [], left
        sure += here
    return sure, [], 0
