"""An event of tables as the public sees it: who came, where each sits, who is ahead; each table.

A draw is nobody's business before it is published. Why somebody declined, and what a referee
wrote, is not the public's; why the plan was changed is, and how a cut was decided.
"""

from typing import Any

from server.desk.side.public import Reply, people, stamp
from server.rules.log.refusal import home
from server.rules.side.tables import tables_standings
from server.sync import boards

SHOWN = ("plan", "changes", "entrants", "cuts", "ties", "closed", "disputes")
LEFT_OUT = ("by",)
EMPTIED = ("reason", "words")


def event(competition_id: str, name: str, known: dict[str, int]) -> Reply:
    """All of an event with its standings and its tables; `known`: the heads of its streams."""
    fold = boards.reply(competition_id, name, known[name])
    tables = [
        {"stream": table, "fold": boards.reply(competition_id, table, seq)}
        for table, seq in known.items()
        if home(table) == "table"
    ]
    draws = published(fold)
    numbers = {one["person"] for one in fold["entrants"]}
    numbers |= {seat["person"] for draw in draws for seat in draw["seats"]}
    return {
        "event": name,
        "people": people(competition_id, numbers),
        **{key: fold[key] for key in SHOWN},
        "places": [{**one, "reason": None} for one in fold["places"]],
        "draws": draws,
        "standings": _standings(competition_id, fold, tables, name, known),
        "tables": [{**one, "fold": _public(one["fold"])} for one in tables],
        **stamp(competition_id, name, known[name], fold),
    }


def table(competition_id: str, name: str, seq: int) -> Reply:
    """A table's games with every version, notes, who confirmed."""
    fold = boards.reply(competition_id, name, seq)
    return {"stream": name, **_public(fold), **stamp(competition_id, name, seq, fold)}


def published(fold: Reply) -> list[Reply]:
    """The draws that everybody may see."""
    return [draw for draw in fold["draws"] if draw["published"]]


def _standings(
    competition_id: str, fold: Reply, tables: list[Reply], name: str, known: dict[str, int]
) -> Reply:
    """`tables.standings`, computed once a state of the event and all its tables.

    Kept with the event's board; tables' boards are not asked for while that one is held, since a
    writer may hold one of them and wait for it.
    """
    with boards.reading(competition_id, name, known[name]) as warm:
        kept = warm.derived.get("standings")
    if kept and kept["of"] == known:
        made: Reply = kept["made"]
        return made
    made = tables_standings(fold, tables)
    with boards.reading(competition_id, name, known[name]) as warm:
        if warm.seq == known[name]:
            warm.derived["standings"] = {"of": known, "made": made}
    return made


def _public(value: Any) -> Any:
    """Without who held a device, and with a referee's words empty, at every depth."""
    if isinstance(value, list):
        return [_public(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        key: None if key in EMPTIED else _public(value[key]) for key in value if key not in LEFT_OUT
    }
