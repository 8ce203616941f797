"""The board of a stream: operations in, state out, whatever their order, repeats or portions (I3).

Feeding folds again only what an operation touches: its slot, its card, the standings.

>>> board = Board("333-r1")
>>> board.feed([{"id": "a", "device": 1, "n": 1, "kind": "attempt.record", "base": []}])
>>> board.outcome("a")
('held', ['round.open'])
"""

from ..errors import bad
from . import envelope
from .card import EMPTY, Card
from .copies import counts_before
from .graph import Graph
from .level import Level
from .refusal import admissions, by_body, by_stamp, home
from .reply import reply
from .slot import fold_slot

NOT_OPEN = ["round.open"]


class Board:
    def __init__(self, stream):
        self.stream = stream
        self.is_round = home(stream) == "round"
        self._start()

    def _start(self):
        self.ops = {}  # id -> the operation that counts
        self.graph = Graph()
        self.ids = {}  # (person, slot) -> placed ids, each after its base
        self.reasons = {}  # placed id that is about no slot -> why it is refused, or None
        self.admitted = set()
        self.level = Level([], self.graph)
        self.slots = {}  # (person, slot) -> Slot, once the round is open
        self.noted = set()  # the slots with something else to show than their line
        self.cards = {}  # person -> Card
        self._reply = None

    def feed(self, ops):
        """Takes in operations as `log.fold` has them, in any order, any number of times."""
        for i, op in enumerate(ops):
            if not isinstance(op, dict):
                raise bad("ops[" + str(i) + "]", "not an object")
        touched = set()  # slots, and ids that are about no slot
        for op in ops:
            self._take(envelope.read(op, self.stream), touched)
        self._settle(touched)

    def reply(self):
        """The value of `log.fold`, kept until something changes: read it, do not change it."""
        if self._reply is None:
            self._reply = reply(self)
        return self._reply

    @property
    def digest(self):
        """The SHA-256 of the rest of the reply."""
        return self.reply()["digest"]

    def outcome(self, op_id):
        """(`accepted` | `held` | `proposed` | `refused`, reason or missing ids), or None."""
        if op_id not in self.ops:
            return None
        missing = self.missing(op_id)
        if missing:
            return "held", missing
        if op_id in self.reasons:
            reason = self.reasons[op_id]
            return ("refused", reason) if reason else ("accepted", None)
        return self.slots[self._place(op_id)].outcomes[op_id]

    def missing(self, op_id):
        """What an operation is held for: ids of its base, or that the round is not open."""
        if op_id in self.graph.waiting:
            return self.graph.missing(op_id)
        if self.is_round and not self.level.opened and self.ops[op_id]["kind"] != "round.open":
            return NOT_OPEN
        return []

    def held(self):
        """The ids of all that is held, sorted."""
        among = self.graph.waiting if self.level.opened or not self.is_round else self.ops
        return sorted([op_id for op_id in among if self.missing(op_id)])

    def _place(self, op_id):
        """What an operation is about: its (person, slot), or itself."""
        op = self.ops[op_id]
        about_slot = self.is_round and op["kind"].startswith("attempt.")
        return (op["person"], op["slot"]) if about_slot else op_id

    def _take(self, op, touched):
        known = self.ops.get(op["id"])
        if known is None:
            self._add(op, touched)
        elif counts_before(op, known):
            self._start_again(op, touched)

    def _add(self, op, touched):
        self._reply = None
        self.ops[op["id"]] = op
        for op_id in self.graph.add(op["id"], op["base"]):
            place = self._place(op_id)
            touched.add(place)
            if place != op_id:
                self.ids.setdefault(place, []).append(op_id)

    def _start_again(self, instead, touched):
        """Another operation stands under an id from now on: what stood on the old one may move."""
        ops = self.ops
        ops[instead["id"]] = instead
        touched.clear()
        self._start()
        for op_id in ops:
            self._add(ops[op_id], touched)

    def _settle(self, touched):
        """Folds again what was touched, from the round down to the cards."""
        if touched:
            self._reply = None
        ids = [place for place in touched if isinstance(place, str)]
        if any(self.ops[op_id]["kind"] == "op.admit" for op_id in ids):
            ids = self._admit(ids, touched)
        for op_id in ids:
            self.reasons[op_id] = self._stamp_reason(self.ops[op_id]) or by_body(self.ops[op_id])
        people = set()
        if any(self.ops[op_id]["kind"].startswith("round.") for op_id in ids):
            people = self._raise_level(touched)
        if not self.level.opened:
            return
        for place in touched:
            if isinstance(place, tuple):
                self._fold(place)
                people.add(place[0])
        for person in people:
            self._deal(person)

    def _stamp_reason(self, op):
        return by_stamp(op, self.stream, self.admitted)

    def _admit(self, ids, touched):
        """Finds who is let in, and touches those for whom that changed."""
        placed = [self.ops[op_id] for op_id in set(ids) | set(self.reasons)]
        before = self.admitted
        self.admitted = admissions([op for op in placed if op["kind"] == "op.admit"], self.stream)
        for op_id in before ^ self.admitted:
            if op_id in self.graph.bases:
                touched.add(self._place(op_id))
        return [place for place in touched if isinstance(place, str)]

    def _raise_level(self, touched):
        """Reads the round anew; returns whose cards may have changed."""
        before = self.level
        accepted = [self.ops[op_id] for op_id in sorted(self.reasons) if not self.reasons[op_id]]
        rounds = [op for op in accepted if op["kind"].startswith("round.")]
        self.level = Level(rounds, self.graph)
        moved = before.people ^ self.level.people
        if not before.same_rules(self.level):
            self.slots = {}
            self.noted = set()
            self.cards = {}
            moved = set([person for person, _ in self.ids])
        touched.update([place for place in self.ids if place[0] in moved])
        return before.people | self.level.people

    def _fold(self, place):
        ids = self.ids[place]
        bits = {}
        for op_id in ids:
            bits[op_id] = 1 << len(bits)
        slot = fold_slot(
            [self.ops[op_id] for op_id in ids],
            self.graph.pasts(bits),
            self.level.opened,
            self.level.place_reason(place[0], place[1]),
            self._stamp_reason,
        )
        self.slots[place] = slot
        self.noted.discard(place)
        if slot.refused or slot.proposals or slot.candidates:
            self.noted.add(place)

    def _deal(self, person):
        """The card of a person, anew; nobody outside the round has one."""
        if person not in self.level.people:
            self.cards.pop(person, None)
            return
        rows = []
        for number in range(1, self.level.opened.slots + 1):
            slot = self.slots.get((person, number))
            rows.append(slot.row if slot else EMPTY)
        self.cards[person] = Card(person, rows, self.level.opened, self.level.continues(person))
