"""A second opinion on pairings: what a round and an event must keep, told apart from the rules.

It knows nothing of `server/rules/`; an event is `{"format","entrants","rounds","planned"?}` as in a
request of `pairing.next`, and every function lists what is wrong, in words.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

SMALL = 12
"""Up to so many the best of all pairings is found by looking at every one."""


def wrong_with_event(event: dict) -> list[str]:
    """Everything wrong with a whole event, round by round."""
    found = []
    for number in range(1, len(event["rounds"]) + 1):
        before = {**event, "rounds": event["rounds"][: number - 1]}
        here = event["rounds"][number - 1]
        found += [f"round {number}: {what}" for what in wrong_with_round(before, here)]
    return found


def wrong_with_round(before: dict, here: dict, active: list[int] | None = None) -> list[str]:
    """What is wrong with a round after those `before` it; `active`, if others may be missing."""
    people = sorted(present(here)) if active is None else sorted(active)
    checks = [_everybody_once(here, people)]
    if before["format"] == "knock-out":
        checks.append(_no_loser_plays(before, here))
    else:
        checks += [_no_rematch(before, here), _byes_once(before, here)]
    if before["format"] == "swiss":
        checks += [_one_bye_at_most(here, people), _colours(before, here)]
    return [what for check in checks for what in check]


def present(here: dict) -> list[int]:
    """Everybody in a round, with and without a match."""
    return [one[side] for one in here["matches"] for side in ("white", "black")] + here["byes"]


def _everybody_once(here: dict, people: list[int]) -> Iterator[str]:
    if sorted(present(here)) != people:
        yield f"{sorted(present(here))} are in it, not {people}"


def _no_rematch(before: dict, here: dict) -> Iterator[str]:
    met = {frozenset(pair) for pair in pairs_of(before["rounds"])}
    for pair in pairs_of([here]):
        if frozenset(pair) in met:
            yield f"{pair} meet again"


def _byes_once(before: dict, here: dict) -> Iterator[str]:
    if before["format"] == "swiss":
        had = {person for one in before["rounds"] for person in one["byes"]}
        for person in had.intersection(here["byes"]):
            yield f"{person} has a second bye"


def _one_bye_at_most(here: dict, people: list[int]) -> Iterator[str]:
    if len(here["byes"]) != len(people) % 2:
        yield f"{len(here['byes'])} byes among {len(people)}"


def _no_loser_plays(before: dict, here: dict) -> Iterator[str]:
    for one in before["rounds"]:
        for match in one["matches"]:
            points = match["points"]
            for side, other in (("white", "black"), ("black", "white")):
                if points[side] < points[other] and match[side] in present(here):
                    yield f"{match[side]} has lost and plays"


def _colours(before: dict, here: dict) -> Iterator[str]:
    """Colours that must not be, as few as can be, where that can be looked at."""
    broken = broken_colours(before, here)
    people = [person for person in present(here) if person not in here["byes"]]
    if broken and len(people) <= SMALL and len(broken) > (least(before, people) or [0])[0]:
        yield f"colours of {broken} without need"


def broken_colours(before: dict, here: dict) -> list[int]:
    """Who has not the colour that they must have."""
    return [
        match[side]
        for match in here["matches"]
        for side in ("white", "black")
        if wanted(colours(before["rounds"], match[side])) == ("b" if side == "white" else "w", 3)
    ]


def out_of_balance(event: dict, person: int) -> bool:
    """More than two apart, or three times the same in a row, at any time."""
    had = colours(event["rounds"], person)
    return any(_odd(had[:end]) for end in range(1, len(had) + 1))


def _odd(had: str) -> bool:
    return abs(had.count("w") - had.count("b")) > 2 or had[-3:] in ("www", "bbb")


def pairs_of(rounds: list[dict]) -> list[tuple[int, int]]:
    return [(match["white"], match["black"]) for one in rounds for match in one["matches"]]


def colours(rounds: list[dict], person: int) -> str:
    """`w` and `b` of somebody's matches, in order."""
    sides = {0: "w", 1: "b"}
    return "".join(sides[pair.index(person)] for pair in pairs_of(rounds) if person in pair)


def points(event: dict, person: int) -> int:
    """Half points of a Swiss event: those of the matches, and two for a bye."""
    total = 0
    for one in event["rounds"]:
        total += 2 * (person in one["byes"])
        for match in one["matches"]:
            for side in ("white", "black"):
                if match[side] == person and match["points"]:
                    total += match["points"][side]
    return total


def wanted(had: str) -> tuple[str, int]:
    """The colour somebody should have: 3 they must, 2 had one more often, 1 had it last."""
    if not had:
        return "", 0
    over = had.count("w") - had.count("b")
    other = {"w": "b", "b": "w"}[had[-1]]
    if abs(over) >= 2:
        return ("b" if over > 0 else "w"), 3
    if had[-2:] in ("ww", "bb"):
        return other, 3
    return (("b" if over > 0 else "w"), 2) if over else (other, 1)


def weight(event: dict, one: int, other: int, groups: list[int]) -> tuple[int, int, int]:
    """What a pair costs: a must that is hurt, groups apart squared (25 at most), other wishes."""
    first, second = (wanted(colours(event["rounds"], person)) for person in (one, other))
    hurt = min(first[1], second[1]) if first[0] == second[0] else 0
    apart = groups.index(points(event, one)) - groups.index(points(event, other))
    return (int(hurt == 3), min(apart**2, 25), hurt if hurt < 3 else 0)


def cost(event: dict, here: dict) -> tuple[int, int, int]:
    """The sums of a round."""
    people = [person for pair in pairs_of([here]) for person in pair]
    groups = sorted({points(event, person) for person in people})
    weights = [weight(event, *pair, groups) for pair in pairs_of([here])]
    return (
        sum(one[0] for one in weights),
        sum(one[1] for one in weights),
        sum(one[2] for one in weights),
    )


def least(event: dict, people: list[int]) -> tuple[int, int, int] | None:
    """The least that a round of all these can cost without a rematch; None if there is no such."""
    people = sorted(people)
    groups = sorted({points(event, person) for person in people})
    met = {frozenset(pair) for pair in pairs_of(event["rounds"])}
    weights = {
        pair: weight(event, *pair, groups)
        for pair in combinations(people, 2)
        if frozenset(pair) not in met
    }

    @cache
    def best(left: tuple[int, ...]) -> tuple[int, int, int] | None:
        if not left:
            return (0, 0, 0)
        found = []
        for other in left[1:]:
            if (left[0], other) in weights:
                rest = best(tuple(one for one in left[1:] if one != other))
                if rest is not None:
                    now = weights[left[0], other]
                    found.append((rest[0] + now[0], rest[1] + now[1], rest[2] + now[2]))
        return min(found, default=None)

    return best(tuple(people))
