"""What the operations on the round itself say: whether it is open, under which rules, for whom.

Openings and closes are one graph: each puts those of its past out of force, so that a close counts
until an opening or a later close has seen it, and an opening that saw a close reopens. Several in
force that did not see each other are a dispute; until it is settled the one whose id has the
smaller SHA-256 counts: ids begin with a clock, hashes do not (I6). An opening that changes the
rules of one that it has seen needs authority and a reason; without them it is refused.

What a sign-off had not `seen` and is not the authority's waits as a proposal, until an opening by
the authority lifts the sign-off. It waits by every one that holds, so signing again admits nothing.

People stay in by any `round.enter`, whether an opening saw it or not (I1); `round.quit` lasts until
an `enter` has seen it. A publication and a signature last until an opening has seen them. A
`round.keep` names standings of the round before for which this one stands as it is. After so many
`attempts`, `round.continue` names the `people` who go on; the cards of the others are closed, also
in a round that was opened again, until the phase is decided anew.

A match of a Head to Head that was settled stays so, whoever opens the round again: until somebody
with authority, and with a reason, has seen that and settles it otherwise (2026 11l).
"""

from ..averages import scoring
from ..editions import authority, event_result
from ..editions import edition as edition_table
from ..formats import HEAD_TO_HEAD, attempts_of
from ..headtohead.bracket import matches_of
from ..headtohead.rules import is_slot
from .canonical import sha256
from .changes import conditions, refused_changes, settlement


class Level:
    """The round as it stands. `opened` is None before any opening."""

    def __init__(self, ops, graph):
        bits = {}
        for op in ops:
            bits[op["id"]] = 1 << len(bits)
        self.ops = ops
        self.bits = bits
        self.pasts = graph.pasts(bits)
        self.refused = {}  # id -> why, of those that change what they may not
        signs = self._of("round.sign")
        opens = self._of("round.open")
        self.refused = refused_changes(opens, conditions, self.pasts, bits, None, signs)
        self.disputes = []  # as in the reply
        opens = self._of("round.open")
        opening = self._one("round.open", opens, opens)
        if not opening:
            self.ops = []  # all held
        closes = self._of("round.close")
        self.close = self._one("round.close", closes, opens + closes)
        self.opened = Opened(opening) if opening else None
        self.people = set(self.opened.people if opening else ())
        self.people.update([op["person"] for op in self._of("round.enter")])
        self.quit = self._quit()
        self.published = bool(self._unseen(self._of("round.publish"), opens))
        signs = self._unseen(signs, opens)
        latest = self._unseen(signs, signs)
        self.sign = min([op["id"] for op in latest], key=sha256) if latest else None
        if opening:
            self.opened.signed = [op["body"]["seen"] for op in signs if "seen" in op["body"]]
        self.kept = sorted(set([op["body"]["from"] for op in self._of("round.keep")]))
        self.phases = self._phases()
        self.settled = self._settled()

    def _of(self, kind):
        return [op for op in self.ops if op["kind"] == kind and op["id"] not in self.refused]

    def _unseen(self, ops, by):
        """Those that none of `by` has in its past."""
        seen = 0
        for op in by:
            seen |= self.pasts[op["id"]]
        return [op for op in ops if not seen & self.bits[op["id"]]]

    def _one(self, kind, ops, by):
        """The one in force, None if there is none."""
        standing = self._unseen(ops, by)
        if len(standing) > 1:
            self.disputes.append(
                {"what": kind, "candidates": sorted([op["id"] for op in standing])}
            )
        return min(standing, key=lambda op: sha256(op["id"])) if standing else None

    def _quit(self):
        """Whose results stay, but who does no more attempts; only their own coming lifts that."""
        gone = set()
        for op in self._of("round.quit"):
            back = [one for one in self._of("round.enter") if one["person"] == op["person"]]
            if self._unseen([op], back):
                gone.add(op["person"])
        return sorted(self.people & gone)

    def _phases(self):
        """(attempts, who goes on, by which operation) of a combined round by position (9g)."""
        by_attempts = {}
        for op in self._of("round.continue"):
            by_attempts.setdefault(op["body"]["attempts"], []).append(op)
        phases = []
        for attempts in sorted(by_attempts):
            one = self._one("round.continue", by_attempts[attempts], by_attempts[attempts])
            phases.append((attempts, set(one["body"]["people"]), one["id"]))
        return phases

    def _settled(self):
        """{match: the operation in force that settled it}"""
        by_match = {}
        names = self.opened.matches if self.opened else {}
        for op in self._of("match.settle"):
            name = op["body"]["match"]
            if name in names:
                by_match.setdefault(name, []).append(op)
            else:
                self.refused[op["id"]] = "bad-body"
        found = {}
        for name in sorted(by_match):
            ops = by_match[name]
            edition = self.opened.edition
            wrong = refused_changes(ops, settlement, self.pasts, self.bits, edition)
            self.refused.update(wrong)
            good = [op for op in ops if op["id"] not in wrong]
            standing = self._unseen(good, good)
            found[name] = min(standing, key=lambda op: sha256(op["id"]))
            if any(settlement(op) != settlement(standing[0]) for op in standing):
                ids = sorted([op["id"] for op in standing])
                self.disputes.append({"what": "match.settle", "match": name, "candidates": ids})
        return found

    def same_rules(self, other):
        """Whether both were opened by the same operation and signed alike, or neither was."""
        rules = [
            level.opened and (level.opened.op["id"], level.opened.signed) for level in (self, other)
        ]
        return rules[0] == rules[1]

    def place_reason(self, person, slot):
        """Why nobody may enter anything in this slot, or None."""
        if person not in self.people:
            return "not-in-round"
        return None if self.opened.has(slot) else "bad-slot"

    def is_late(self, op):
        """Whether the close in force had not seen an entry."""
        if not self.close:
            return False
        return op["n"] > self.close["body"]["seen"].get(str(op["device"]), 0)

    def continues(self, person):
        """Whether the person goes on, by what was decided after each phase."""
        return person not in self.quit and all(person in people for _, people, _ in self.phases)


class Opened:
    """The rules that an opening froze."""

    def __init__(self, op):
        given = op["body"]
        self.op = op
        self.edition = given["edition"]
        self.event = given["event"]
        self.format = given["format"]
        self.unofficial = given.get("unofficial", False)
        self.cutoff = given.get("cutoff")
        # A cumulative limit spans rounds; no round's own fold can judge it.
        self.limit_cs = None if given.get("cumulative") else given.get("limit_cs")
        self.people = given["people"]
        self.table = edition_table(self.edition)
        self.result = event_result(self.table, self.event, self.unofficial)
        self.bracket = given["head_to_head"] if self.format == HEAD_TO_HEAD else None
        self.slots = None if self.bracket else attempts_of(self.format)
        self.matches, self.stages = {}, 0
        if self.bracket:
            self.matches = matches_of(self.bracket["places"])
            self.stages = len(self.bracket["first_to"]) - 1  # the last has two matches
        self.score = None if self.bracket else scoring(self.table, self.result, self.format)
        self.authority = authority(self.edition)
        self.signed = []  # what each sign-off that holds had seen

    def is_signed(self, op):
        """Whether the round was signed off without this, by somebody without the authority."""
        if not self.signed or op["role"] in self.authority:
            return False
        return any(op["n"] > seen.get(str(op["device"]), 0) for seen in self.signed)

    def has(self, slot):
        """Whether the round has a slot of this number."""
        if self.bracket:
            return is_slot(slot, self.stages)
        return 1 <= slot <= self.slots
