"""A slot folded: each of its operations classed, and the line that its card shows.

Entries that say the same count as one: two that are equal and confirmed hold against a third (I8),
and a value that two agreed on stays in force below corrections that differ.
"""

from .bodies import NAMES
from .envelope import in_order
from .history import ENTRIES, History
from .refusal import by_body
from .results import EXTRA, VOID, entered

NOTHING = ("", 0, "", 0)
ACCEPTED = ("accepted", None)
PROPOSED = ("proposed", None)


class Slot:
    """`outcomes` has every operation's; `row` is the line, without its number."""

    refused = ()  # (id, reason)
    proposals = ()  # (id, kind) of those that wait for the authority
    candidates = ()  # ids of entries in force that differ
    late = ()  # ids of those that the close in force had not seen

    def __init__(self):
        self.outcomes = {}  # id -> (outcome, reason or None)
        self.entries = []  # what was entered or proposed
        self.row = None


def fold_slot(ops, pasts, opened, place, judge):
    """Folds placed operations, each after its base.

    `place` is why nobody may enter anything here, or None; `judge` gives the stamp's reason.
    """
    alone = _alone(ops[0], opened, place, judge) if len(ops) == 1 else None
    return alone or _together(ops, pasts, opened, place, judge)


def _alone(op, opened, place, judge):
    """The slot of one result about which nothing else was said, as most are; None if it is no such.

    Nothing is in its past that could make it a proposal, and nothing beside it to compare with.
    """
    if op["kind"] != "attempt.record" or judge(op) or place or by_body(op):
        return None
    if opened.is_signed(op):
        return None
    said = entered(op["kind"], op["body"], opened, None)
    if not said:
        return None
    slot = Slot()
    slot.outcomes[op["id"]] = ACCEPTED
    slot.entries.append(op)
    slot.row = _shown("recorded", said, op["id"], [op["device"]], False, False)
    return slot


def _together(ops, pasts, opened, place, judge):
    slot = Slot()
    refused = []
    history = History(opened)
    for op in ops:
        past = pasts[op["id"]]
        reason, said, named = judge(op) or place or by_body(op), None, None
        if not reason:
            reason, said, named = _read(op, past, history, opened)
        history.add(op, past, reason, said, named)
        if reason:
            refused.append((op["id"], reason))
            slot.outcomes[op["id"]] = ("refused", reason)
        else:
            slot.outcomes[op["id"]] = ACCEPTED
    if refused:
        slot.refused = refused
    _sort_entries(slot, history)
    slot.row = _row(slot, history)
    return slot


def _read(op, past, history, opened):
    """(reason, what it says, the place of the entry that it names)"""
    kind, body = op["kind"], op["body"]
    named = None
    if kind in NAMES and NAMES[kind] in body:
        named = history.entry_in(past, body[NAMES[kind]])
        if named is None:
            return "bad-body", None, None
    if kind == "attempt.declare":
        return _untold(op, past, history, opened), None, None
    if kind not in ENTRIES:
        return None, None, named
    said = entered(kind, body, opened, None if named is None else history.said[named])
    return None if said else "bad-body", said, named


def _untold(op, past, history, opened):
    """Why a number of cubes is not taken: it had been told for good (H1a1), or the attempt is done.

    Who has the authority may put right what was mistyped.
    """
    if opened.result != "multi":
        return "bad-body"
    if op["role"] in opened.authority:
        return None
    done = [i for i in history.each(history.in_force(past)) if history.said[i] not in (VOID, EXTRA)]
    for_good = opened.table["demands"]["multi"]["multi"]["change_until"] == "told"
    return "number-told" if done or (for_good and history.told & past) else None


def _sort_entries(slot, history):
    """Proposals apart; one is settled when an entry by the authority has it in its past."""
    slot.entries = [history.ops[i] for i in history.each(history.entries)]
    proposed = history.entries & ~history.effective
    if not proposed:
        return
    settled = history.below(history.settling)
    waiting = []
    for i in history.each(proposed):
        op = history.ops[i]
        slot.outcomes[op["id"]] = PROPOSED
        if not settled >> i & 1:
            waiting.append((op["id"], op["kind"]))
    slot.proposals = waiting


def _row(slot, history):
    """The line of the card."""
    standing = history.each(history.in_force(history.entries | history.marks))
    if len(standing) > 1 and len(history.different(standing)) > 1:
        slot.candidates = sorted([history.ops[i]["id"] for i in standing])
        return _line(history, "disputed", _prevailing(history, standing), standing)
    if not standing or history.said[standing[0]] == VOID:
        return _line(history, "empty", [], [])
    status = "extra" if history.said[standing[0]] == EXTRA else "recorded"
    return _line(history, status, standing, standing)


def _prevailing(history, standing):
    """Of entries that differ: the confirmed one if exactly one thing is confirmed; if nothing is,
    the last entry that all descend from, unless that is a void or an extra; else none."""
    confirmed = [i for i in standing if history.confirmed[i]]
    if confirmed:
        return confirmed if len(history.different(confirmed)) == 1 else []
    common = history.effective
    for i in standing:
        common &= history.past[i]
    last = history.each(common & ~history.below(common))
    said = history.different(last)
    return last if len(said) == 1 and history.said[last[0]] not in (VOID, EXTRA) else []


def _line(history, status, prevailing, standing):
    """`prevailing` say the same; the confirmed one is named if any is, else the smallest id."""
    confirmed = [i for i in prevailing if history.confirmed[i]]
    named = [(history.ops[i]["id"], i) for i in confirmed or prevailing]
    op_id, i = min(named) if named else (None, None)
    devices = in_order([history.ops[i]["device"] for i in standing])
    checked = bool([i for i in prevailing if history.checked >> i & 1])
    said = NOTHING if i is None else history.said[i]
    return _shown(status, said, op_id, devices, bool(confirmed), checked)


def _shown(status, said, op_id, devices, confirmed, checked):
    _, value, text, reading = said
    return {
        "status": status,
        "value": value,
        "text": text,
        "reading_cs": reading,
        "op": op_id,
        "by": devices,
        "confirmed": confirmed,
        "checked": checked,
    }
