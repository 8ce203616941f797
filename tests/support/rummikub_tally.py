"""A second opinion on a tournament of Rummikub tables, from the words of source 003 (4., 순위결정).

It shares no code with the rules: sheets go in as dictionaries, the order of people comes out.
"""

from collections.abc import Iterable
from typing import Any

Sheet = list[dict[str, Any]]
"""A game: of each player `person`, and `out`, `melded`, `on_purpose`, `absent`, `sum`, `jokers`."""


def points(sheet: Sheet) -> dict[int, int]:
    """What a game is worth to each; the pool's end by difference, without a tie for the lowest."""
    present = [one for one in sheet if not one.get("absent")]
    value = {one["person"]: (one.get("sum") or 0) + 50 * (one.get("jokers") or 0) for one in sheet}
    able = [one for one in present if one.get("melded", True)]
    winners = [one["person"] for one in present if one.get("out")]
    spared = 0
    if not winners and able:
        winners = [min((one["person"] for one in able), key=lambda person: value[person])]
        spared = value[winners[0]]
    scores: dict[int, int] = {}
    for one in sheet:
        if one.get("absent"):
            scores[one["person"]] = -100
        elif not one.get("melded", True):
            scores[one["person"]] = -200 if one.get("on_purpose") else -100
        else:
            scores[one["person"]] = spared - value[one["person"]]
    for winner in winners:
        scores[winner] = 0
        scores[winner] = -sum(scores[one["person"]] for one in present)
    return scores


def won(sheet: Sheet) -> int | None:
    """Who won: alone with more than nothing, or with the lowest rack."""
    able = [one for one in sheet if not one.get("absent") and one.get("melded", True)]
    out = [one["person"] for one in able if one.get("out")]
    if out or not able:
        return out[0] if out else None
    lowest = min(able, key=lambda one: one["sum"] + 50 * (one.get("jokers") or 0))
    person: int = lowest["person"]
    return person


def totals(sheets: Iterable[Sheet]) -> dict[int, tuple[int, int]]:
    """Wins and points of everybody."""
    found: dict[int, tuple[int, int]] = {}
    for sheet in sheets:
        winner = won(sheet)
        for person, score in points(sheet).items():
            wins, total = found.get(person, (0, 0))
            found[person] = (wins + (person == winner), total + score)
    return found


def ranked(sheets: Iterable[Sheet]) -> list[list[int]]:
    """Everybody, those who are level in wins and points together, the first first."""
    found = totals(sheets)
    return [
        sorted(person for person in found if found[person] == result)
        for result in sorted(set(found.values()), reverse=True)
    ]
