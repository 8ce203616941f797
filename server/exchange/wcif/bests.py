"""Somebody's `personalBests` of a WCIF, by event.

They only mark what is fast, and nobody's results stand on them: an entry that cannot be read is
passed over, not refused.
"""

from typing import Any

from server.exchange.wcif.schedule import LARGEST_ID
from server.rules.schemas import MOST_ATTEMPT

Bests = dict[str, dict[str, int]]

KINDS = ("single", "average")


def read_bests(entries: Any) -> Bests:
    """`{event: {"single", "average", "single_rank", "average_rank"}}`, each where there is one.

    >>> read_bests([{"eventId": "333", "type": "single", "best": 498, "worldRanking": 31}])
    {'333': {'single': 498, 'single_rank': 31}}
    """
    bests: Bests = {}
    for entry in entries if isinstance(entries, list) else []:
        if not isinstance(entry, dict):
            continue
        event, kind = entry.get("eventId"), entry.get("type")
        if not isinstance(event, str) or kind not in KINDS:
            continue
        if _number(entry.get("best"), MOST_ATTEMPT):
            mine = bests.setdefault(event, {})
            mine[kind] = entry["best"]
            if _number(entry.get("worldRanking"), LARGEST_ID):
                mine[f"{kind}_rank"] = entry["worldRanking"]
    return bests


def _number(value: Any, most: int) -> bool:
    return type(value) is int and 1 <= value <= most
