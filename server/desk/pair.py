"""The standings over both Dual Rounds, for the public page of either (2026 9v4)."""

from typing import Any

from server.models import Round, round, stream
from server.rules.dual import dual_standings
from server.rules.editions import edition as edition_table
from server.rules.editions import event_result
from server.rules.timing import NONE, show
from server.sync import boards

Reply = dict[str, Any]


def pair_standings(planned: Round) -> Reply | None:
    """`{"rounds", "rows", "over"}`, None for no Dual Round or before either has begun.

    `over`: both are closed, so that nobody's better result is still to come.
    It looks at the boards of both rounds: call it while none is held.
    """
    pair = _pair(planned)
    if not pair:
        return None
    folds = [boards.reply(one.competition_id, one.id, _head(one)) for one in pair]
    opened = [fold["round"] for fold in folds if fold["cards"]]
    if not opened:
        return None
    frozen = opened[0]
    table = edition_table(frozen["edition"])
    unofficial = frozen["event"] not in table["events"]
    result = event_result(table, frozen["event"], unofficial)
    results = [_results(fold["cards"]) for fold in folds]
    found = dual_standings(
        frozen["edition"], frozen["event"], frozen["format"], results, unofficial
    )
    rows = [
        {
            **{name: row[name] for name in ("person", "rank", "best", "average", "round")},
            "best_text": show(row["best"], result),
            "average_text": show(row["average"], result, "average"),
        }
        for row in found["rows"]
    ]
    over = all(fold["round"]["status"] == "closed" for fold in folds)
    return {"rounds": [one.id for one in pair], "rows": rows, "over": over}


def _pair(planned: Round) -> list[Round]:
    if not planned.dual:
        return []
    pair = [
        one
        for one in round.rounds_of(planned.competition_id)
        if one.event_id == planned.event_id and one.dual
    ]
    return pair if len(pair) == 2 else []


def _head(one: Round) -> int:
    return stream.head(one.competition_id, one.id)


def _results(cards: list[Reply]) -> list[Reply]:
    """Who has begun."""
    results = [
        {"person": card["person"], "attempts": [slot["value"] for slot in card["slots"]]}
        for card in cards
    ]
    return [one for one in results if any(value != NONE for value in one["attempts"])]
