"""The reply of `log.fold` for a side event's stream: every list sorted, with its digest."""

from ...jsontext import Written
from ...log.canonical import canonical, quoted, sha256


def reply(fold, came):
    """The value of `log.fold`. What is long brings its text: little of it is new."""
    rest = issues(fold, came)
    shown, texts = fold.shown()
    rest.update(shown)
    parts = [
        quoted(name) + ":" + (texts.get(name) or canonical(rest[name])) for name in sorted(rest)
    ]
    text = "{" + ",".join(parts)
    rest["digest"] = sha256(text + "}")
    return Written(rest, text + ',"digest":' + quoted(rest["digest"]) + "}")


def issues(fold, came):
    """The lists of what a person should look at. Nothing on a side event is only proposed."""
    refused = [{"op": op_id, "reason": fold.refused[op_id]} for op_id in sorted(fold.refused)]
    waiting = sorted(came.graph.waiting)
    return {
        "disputes": sorted(fold.disputes, key=_dispute_order),
        "proposals": [],
        "held": [{"op": op_id, "missing": came.graph.missing(op_id)} for op_id in waiting],
        "refused": refused,
        "late": sorted(fold.late),
    }


def _dispute_order(dispute):
    where = (dispute.get("person", 0), dispute.get("round", 0), dispute.get("of", ""))
    return dispute["what"], where, dispute.get("cycle", 0), dispute["candidates"]
