"""What a delegate should look at, kept in step by the transaction that changed it (I2, I5)."""

import json
from dataclasses import dataclass
from typing import Any

from server.db import db
from server.models import operation, review_item
from server.models.review_item import ReviewItem
from server.sync import boards

LARGEST = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Issue:
    """One thing to look at: an operation, or an attempt that has several."""

    what: str
    op: str | None
    person: int | None
    slot: int | None
    reason: str | None

    def key(self) -> review_item.Key:
        return review_item.key_of(self.what, self.op, self.person, self.slot, self.reason)


def refresh(competition_id: str, stream: str, warm: boards.Warm) -> None:
    """Open an item for each new issue of the held board; close those that are gone."""
    issues = {issue.key(): issue for issue in issues_of(warm.board.issues())}
    if warm.listed is None or warm.listed - issues.keys():
        known = {item.key(): item.id for item in review_item.open_items(competition_id, stream)}
        review_item.close([id for key, id in known.items() if key not in issues])
        warm.listed = set(known)
    _open(competition_id, stream, [one for key, one in issues.items() if key not in warm.listed])
    warm.listed = set(issues)


def issues_of(reply: dict[str, Any]) -> list[Issue]:
    """Everything that needs a person, of `log.fold`'s reply or the board's issues. Pure."""
    return [
        *(
            Issue("dispute", None, one.get("person"), one.get("slot"), one["what"])
            for one in reply["disputes"]
        ),
        *(
            Issue("proposal", one["op"], one["person"], one["slot"], one["kind"])
            for one in reply["proposals"]
        ),
        *(Issue("held", one["op"], None, None, why_held(one["missing"])) for one in reply["held"]),
        *(Issue("refused", one["op"], None, None, one["reason"]) for one in reply["refused"]),
        *(Issue("late", op, None, None, None) for op in reply["late"]),
    ]


def why_held(missing: list[str]) -> str:
    return "not-open" if missing == ["round.open"] else "missing"


def _open(competition_id: str, stream: str, issues: list[Issue]) -> None:
    ids = {issue.op for issue in issues if issue.op}
    raws = operation.raws(competition_id, stream, ids) if ids else {}
    for issue in issues:
        person, slot = _subject(raws.get(issue.op or ""))
        db.session.add(
            ReviewItem(
                competition_id=competition_id,
                stream=stream,
                what=issue.what,
                op=issue.op,
                reason=issue.reason,
                person=issue.person or person,
                slot=issue.slot or slot,
            )
        )


def _subject(raw: str | None) -> tuple[int | None, int | None]:
    """Person and slot of the operation, where it names sensible ones."""
    subject = json.loads(raw).get("subject") if raw else None
    if not isinstance(subject, dict):
        return None, None
    return _sensible(subject.get("person")), _sensible(subject.get("slot"))


def _sensible(number: Any) -> int | None:
    return number if type(number) is int and 0 < number <= LARGEST else None
