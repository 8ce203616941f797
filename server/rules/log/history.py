"""The operations of one slot, each classed by its past alone: effective, or a proposal.

Sets of operations are integers: bit *i* stands for the *i*-th. A past may have bits of refused
operations; no set that it is compared with has one.

A decision that keeps an extra or a void opens the slot as these do and locks nothing. An extra was
*only asked for* until an entry by the authority has seen it, which grants it or turns it down; a
provisional one stays so whoever gives it: what is done in it waits beside the result (11e3). A
decision is confirmed by the confirmations of what it keeps, as far as it had seen them.
"""

from .results import EXTRA, VOID

MARKS = ("attempt.confirm", "attempt.check")
RULINGS = ("attempt.correct", "attempt.extra", "attempt.decide")
ENTRIES = RULINGS + ("attempt.record", "attempt.propose", "attempt.void")


class History:
    entries = 0
    effective = 0
    settling = 0  # effective entries by the authority: they settle proposals
    locks = 0  # what only the authority changes: confirmations, its own results
    lifts = 0  # what opens the slot again: extras granted, voids by the authority
    asked = 0  # extras that were only asked for
    marks = 0
    checked = 0
    told = 0  # numbers of cubes

    def __init__(self, opened):
        self.authority = opened.authority  # the roles that may change what is signed off
        self.is_signed = opened.is_signed
        self.ops = []
        self.at = {}  # id -> i
        self.past = []
        self.said = []  # what an entry says, None for the others
        self.confirmed = []  # of an entry: the confirmations that name it or what it keeps

    def entry_in(self, past, op_id):
        """The place of the entry that an operation with this past may name, or None."""
        i = self.at.get(op_id) if isinstance(op_id, str) else None
        return i if i is not None and self.entries & past & (1 << i) else None

    def add(self, op, past, refused, said, named):
        """Takes in an operation whose whole past is here. `named` is the place of what it names."""
        i = len(self.ops)
        self.ops.append(op)
        self.at[op["id"]] = i
        self.past.append(past)
        self.said.append(said)
        self.confirmed.append(0)
        if refused:
            return
        if op["kind"] in MARKS:
            self._mark(op, 1 << i, named)
        elif op["kind"] == "attempt.declare":
            self.told |= 1 << i
        elif op["kind"] in ENTRIES:
            self._enter(op, i, past, named)

    def _mark(self, op, bit, named):
        """A confirmation marks its entry; a check does from another device and another person."""
        self.marks |= bit
        if op["kind"] == "attempt.confirm":
            self.confirmed[named] |= bit
            if self.effective >> named & 1:
                self.locks |= bit
            return
        entry = self.ops[named]
        others = op["device"] != entry["device"] and op["by"] != entry["by"]
        if others and op["by"] is not None and entry["by"] is not None:
            self.checked |= 1 << named

    def _enter(self, op, i, past, kept):
        bit = 1 << i
        self.entries |= bit
        if kept is not None:
            self.confirmed[i] = self.confirmed[kept] & past
        has_authority = op["role"] in self.authority
        if _waits(op) or not (has_authority or self.free(op, past)):
            if self.said[i] == EXTRA:
                self.asked |= bit
            return
        self.effective |= bit
        if not has_authority:
            return
        self.settling |= bit
        if self.said[i] in (EXTRA, VOID):
            self.lifts |= bit
        elif op["kind"] in RULINGS:
            self.locks |= bit

    def free(self, op, past):
        """Whether one without the authority may still enter this (I8); else it is a proposal."""
        if op["kind"] in RULINGS or self.is_signed(op):
            return False
        if not past:
            return True
        if self.locks & past & ~self.below(self.lifts & past):
            return False
        if self.asked & past & ~self.below(self.settling & past):
            return False
        return len(self.different(self.each(self.in_force(past)))) < 2

    def below(self, those):
        """All that lies in the past of any of those."""
        past = 0
        if those:
            for i in self.each(those):
                past |= self.past[i]
        return past

    def in_force(self, among):
        """The entries in force where only the operations `among` are known.

        One puts the entries of its past out of force; but a confirmed one stays beside a change
        that had not seen any confirmation of it.
        """
        effective = self.effective & among
        if effective & (effective - 1) == 0:
            return effective  # one alone, or none
        seen = self.below(effective)
        standing = effective & ~seen
        for i in self.each(effective & seen):
            confirmed = self.confirmed[i] & among
            if confirmed and not confirmed & seen:
                standing |= 1 << i
        return standing

    def different(self, places):
        """The different things that the entries at these places say."""
        return set([self.said[i][0] for i in places])

    def each(self, those):
        """The places in a set, in order."""
        if those < 2:  # none, or the first alone
            return [0] if those else []
        return [i for i in range(len(self.ops)) if those >> i & 1]


def _waits(op):
    """Whether it is never more than a proposal, whoever makes it."""
    provisional = op["kind"] == "attempt.extra" and op["body"].get("provisional", False)
    return op["kind"] == "attempt.propose" or provisional
