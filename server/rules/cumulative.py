"""One limit over several attempts, of a round or of more (2026 A1a2; 9f6, 8e and 9s of the old).

It spans boards, so no fold judges it: this warns and proposes, and a person records the ruling.
"""

from .compare import holds
from .editions import edition as edition_table
from .editions import event_result
from .errors import RulesError, at, bad
from .limits import over_limit, used_up
from .timing import DNF, DNS, NONE

RECORDED = {NONE: "none", DNF: "dnf", DNS: "dns"}


def limits_check(edition, cumulative_cs, cards, order=()):
    """A competitor's attempts in the order of doing, each with what was left for it.

    `cards` are those of `log.fold`, each with its `round`, `event` and, if there is one, its own
    `limit_cs`. `order` names attempts by `round` and `slot` as they were done (A1a2++++++), with
    an `estimate_cs` where the time of a DNF is lost (A1a2+++); the others follow card by card, and
    the reply is `assumed` if that decides between rounds. Blanks come last; a closed card has none.

    `rows`: `limit_cs`, the lower of what is left and the attempt's limit, 0 when used up;
    `counted_cs`; `verdict` `ok`, `dnf`, `dns` or `none` with its `code`; as `proposal` the verdict
    that is not recorded yet; `flags`: `unknown-time`, `disputed`, and `over-limit` in editions
    where the main judge rules, by `code`. Then `used_cs`, `left_cs`, and whose attempt `reached`
    the limit. A DNF counts its elapsed time, without penalties (A1a5).
    """
    table = edition_table(edition)
    _timed(table, cards)
    attempts, assumed = _as_done(cards, order)
    rows, used, reached = [], 0, None
    for card, line, estimate in attempts:
        row = _judged(table, line, estimate, (card.get("limit_cs"), cumulative_cs, used))
        row["round"] = card["round"]
        row["slot"] = line["slot"]
        rows.append(row)
        used += row["counted_cs"]
        if reached is None and holds(used, table["limit"]["reached"], cumulative_cs):
            reached = {"round": card["round"], "slot": line["slot"]}
    return {
        "rows": rows,
        "used_cs": used,
        "left_cs": max(0, cumulative_cs - used),
        "reached": reached,
        "assumed": assumed,
    }


def _timed(table, cards):
    """Moves and cubes have no such limit (A1a2)."""
    for i, card in enumerate(cards):
        try:
            if event_result(table, card["event"], card.get("unofficial", False)) != "time":
                raise bad("event", "not a timed event")
        except RulesError as error:
            error.within("cards" + at(i))
            raise


def _as_done(cards, order):
    """`(card, line, estimate)` of each attempt, and whether the order of rounds is a guess."""
    known = {}
    for i, card in enumerate(cards):
        for j, line in enumerate(card["slots"]):
            place = (card["round"], line["slot"])
            if place in known:
                raise bad("cards" + at(i) + ".slots" + at(j), "a second time")
            known[place] = (card, line)
    attempts = []
    for i, told in enumerate(order):
        place = (told["round"], told["slot"])
        if place not in known:
            raise bad("order" + at(i), "not on a card, or a second time")
        attempts.append(known.pop(place) + (told.get("estimate_cs", 0),))
    rest = [
        (card, line, 0)
        for card in cards
        for line in card["slots"]
        if (card["round"], line["slot"]) in known
    ]
    done = set([card["round"] for card, line, _ in attempts + rest if _took_time(line)])
    assumed = len(done) > 1 and any([_took_time(line) for _, line, _ in rest])
    attempts += rest
    blank = [one for one in attempts if one[1]["value"] == NONE and not one[0].get("closed")]
    return [one for one in attempts if one[1]["value"] != NONE] + blank, assumed


def _took_time(line):
    return line["value"] not in (NONE, DNS)


def _judged(table, line, estimate, limits):
    """A row, but for the attempt's place."""
    rule, value = table["limit"], line["value"]
    recorded = RECORDED.get(value, "ok")
    elapsed = line.get("reading_cs", 0) or (value if value > NONE else estimate)
    verdict, code, counted, flags = recorded, None, 0, []
    if line.get("status") == "disputed":
        flags.append("disputed")
    if used_up(table, limits):
        verdict, code = "dns", rule["dns"]
    elif _took_time(line):
        counted = value if recorded == "ok" and rule["with_penalties"] else elapsed
        if not elapsed:
            flags.append("unknown-time")
        elif over_limit(table, elapsed, counted, limits):
            if rule["dnf"]:
                verdict, code, counted = "dnf", rule["dnf"], elapsed  # A1a4, and later too: A1a4+
            else:
                code = rule["ruling"]
                flags.append("over-limit")
    limit_cs, cumulative_cs, used = limits
    left = max(0, cumulative_cs - used)
    return {
        "limit_cs": left if limit_cs is None else min(left, limit_cs),
        "counted_cs": counted,
        "verdict": verdict,
        "code": code,
        "proposal": verdict if verdict != recorded and "disputed" not in flags else None,
        "flags": flags,
    }
