"""What the operations that came in amount to, kept up to date from the round down to the cards."""

from ..timing import NONE
from .card import EMPTY, Card, card_of, numbered
from .level import Level
from .matches import Matches
from .refusal import admissions, by_body, by_stamp
from .slot import ACCEPTED, fold_slot

NOT_OPEN = ["round.open"]


class State:
    def __init__(self, stream, came):
        self.stream = stream
        self.came = came
        self.reasons = {}  # id that is about no slot -> why it is refused, or None
        self.refused = set()  # those of them that are
        self.admitted = set()
        self.level = Level([], came.graph)
        self.slots = {}  # (person, number) -> Slot, once the round is open
        self.noted = set()  # the slots with something else to show than their line
        self.cards = {}  # person -> Card
        self.undealt = set()  # whose cards are no longer right
        self.matches = None  # of Head to Head, once they were asked for

    def settle(self, touched):
        """Folds again the places that were touched, and what follows from them."""
        self.matches = None
        touched = set(touched)
        alone = _alone(touched)
        if self._any("op.admit", alone):
            touched.update(self._admit())
            alone = _alone(touched)
        for op_id in alone:
            op = self.came.ops[op_id]
            self.reasons[op_id] = self._stamp_reason(op) or by_body(op)
            if self.reasons[op_id]:
                self.refused.add(op_id)
            else:
                self.refused.discard(op_id)
        people = set()
        if self._any("round.", alone) or self._any("match.", alone):
            people, moved = self._raise_level()
            touched.update(moved)
        if not self.level.opened:
            return
        for place in touched - alone:
            self._fold(place)
            people.add(place[0])
        self.undealt.update(people)

    def deal(self):
        """The cards of everybody in the round, person by person; only what changed is made anew."""
        matches = self.duel()
        if matches:
            return self._deal_matches(matches)
        for person in self.undealt:
            self._deal(person)
        self.undealt = set()
        return [self.cards[person] for person in sorted(self.cards)]

    def duel(self):
        """The matches as they stand; None in a round of any other format."""
        if self.matches is None and self.level.opened and self.level.opened.bracket:
            self.matches = Matches(self.level, self.slots)
        return self.matches

    def outcome(self, op_id):
        """(`accepted` | `held` | `proposed` | `refused`, reason or missing ids or None)"""
        missing = self.missing(op_id)
        if missing:
            return "held", missing
        if op_id in self.reasons:
            reason = self.reason(op_id)
            return ("refused", reason) if reason else ACCEPTED
        return self.slots[self.came.place(op_id)].outcomes[op_id]

    def reason(self, op_id):
        """Why one that is about no slot is refused, or None."""
        return self.reasons[op_id] or self.level.refused.get(op_id)

    def missing(self, op_id):
        """What an operation is held for: ids of its base, or that the round is not open."""
        if op_id in self.came.graph.waiting:
            return self.came.graph.missing(op_id)
        if self._not_open() and self.came.ops[op_id]["kind"] != "round.open":
            return NOT_OPEN
        return ()

    def held(self):
        """The ids of all that is held, sorted."""
        among = self.came.ops if self._not_open() else self.came.graph.waiting
        return sorted([op_id for op_id in among if self.missing(op_id)])

    def _not_open(self):
        return self.came.is_round and not self.level.opened

    def _any(self, kind, ids):
        return any(self.came.ops[op_id]["kind"].startswith(kind) for op_id in ids)

    def _stamp_reason(self, op):
        return by_stamp(op, self.stream, self.admitted)

    def _admit(self):
        """Finds who is let in; returns the places of those for whom that changed."""
        alone = [self.came.ops[op_id] for op_id in sorted(_alone(self.came.about))]
        admits = [op for op in alone if op["kind"] == "op.admit"]
        before = self.admitted
        self.admitted = admissions(admits, self.stream)
        changed = before ^ self.admitted
        return [self.came.place(op_id) for op_id in changed if op_id in self.came.graph.bases]

    def _raise_level(self):
        """Reads the round anew; returns whose cards may have changed, and which slots."""
        before = self.level
        accepted = [self.came.ops[op_id] for op_id in self.reasons if not self.reasons[op_id]]
        rounds = [
            op for op in accepted if op["kind"].startswith("round.") or op["kind"] == "match.settle"
        ]
        self.level = Level(rounds, self.came.graph)
        slots = [place for place in self.came.about if isinstance(place, tuple)]
        if before.same_rules(self.level):
            moved = before.people ^ self.level.people
            slots = [place for place in slots if place[0] in moved]
            for place in self.slots:
                self._note(place)
        else:
            self.slots = {}
            self.noted = set()
            self.cards = {}
        return before.people | self.level.people, slots

    def _fold(self, place):
        ops, pasts = self.came.at(place)
        shut = self.level.place_reason(place[0], place[1])
        slot = fold_slot(ops, pasts, self.level.opened, shut, self._stamp_reason)
        self.slots[place] = slot
        self._note(place)

    def _note(self, place):
        """Remembers whether the slot has something that a person should look at."""
        slot = self.slots[place]
        if self.level.close or slot.late:
            slot.late = [op["id"] for op in slot.entries if self.level.is_late(op)]
        if slot.refused or slot.proposals or slot.candidates or slot.late:
            self.noted.add(place)
        else:
            self.noted.discard(place)

    def _deal(self, person):
        """The card of a person, anew; nobody outside the round has one."""
        if person not in self.level.people:
            self.cards.pop(person, None)
            return
        rows = []
        for number in range(1, self.level.opened.slots + 1):
            slot = self.slots.get((person, number))
            rows.append(slot.row if slot else EMPTY)
        self.cards[person] = card_of(person, rows, self.level.opened, self.level.continues(person))

    def _deal_matches(self, matches):
        """The cards of Head to Head: what one enters moves others; few are in such a round."""
        lines = {person: [] for person in self.level.people}
        for person, number in sorted(self.slots):
            row = self.slots[(person, number)].row
            if person in lines and row["status"] != "empty":
                lines[person].append(numbered(number, row))
        cards = []
        for person in sorted(lines):
            closed = person not in matches.active or not self.level.continues(person)
            best = matches.best(person)
            cards.append(Card(person, lines[person], best, NONE, closed))
        return cards


def _alone(places):
    """Those that are no slot: ids of operations about nothing but themselves."""
    return set([place for place in places if isinstance(place, str)])
