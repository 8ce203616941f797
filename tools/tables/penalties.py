"""An edition's penalties: the sheet of a judge, and what a number with several effects does."""

PHASES = (
    "inspection",
    "start",
    "memorisation",
    "blindfold",
    "solve",
    "one-hand",
    "feet",
    "stop",
    "after-stop",
    "fmc",
    "multi",
    "equipment",
    "conduct",
)
# The mildest first: of two effects of one number the bare code means the one that comes first.
EFFECTS = (
    "extra-attempt",
    "replace",
    "provisional-extra",
    "unsolved-puzzle",
    "stop-and-score",
    "+2",
    "dnf",
    "dns",
    "stop",
    "no-result",
    "disqualify-attempts",
    "remaining-attempts-dnf",
    "no-further-attempts",
    "remove-later-rounds",
    "disqualify-event",
    "disqualify-competition",
    "leave-venue",
    "suspend",
    "unofficial",
)
# What an effect does to the attempt that it is given for; every other leaves the value alone.
ON_THE_ATTEMPT = {
    "dnf": "dnf",
    "disqualify-attempts": "dnf",
    "remaining-attempts-dnf": "dnf",
    "dns": "dns",
}
# The roles by the names that the rules have for them.
ROLES = {
    "main-judge": "head-judge",
    "score-taker": "scoretaker",
    "organisation-leader": "organizer",
}
DISCRETION = "?"


def mildest(catalogue: list[dict]) -> dict[str, str]:
    """What a bare number does to an attempt where it has several effects: the mildest of them."""
    variants: dict[str, list[dict]] = {}
    for penalty in catalogue:
        if "#" in penalty["id"]:
            variants.setdefault(penalty["code"], []).append(penalty)
    return {number: _group(min(variants[number], key=_severity)) for number in sorted(variants)}


def sheet(catalogue: list[dict], events: dict[str, dict]) -> list[str]:
    """Rows of `phase effect by events code:key …`; a `?` behind who decides leaves it to them.

    A row holds all codes that agree in these words, by phase in the order of an attempt. The
    effect is what happens to the attempt (for +2 the group that it counts in), and behind a
    slash what the text says where that is more.
    """
    rows: dict[tuple, list[str]] = {}
    for penalty in catalogue:
        name = penalty["id"].split(":")[1]
        rows.setdefault(_row(penalty, events), []).append(f"{name}:{penalty['key']}")
    return [
        " ".join([PHASES[phase], *words, *codes])
        for (phase, _, *words), codes in sorted(rows.items())
    ]


def _row(penalty: dict, events: dict[str, dict]) -> tuple[int, int, str, str, str]:
    by = ROLES.get(penalty["by"], penalty["by"]) + DISCRETION * penalty["discretionary"]
    return (
        PHASES.index(penalty["phase"]),
        _severity(penalty),
        _effect(penalty),
        by,
        ",".join(_kinds(penalty["applies_to"], events)),
    )


def _severity(penalty: dict) -> int:
    return EFFECTS.index(penalty["effect"])


def _group(penalty: dict) -> str:
    if penalty["effect"] == "+2":
        return penalty["cumulative_group"]
    return ON_THE_ATTEMPT.get(penalty["effect"], "other")


def _effect(penalty: dict) -> str:
    effect, group = penalty["effect"], _group(penalty)
    return group if effect in ("+2", group) else f"{group}/{effect}"


def _kinds(applies_to: list[str], events: dict[str, dict]) -> list[str]:
    """Kinds of events where all of a kind are meant, else events; `*` for all."""
    if applies_to == ["*"]:
        return applies_to
    members: dict[str, set[str]] = {}
    for name, event in events.items():
        members.setdefault(event["kind"], set()).add(name)
    whole = [kind for kind, names in members.items() if names <= set(applies_to)]
    covered = set().union(*(members[kind] for kind in whole))
    return sorted(whole) + [name for name in applies_to if name not in covered]
