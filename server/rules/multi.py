"""Multi-blind: cubes, seconds and penalties become `0DDTTTTTMM` (9f12c, 9f16, article H).

>>> multi_result("wca-2026", 13, 12, 3514, [])["text"]
'12/13 58:34'
"""

from .editions import edition as edition_table
from .errors import bad
from .penalties import PLUS2, PLUS2_CS, effect, known, ruled
from .timing import DNF, DNS, show


def multi_result(edition, attempted, solved, seconds, penalties):
    """The value of a multi-blind attempt. Arguments and reply: `multi.result`."""
    table = edition_table(edition)
    rule = table["multi"]
    if attempted < rule["least"]:
        raise bad("attempted", "at least " + str(rule["least"]))  # H1a
    if solved > attempted:
        raise bad("solved", "more than were attempted")
    known(table, penalties)

    missed = attempted - solved
    points = solved - missed
    dns = ruled(table, penalties, "dns")
    dnf = ruled(table, penalties, "dnf")
    if points < 0 or solved < rule["least_solved"]:
        dnf.append(rule["dnf"])
    if dns:
        return _outcome(DNS, "dns", points, dns)
    if dnf:
        return _outcome(DNF, "dnf", points, dnf)
    plus2 = len([code for code in penalties if effect(table, code) in PLUS2])
    total = min(seconds, _limit_s(rule, attempted)) + plus2 * PLUS2_CS // 100  # H1b1, H1d++
    return _outcome((99 - points) * 10000000 + total * 100 + missed, "ok", points, [])


def _limit_s(rule, attempted):
    """H1b: so many seconds a cube, up to the cap if there is one."""
    limit = rule["per_cube_s"] * attempted
    return limit if rule["cap_s"] is None else min(limit, rule["cap_s"])


def _outcome(value, verdict, points, causes):
    return {
        "value": value,
        "points": points,
        "text": show(value, "multi"),
        "verdict": verdict,
        "causes": causes,
    }
