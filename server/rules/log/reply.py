"""The reply of `log.fold`: every list sorted, with the digest that phone and server compare."""

from ..standings import ranked
from .canonical import canonical, sha256


def reply(board):
    """The value of `log.fold` of a board. Cards bring their JSON: few are written anew."""
    cards = [board.cards[person] for person in sorted(board.cards)]
    rest = _lists(board)
    rest["round"] = _round(board)
    rest["standings"] = _standings(board.level.opened, cards)
    texts = {name: canonical(rest[name]) for name in rest}
    texts["cards"] = "[" + ",".join([card.json for card in cards]) + "]"
    whole = ",".join(['"' + name + '":' + texts[name] for name in sorted(texts)])
    rest["cards"] = [card.shown for card in cards]
    rest["digest"] = sha256("{" + whole + "}")
    return rest


def _round(board):
    level = board.level
    if not level.opened:
        return {"status": "not-open"}
    return {
        "status": "closed" if level.close else "open",
        "open": level.opened.op["id"],
        "edition": level.opened.edition,
        "event": level.opened.event,
        "format": level.opened.format,
        "quit": level.quit,
        "published": level.published,
        "signed": level.signed,
    }


def _standings(opened, cards):
    """Rows as in `round.standings`, of everybody who has an attempt."""
    rows = [card.standing for card in cards if card.standing]
    return ranked(opened.table, opened.result, opened.format, rows) if opened else []


def _lists(board):
    disputes, proposals, refused, late = [], [], [], []
    for what, ids in board.level.disputes:
        disputes.append({"what": what, "candidates": ids})
    for person, number in board.slots:
        slot = board.slots[(person, number)]
        where = {"person": person, "slot": number}
        if slot.candidates:
            disputes.append(dict(where, what="attempt", candidates=slot.candidates))
        proposals += [dict(where, op=op_id, kind=kind) for op_id, kind in slot.proposals]
        refused += [{"op": op_id, "reason": reason} for op_id, reason in slot.refused]
        late += [op["id"] for op in slot.entries if board.level.is_late(op)]
    held = []
    for op_id in board.ops:
        missing = board.missing(op_id)
        if missing:
            held.append({"op": op_id, "missing": missing})
        elif board.reasons.get(op_id):
            refused.append({"op": op_id, "reason": board.reasons[op_id]})
    return {
        "disputes": sorted(disputes, key=_dispute_order),
        "proposals": sorted(proposals, key=_op),
        "held": sorted(held, key=_op),
        "refused": sorted(refused, key=_op),
        "late": sorted(late),
    }


def _op(row):
    return row["op"]


def _dispute_order(dispute):
    where = (dispute.get("person", 0), dispute.get("slot", 0))
    return (dispute["what"], where, dispute["candidates"])
