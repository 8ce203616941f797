"""A round as the public sees it: places, results, and how sure they are."""

from typing import Any

from server.base import iso
from server.desk.kit import without_people
from server.desk.marks import NO_MARKS, Marks
from server.models import Competition, Round, operation, person, round
from server.rules.editions import edition as edition_table
from server.rules.editions import event_result
from server.rules.podium import podium
from server.rules.rounds import round_result
from server.rules.timing import NONE, show

Reply = dict[str, Any]


def standings(
    competition: Competition,
    planned: Round,
    fold: Reply,
    seq: int,
    marks: Marks = NO_MARKS,
    pair: Reply | None = None,
) -> dict[str, Any]:
    """`fold` is what `log.fold` says of the round's stream up to `seq`; `pair` as of `pair.py`.

    The format is that in force: a Delegate may have changed it since it was planned (2026 9p2a).
    """
    format_now = fold["round"].get("format", planned.format)
    return {
        "round": {
            **planned.plan(),
            "format": format_now,
            "groups": without_people(planned.groups),
        },
        "status": fold["round"]["status"],
        "people": _people(competition.id, _numbers(planned, fold)),
        "rows": rows(fold, marks),
        "bracket": bracket(fold),
        "disputes": len(fold["disputes"]),
        "podium": podium(_deciding(planned, fold, pair)),
        "records": marks.state,
        "pair": pair,
        "as_of": iso(operation.last_received(competition.id, planned.id)),
        "seq": seq,
    }


def _deciding(planned: Round, fold: Reply, pair: Reply | None) -> list[Reply]:
    """The rows that decide an event, once its last round is over as the plan stands now.

    Of Dual Rounds those over both do, on the page of either (2026 9v4).
    """
    rounds = round.rounds_of(planned.competition_id)
    mine = [one for one in rounds if one.event_id == planned.event_id]
    last = max(mine, key=lambda one: one.number).id
    if planned.dual:
        return pair["rows"] if pair and pair["over"] and pair["rounds"][-1] == last else []
    return fold["standings"] if planned.id == last and fold["round"]["status"] == "closed" else []


def rows(fold: Reply, marks: Marks = NO_MARKS) -> list[dict[str, Any]]:
    """By rank, then those whose only attempts are in dispute. Who has not begun has no row.

    A Head to Head places everybody; whoever reached a rank by a withdrawal has a row, too (I2h).
    """
    if not fold["cards"]:
        return []
    view = _View(fold["round"], marks)
    closed = fold["round"]["status"] == "closed"
    cards = {card["person"]: card for card in fold["cards"]}
    places = [one for one in fold["standings"] if one["rank"] or cards[one["person"]]["slots"]]
    placed = [view.row(place, cards.pop(place["person"]), closed) for place in places]
    others = (view.row({}, card, closed) for card in cards.values())
    return placed + [row for row in others if row["state"] == "disputed"]


def bracket(fold: Reply) -> dict[str, Any] | None:
    """Of Head to Head: each match with the `texts` of its recorded attempts, by side and point."""
    if not fold.get("bracket"):
        return None
    view = _View(fold["round"], NO_MARKS)
    stages = [
        {**stage, "matches": [{**row, "texts": view.texts(row)} for row in stage["matches"]]}
        for stage in fold["bracket"]["stages"]
    ]
    return {**fold["bracket"], "stages": stages}


def _numbers(planned: Round, fold: Reply) -> set[int]:
    """Who is in the round: those whom it was opened with; before that, those in its groups."""
    if fold["cards"]:
        return {card["person"] for card in fold["cards"]}
    return {number for group in planned.groups for number in group["people"]}


def _people(competition_id: str, numbers: set[int]) -> list[dict[str, Any]]:
    shown = ("number", "name", "local_name", "country")
    everybody = (one.public() for one in person.people_of(competition_id))
    return [{name: one[name] for name in shown} for one in everybody if one["number"] in numbers]


class _View:
    """One round's way of showing results, as its opening froze it."""

    def __init__(self, opened: Reply, marks: Marks) -> None:
        self.marks = marks
        self.edition = opened["edition"]
        self.event = opened["event"]
        self.format = opened["format"]
        table = edition_table(self.edition)
        self.unofficial = self.event not in table["events"]
        self.result = event_result(table, self.event, self.unofficial)

    def texts(self, match: dict[str, Any]) -> list[list[str]]:
        return [[show(value, self.result) for value in side] for side in match["attempts"]]

    def row(self, place: dict[str, Any], card: dict[str, Any], closed: bool) -> dict[str, Any]:
        attempts = [slot["value"] for slot in card["slots"]]
        result = round_result(self.edition, self.event, self.format, attempts, self.unofficial)
        return {
            "person": card["person"],
            "rank": place.get("rank"),
            "best": card["best"],
            "average": card["average"],
            "attempts": attempts,
            "texts": [show(value, self.result) for value in attempts],
            "best_text": show(card["best"], self.result),
            "average_text": show(card["average"], self.result, "average"),
            "counting": result["counting"],
            "state": state(card, closed),
            "marks": self.marks.of(card["person"]),
        }


def state(card: dict[str, Any], closed: bool) -> str:
    """`disputed`, `confirmed` (by the competitor, or the round is closed), or `provisional`."""
    slots = card["slots"]
    if any(slot["status"] == "disputed" for slot in slots):
        return "disputed"
    entered = [slot for slot in slots if slot["value"] != NONE]
    signed = all(slot["confirmed"] for slot in entered)
    return "confirmed" if closed or (entered and signed) else "provisional"
