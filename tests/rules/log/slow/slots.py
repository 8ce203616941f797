"""What is refused, proposed, effective and in force in a slot."""

from functools import cache

from server.rules.editions import authority
from tests.rules.log.slow.bodies import SLOTS, measured_in, worth
from tests.rules.log.slow.log import ASKING, ENTRIES, MARKS, Log
from tests.rules.log.slow.values import number, person

VOID, EXTRA = ("void",), ("extra",)


class Slots(Log):
    def subject(self, i: str) -> tuple[int, int]:
        subject = self.field(i, "subject")
        if not isinstance(subject, dict):
            return 0, 0
        return tuple(subject[k] if number(subject.get(k)) else 0 for k in ("person", "slot"))

    def in_slot(self, i: str) -> bool:
        return self.kind(i).startswith("attempt.")

    @cache  # noqa: B019
    def reason(self, i: str) -> str | None:
        """Why an operation about a slot is refused."""
        person, slot = self.subject(i)
        if bare := self.stamp_reason(i, self.admitted):
            return bare
        if person not in self.people:
            return "not-in-round"
        if slot not in self.numbers():
            return "bad-slot"
        if not self.body_good(i):
            return "bad-body"
        if self.kind(i) == "attempt.declare":
            return self.untold(i)
        name = {"attempt.decide": "keep"}.get(self.kind(i), "op" if self.kind(i) in MARKS else "")
        if name in self.ops[i]["body"]:
            target = self.ops[i]["body"][name]
            if not isinstance(target, str) or target not in self.entries(self.known(i)):
                return "bad-body"
        if self.kind(i) in ENTRIES and self.said(i) is None:
            return "bad-body"
        return None

    def numbers(self) -> list[int]:
        """The slots that a card of this round may have."""
        if self.config["format"] != "h":
            return list(range(1, SLOTS[self.config["format"]] + 1))
        stages = len(self.config["head_to_head"]["first_to"])  # the last has two matches
        return [100 * stage + point for stage in range(1, stages) for point in range(1, 36)]

    def untold(self, i: str) -> str | None:
        """Why a number of cubes is not taken (H1a1)."""
        if measured_in(self.config) != "multi":
            return "bad-body"
        known = self.known(i)
        done = [j for j in self.in_force(known) if self.said(j)[0] not in (VOID, EXTRA)]
        told = [j for j in known if self.kind(j) == "attempt.declare"]
        late = done or (told and self.config["edition"] == "wca-2026")
        return "number-told" if late and not self.by_authority(i) else None

    @cache  # noqa: B019
    def known(self, i: str) -> frozenset[str]:
        """Of its past, what is about its slot and was not refused."""
        mine = {j for j in self.past(i) if self.in_slot(j) and self.subject(j) == self.subject(i)}
        return frozenset(j for j in mine if self.reason(j) is None)

    def entries(self, ids) -> set[str]:
        return {i for i in ids if self.kind(i) in ENTRIES}

    def kept(self, i: str) -> str | None:
        return self.ops[i]["body"].get("keep") if self.kind(i) == "attempt.decide" else None

    def said(self, i: str) -> tuple | None:
        """(what must be equal, value, text, the clock's time)"""
        kind, body = self.kind(i), self.ops[i]["body"]
        if kind in ("attempt.void", "attempt.extra"):
            return (VOID if kind == "attempt.void" else EXTRA, 0, "", 0)
        if kind == "attempt.decide":
            if ("keep" in body) == ("result" in body):
                return None
            if "keep" in body:
                return self.said(body["keep"])
            body = body["result"]
        return worth(body, self.config)

    def by_authority(self, i: str) -> bool:
        return self.field(i, "role") in authority(self.config["edition"])

    @cache  # noqa: B019
    def effective(self, i: str) -> bool:
        kind, known = self.kind(i), self.known(i)
        if kind not in ENTRIES or kind == "attempt.propose":
            return False
        if kind == "attempt.extra" and self.ops[i]["body"].get("provisional"):
            return False
        if self.by_authority(i):
            return True
        if kind in ASKING or self.after_signing(i):
            return False
        granted = [j for j in known if self.opens_again(j)]
        locks = [j for j in known if self.locks(j)]
        if any(not any(lock in self.known(j) for j in granted) for lock in locks):
            return False
        asked = [j for j in self.entries(known) if self.is_extra(j) and not self.effective(j)]
        if any(not self.settled(j, known) for j in asked):
            return False
        return len({self.said(j)[0] for j in self.in_force(known)}) <= 1

    @cache  # noqa: B019
    def after_signing(self, i: str) -> bool:
        """Whether a sign-off that no opening has seen had not seen this."""
        signs = self.unseen(self.of_kind("round.sign"), self.of_kind("round.open"))
        seen = [self.ops[j]["body"]["seen"] for j in signs if "seen" in self.ops[j]["body"]]
        device, n = str(self.field(i, "device")), self.field(i, "n")
        return any(n > known.get(device, 0) for known in seen)

    def is_extra(self, i: str) -> bool:
        return self.said(i)[0] == EXTRA

    def opens_again(self, i: str) -> bool:
        if self.kind(i) not in ENTRIES or not self.effective(i) or not self.by_authority(i):
            return False
        return self.said(i)[0] in (EXTRA, VOID)

    def locks(self, i: str) -> bool:
        if self.kind(i) == "attempt.confirm":
            return self.effective(self.ops[i]["body"]["op"])
        if self.kind(i) not in ("attempt.correct", "attempt.decide") or not self.effective(i):
            return False
        return self.said(i)[0] not in (EXTRA, VOID)

    def settled(self, proposal: str, among) -> bool:
        settling = [i for i in among if self.effective(i) and self.by_authority(i)]
        return any(proposal in self.known(i) for i in settling)

    def confirmations(self, i: str, among) -> set[str]:
        """Of an entry or, for a decision, of what it keeps as far as it had seen that."""
        own = {
            j for j in among if self.kind(j) == "attempt.confirm" and self.ops[j]["body"]["op"] == i
        }
        kept = self.kept(i)
        return own | (self.confirmations(kept, self.known(i)) & set(among) if kept else set())

    def in_force(self, among) -> set[str]:
        effective = {i for i in among if self.effective(i)}

        def replaces(later: str, i: str) -> bool:
            confirmations = self.confirmations(i, among)
            saw = bool(confirmations & self.known(later))
            return i in self.known(later) and (saw or not confirmations)

        return {i for i in effective if not any(replaces(j, i) for j in effective)}

    def line(self, number: int, among: set[str]) -> tuple[dict, list[str]]:
        """The slot's line, and the candidates if it is disputed."""
        force = self.in_force(among)
        said = {self.said(i)[0] for i in force}
        confirmed = {i for i in force if self.confirmations(i, among)}
        devices = {self.field(i, "device") for i in force}
        line = {
            "slot": number,
            "status": "disputed",
            "value": 0,
            "text": "",
            "reading_cs": 0,
            "op": None,
            "by": sorted(devices, key=lambda d: (isinstance(d, str), d)),
            "confirmed": False,
            "checked": False,
        }
        if said <= {VOID}:
            return dict(line, status="empty", by=[]), []
        if len(said) == 1:
            line["status"] = "extra" if said == {EXTRA} else "recorded"
            chosen = force
        elif len({self.said(i)[0] for i in confirmed}) == 1:
            chosen = confirmed
        else:
            chosen = set() if confirmed else self.common(force)
        candidates = sorted(force) if len(said) > 1 else []
        if not chosen:
            return line, candidates
        named = min({i for i in chosen if self.confirmations(i, among)} or chosen)
        line.update(
            value=self.said(named)[1],
            text=self.said(named)[2],
            reading_cs=self.said(named)[3],
            op=named,
            confirmed=any(self.confirmations(i, among) for i in chosen),
            checked=any(self.checks(i, among) for i in chosen),
        )
        return line, candidates

    def common(self, force: set[str]) -> set[str]:
        """The last entries that all in force descend from, if they say one thing, a result."""
        shared = set.intersection(*({*self.known(i), i} for i in force))
        shared = {i for i in shared if self.effective(i)}
        last = {i for i in shared if not any(i in self.known(j) for j in shared)}
        said = {self.said(i)[0] for i in last}
        return last if len(said) == 1 and not said & {VOID, EXTRA} else set()

    def checks(self, i: str, among) -> list[str]:
        def other(j: str) -> bool:
            mine, theirs = person(self.field(i, "by")), person(self.field(j, "by"))
            devices = self.field(i, "device"), self.field(j, "device")
            return bool(mine and theirs) and mine != theirs and devices[0] != devices[1]

        named = [
            j for j in among if self.kind(j) == "attempt.check" and self.ops[j]["body"]["op"] == i
        ]
        return [j for j in named if other(j)]
