"""The reply of `log.fold`: every list sorted, with the digest that phone and server compare."""

from ..jsontext import Written
from ..standings import ranked
from .canonical import canonical, quoted, sha256


def reply(state):
    """The value of `log.fold` for a state. Cards bring their JSON: few are written anew."""
    cards = state.deal()
    rest = issues(state)
    rest["round"] = _round(state)
    matches = state.duel()
    if matches:
        rest["bracket"] = matches.bracket
        rest["standings"] = matches.rows
        texts = {name: canonical(rest[name]) for name in rest}
    else:
        rest["standings"] = _standings(state.level.opened, cards)
        texts = {name: canonical(rest[name]) for name in rest if name != "standings"}
        texts["standings"] = "[" + ",".join([_row_json(row) for row in rest["standings"]]) + "]"
    texts["cards"] = "[" + ",".join([card.json for card in cards]) + "]"
    whole = ",".join([quoted(name) + ":" + texts[name] for name in sorted(texts)])
    rest["cards"] = [card.shown for card in cards]
    rest["digest"] = sha256("{" + whole + "}")
    return Written(rest, "{" + whole + ',"digest":' + quoted(rest["digest"]) + "}")


def _round(state):
    level = state.level
    if not level.opened:
        return {"status": "not-open"}
    return {
        "status": "closed" if level.close else "open",
        "open": level.opened.op["id"],
        "edition": level.opened.edition,
        "event": level.opened.event,
        "format": level.opened.format,
        "quit": level.quit,
        "phases": [
            {"attempts": after, "people": sorted(people), "op": op_id}
            for after, people, op_id in level.phases
        ],
        "published": level.published,
        "signed": level.sign is not None,
        "sign": level.sign,
        "kept": level.kept,
    }


def _standings(opened, cards):
    """Rows as in `round.standings`, of everybody who has an attempt."""
    rows = [card.standing for card in cards if card.standing]
    return ranked(opened.table, opened.result, opened.format, rows) if opened else []


def _row_json(row):
    """`canonical`, for what there is most of."""
    rank = "null" if row["rank"] is None else str(row["rank"])
    ties = "true" if row["ties"] else "false"
    return (
        f'{{"average":{row["average"]},"best":{row["best"]},"person":{row["person"]},'
        f'"rank":{rank},"ties":{ties}}}'
    )


def issues(state):
    """The lists of what a person should look at, without the cards: little work, however many."""
    proposals, refused, late = [], [], []
    disputes = list(state.level.disputes)
    if state.level.settled:
        disputes += state.duel().misfits
    for place in state.noted:
        slot = state.slots[place]
        where = {"person": place[0], "slot": place[1]}
        if slot.candidates:
            disputes.append(dict(where, what="attempt", candidates=slot.candidates))
        proposals += [dict(where, op=op_id, kind=kind) for op_id, kind in slot.proposals]
        refused += [{"op": op_id, "reason": reason} for op_id, reason in slot.refused]
        late += slot.late
    for op_id in state.refused | set(state.level.refused):
        if not state.missing(op_id):
            refused.append({"op": op_id, "reason": state.reason(op_id)})
    return {
        "disputes": sorted(disputes, key=_dispute_order),
        "proposals": sorted(proposals, key=_op),
        "held": [{"op": op_id, "missing": state.missing(op_id)} for op_id in state.held()],
        "refused": sorted(refused, key=_op),
        "late": sorted(late),
    }


def _op(row):
    return row["op"]


def _dispute_order(dispute):
    where = (dispute.get("person", 0), dispute.get("slot", 0))
    return (dispute["what"], where, dispute["candidates"])
