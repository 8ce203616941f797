"""An operation as the fold reads it: every field there, of its type, whatever came in.

`read` never raises. What is malformed is marked `bad`, becomes a `bad-body` and is shown (I5);
an operation whose id is no text is named `?` and the SHA-256 of what it holds.
"""

from ..arguments import MOST
from .canonical import canonical, sha256


def read(op, stream):
    """The operation, tidied; `person` and `slot` are 0 where the subject names none."""
    device, n, base, subject = op.get("device"), op.get("n"), op.get("base"), op.get("subject")
    kind, role = op.get("kind"), op.get("role")
    person, slot = _about(subject) if isinstance(subject, dict) else (0, 0)
    ids = [op_id for op_id in base if is_text(op_id)] if isinstance(base, list) else []
    named = is_text(op.get("id")) and op["id"] != ""
    known = is_device(device)
    counted = is_whole(n)
    well = named and known and counted and isinstance(base, list) and len(ids) == len(base)
    well = well and op.get("stream", stream) == stream
    return {
        "id": op["id"] if named else "?" + sha256(canonical(op)),
        "device": device if known else 0,
        "n": n if counted else 0,
        "by": holder(op.get("by")),
        "kind": kind if is_text(kind) else "",
        "role": role if is_text(role) else "",
        "standing": standing(op.get("standing")),
        "person": person,
        "slot": slot,
        "base": ids if len(ids) < 2 else sorted(set(ids)),
        "body": op.get("body"),
        "bad": not well,
        "as_it_came": op,
    }


def _about(subject):
    person, slot = subject.get("person"), subject.get("slot")
    return person if is_whole(person) else 0, slot if is_whole(slot) else 0


def standing(said):
    """`ok`, or why the server that first took it in would not have it."""
    if said is None or said == "ok":
        return "ok"
    return said if is_text(said) and said != "" else "standing"


def holder(by):
    """Who held the device, as a text; None where nobody is named."""
    if is_whole(by):
        return str(by)
    return by if is_text(by) and by != "" else None


def is_text(value):
    """Whether it is a text that UTF-8 can spell: half a surrogate pair is not."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeError:
        return False
    return True


def is_whole(value):
    """Whether it is a whole number from 1; `true` and `1.0` are none."""
    return type(value) is int and 1 <= value <= MOST


def is_device(value):
    """A number that a server gave, or a text."""
    return is_whole(value) or (is_text(value) and value != "")


def in_order(devices):
    """Each device once, sorted: numbers before texts."""
    once = list(set(devices))
    if len(once) < 2:
        return once
    return sorted(once, key=lambda device: (isinstance(device, str), device))
