"""What people do on their phones, whether or not they may: a table of acts (I2, I5, I8)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.faults.machine.stage import OPENING, ROUND
from tests.support.phone import Phone
from tests.support.phone.entries import entries

READINGS = (9990, 12340, 15000)


@dataclass(frozen=True)
class Act:
    """One act: its name in the table, and all that any of them may need."""

    name: str
    person: int
    slot: int
    reading: int
    # Which of several, where there is a choice: 0 is the most sensible.
    which: int

    @property
    def subject(self) -> dict[str, int]:
        return {"person": self.person, "slot": self.slot}

    @property
    def result(self) -> dict[str, Any]:
        penalties = ["A6c"] if self.which == 3 else []
        return {"reading_ms": READINGS[self.reading], "penalties": penalties}


def perform(phone: Phone, act: Act) -> None:
    """Does it, if there is anything to do it to."""
    ACTS[act.name](phone, act)


def _entry(kind: str, reason: bool = True) -> Callable[[Phone, Act], None]:
    def enters(phone: Phone, act: Act) -> None:
        body = {**act.result, **({"reason": "seen on video"} if reason else {})}
        phone.append(ROUND, kind, body, act.subject)

    return enters


def _reason(kind: str) -> Callable[[Phone, Act], None]:
    return lambda phone, act: _append_on_slot(phone, act, kind, {"reason": "wrong card"})


def _mark(kind: str) -> Callable[[Phone, Act], None]:
    def marks(phone: Phone, act: Act) -> None:
        entry = _entry_to_name(phone, act)
        if entry:
            _append_on_slot(phone, act, kind, {"op": entry})

    return marks


def _decide(phone: Phone, act: Act) -> None:
    entry = _entry_to_name(phone, act)
    choice = {"keep": entry} if entry and act.which != 1 else {"result": act.result}
    _append_on_slot(phone, act, "attempt.decide", {**choice, "reason": "asked both judges"})


def _append_on_slot(phone: Phone, act: Act, kind: str, body: dict[str, Any]) -> None:
    phone.append(ROUND, kind, body, act.subject)


def _entry_to_name(phone: Phone, act: Act) -> str | None:
    """What the slot shows, or another entry that the phone knows of."""
    shown = [
        slot["op"]
        for card in phone.board(ROUND)["cards"]
        if card["person"] == act.person
        for slot in card["slots"]
        if slot["slot"] == act.slot and slot["op"]
    ]
    known = [row.op for row in entries(phone.disk, ROUND) if row.op["subject"] == act.subject]
    named = shown + sorted(op["id"] for op in known if op["kind"] == "attempt.record")
    return named[act.which % len(named)] if named else None


def _open(phone: Phone, act: Act) -> None:
    phone.append(ROUND, "round.open", {**OPENING, "people": [1, 2, 3][: 2 + act.which % 2]})


def _close(phone: Phone, _act: Act) -> None:
    seen: dict[str, int] = {}
    for row in entries(phone.disk, ROUND):
        device = str(row.op["device"])
        seen[device] = max(seen.get(device, 0), row.op["n"])
    phone.append(ROUND, "round.close", {"seen": seen})


def _admit(phone: Phone, act: Act) -> None:
    refused = phone.board(ROUND)["refused"]
    if refused:
        op = refused[act.which % len(refused)]["op"]
        phone.append(ROUND, "op.admit", {"op": op, "reason": "seen by me"})


def _of_person(kind: str) -> Callable[[Phone, Act], None]:
    return lambda phone, act: _discard(
        phone.append(ROUND, kind, {"person": act.person}, {"person": act.person})
    )


def _report(phone: Phone, act: Act) -> None:
    phone.append("review", "incident.report", {"text": "a puzzle fell"}, {"person": act.person})


def _call(phone: Phone, act: Act) -> None:
    phone.append("desk", "group.call", {"group": f"{ROUND}-g{act.which}"})


def _discard(_made: object) -> None:
    return None


ACTS: dict[str, Callable[[Phone, Act], None]] = {
    "record": _entry("attempt.record", reason=False),
    "correct": _entry("attempt.correct"),
    "propose": _entry("attempt.propose"),
    "void": _reason("attempt.void"),
    "extra": _reason("attempt.extra"),
    "confirm": _mark("attempt.confirm"),
    "check": _mark("attempt.check"),
    "decide": _decide,
    "open": _open,
    "close": _close,
    "admit": _admit,
    "enter": _of_person("round.enter"),
    "quit": _of_person("round.quit"),
    "report": _report,
    "call": _call,
}
