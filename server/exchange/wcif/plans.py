"""What a WCIF says of an event's plan beside its rounds' settings: Dual Rounds, a qualification."""

from typing import Any

from server.exchange.wcif.structures import EventIn, Extra, RoundIn

LINK = "linkedRounds"
"""Since WCIF 2: the ids of the rounds that are ranked together, this one among them, or null."""
ANY_RESULT = 9_999_999_999
"""The worst result there can be, so that every result is better."""


def is_dual(table: dict[str, Any], event: EventIn, each: RoundIn) -> bool:
    """Whether it is one of the two Dual Rounds, the event's first ones (2026 9v, 9v1).

    Both must say the same; any other link means nothing here and stays where it is.
    """
    pair = event.rounds[:2]
    ids = [one.id for one in pair]
    linked = [one.extra.get(LINK) for one in pair]
    return (
        table["dual_rounds"] is not None
        and len(pair) == 2
        and each.id in ids
        and linked == [ids, ids]
    )


def without_link(extra: Extra) -> Extra:
    return {name: value for name, value in extra.items() if name != LINK}


def qualification(table: dict[str, Any], event: EventIn, each: RoundIn) -> dict[str, Any] | None:
    """Who may take part at all (2026 2a2), as `round.qualified` takes it. The event keeps it, too.

    Where an edition has qualification rounds, a file has no word for them.
    """
    said = event.extra.get("qualification")
    if each.number != 1 or table["qualification"]["round"] or not isinstance(said, dict):
        return None
    kind, level, of = (said.get(name) for name in ("type", "level", "resultType"))
    if of not in ("single", "average"):
        return None
    if kind == "anyResult":
        return {"type": "result", "level": ANY_RESULT, "of": of}
    if kind not in ("ranking", "attemptResult") or type(level) is not int or level < 1:
        return None
    return {"type": "ranking" if kind == "ranking" else "result", "level": level, "of": of}
