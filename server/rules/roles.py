"""Who may do what: a row a kind of operation, a column a role.

>>> [may("head-judge", "attempt.correct", edition) for edition in ("wca-2010", "wca-2026")]
['yes', 'proposal']
"""

from .editions import authority

ROLES = ("judge", "scoretaker", "head-judge", "delegate", "organizer")

YES = "yes"
ASK = "proposal"  # it is kept as a proposal, for the authority to take up
NO = "no"
BY_AUTHORITY = "authority"  # yes if the edition gives the role authority (1g2), else a proposal

# A cell may also be the editions in which the answer is yes; in the others it is no.
OLD = ("wca-2008", "wca-2010")

AT_THE_TABLE = (YES, YES, YES, YES, NO)
SETTLES = (ASK, ASK, BY_AUTHORITY, YES, NO)
RUNS_THE_ROUND = (NO, NO, NO, YES, YES)
AT_THE_DESK = (NO, YES, YES, YES, YES)
EVERYBODY = (YES, YES, YES, YES, YES)
DELEGATE_ALONE = (NO, NO, NO, YES, NO)

TABLE = {
    "attempt.record": AT_THE_TABLE,
    "attempt.void": AT_THE_TABLE,
    "attempt.propose": AT_THE_TABLE,
    "attempt.confirm": AT_THE_TABLE,
    "attempt.check": AT_THE_TABLE,
    "attempt.declare": AT_THE_TABLE,
    "attempt.scrambled": AT_THE_TABLE,
    "attempt.correct": SETTLES,
    "attempt.extra": SETTLES,
    "attempt.decide": SETTLES,
    "round.open": RUNS_THE_ROUND,
    "round.enter": RUNS_THE_ROUND,
    "round.quit": RUNS_THE_ROUND,
    "round.continue": RUNS_THE_ROUND,
    "round.close": RUNS_THE_ROUND,
    "round.publish": RUNS_THE_ROUND,
    "round.keep": DELEGATE_ALONE,
    "round.sign": DELEGATE_ALONE,
    "op.admit": DELEGATE_ALONE,
    "person.checkin": AT_THE_DESK,
    "person.add": AT_THE_DESK,
    "group.call": AT_THE_DESK,
    "group.assign": RUNS_THE_ROUND,
    "notice.post": RUNS_THE_ROUND,
    "match.settle": AT_THE_TABLE,
    "incident.report": EVERYBODY,
    "incident.answer": (NO, NO, OLD, YES, NO),  # 11b
    "protest.file": EVERYBODY,
    "protest.decide": (NO, NO, NO, ("wca-2010", "wca-2026"), ("wca-2008",)),  # 2008: its leader
    "person.disqualify#event": (NO, NO, OLD, YES, NO),  # 1d2
    "person.disqualify#competition": (NO, NO, NO, YES, ("wca-2008",)),  # 2k
}


def may(role, kind, edition=None):
    """`yes`, `proposal` or `no`; `no` too for a role or a kind that is not in the table.

    A stream that names no edition asks without one, and hears yes if any edition says so.
    """
    if role not in ROLES or kind not in TABLE:
        return NO
    cell = TABLE[kind][ROLES.index(role)]
    if cell == BY_AUTHORITY:
        return YES if edition is not None and role in authority(edition) else ASK
    if isinstance(cell, tuple):
        return YES if edition is None or edition in cell else NO
    return cell
