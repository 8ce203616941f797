"""What came, what stands on what, what is refused at a glance, and what the round is."""

import hashlib
from functools import cache

from server.rules.roles import TABLE, may
from tests.rules.log.slow.bodies import open_good, settling_good
from tests.rules.log.slow.values import by_name, is_map, is_text, number, numbers, rank

MARKS = {"attempt.confirm", "attempt.check"}
ASKING = {"attempt.correct", "attempt.extra", "attempt.decide"}
ENTRIES = ASKING | {"attempt.record", "attempt.propose", "attempt.void"}
# 1g2 of each edition.
AUTHORITY = {
    "wca-2008": ("head-judge", "delegate"),
    "wca-2010": ("head-judge", "delegate"),
    "wca-2026": ("delegate",),
}
ELSEWHERE = {"person", "group", "notice", "incident", "protest"}


def rules_of(body: dict) -> tuple:
    names = ("format", "limit_cs", "cutoff", "advancement")
    bracket = body.get("head_to_head") or {}
    rules = tuple(body.get(name) or None for name in (*names, "cumulative"))
    return rules, bracket.get("places"), bracket.get("first_to")


class Log:
    def __init__(self, stream: str, ops: list[dict]):
        self.stream = stream
        self.ops = {name: min(same, key=rank) for name, same in by_name(ops).items()}
        self.here = self.unheld()
        self.admitted = self.find_admitted()
        of_round = [i for i in self.here if self.kind(i).startswith("round.")]
        self.rounds = of_round + [i for i in self.here if self.kind(i) == "match.settle"]
        self.good_rounds = [i for i in self.rounds if self.bare_reason(i) is None]
        self.disputes: list[dict] = []
        self.good_rounds = [i for i in self.good_rounds if self.change_reason(i) is None]
        opens = self.of_kind("round.open")
        self.open = self.pick("round.open", opens, opens)
        closes = self.of_kind("round.close") if self.open else set()
        self.close = self.pick("round.close", closes, opens | closes)
        self.config = self.ops[self.open]["body"] if self.open else None
        entered = {self.ops[i]["subject"]["person"] for i in self.of_kind("round.enter")}
        self.people = set(self.config["people"]) | entered if self.config else set()

    # What came, and what stands on what.

    def field(self, i: str, name: str, default=None):
        return self.ops[i].get(name, default)

    def kind(self, i: str) -> str:
        return self.field(i, "kind") if is_text(self.field(i, "kind")) else ""

    def base(self, i: str) -> list[str]:
        base = self.field(i, "base")
        return [j for j in base if is_text(j)] if isinstance(base, list) else []

    def unheld(self) -> set[str]:
        """Grown from nothing: whoever has all of its base here is here."""
        here: set[str] = set()
        while True:
            more = {i for i in self.ops if set(self.base(i)) <= here} - here
            if not more:
                return here
            here |= more

    @cache  # noqa: B019 - a fold lives for one reply
    def past(self, i: str) -> frozenset[str]:
        """Everything that it reaches; whether refused or not is asked later."""
        below = set(self.base(i))
        return frozenset(below.union(*(self.past(j) for j in below)))

    # Refused.

    def standing(self, i: str) -> str:
        said = self.field(i, "standing")
        return "ok" if said is None else said if said and is_text(said) else "standing"

    def stamp_reason(self, i: str, admitted: set[str]) -> str | None:
        kind, role = self.kind(i), self.field(i, "role")
        if self.standing(i) != "ok" and i not in admitted:
            return self.standing(i)
        if kind not in TABLE or "#" in kind or kind.split(".")[0] in ELSEWHERE:
            return "unknown-kind"
        return "role" if not is_text(role) or may(role, kind) == "no" else None

    def find_admitted(self) -> set[str]:
        admitted: set[str] = set()
        while True:
            more = {
                self.field(i, "body")["op"]
                for i in self.here
                if self.kind(i) == "op.admit"
                and self.stamp_reason(i, admitted) is None
                and self.body_good(i)
            }
            if more <= admitted:
                return admitted
            admitted |= more

    def bare_reason(self, i: str) -> str | None:
        """Of one that is about no slot."""
        reason = self.stamp_reason(i, self.admitted)
        return reason or (None if self.body_good(i) else "bad-body")

    @cache  # noqa: B019 - a fold lives for one reply
    def change_reason(self, i: str) -> str | None:
        """Of an opening that changes the rules of the latest that it has seen (9p2a, A1a3)."""
        if self.bare_reason(i) or self.kind(i) != "round.open":
            return None
        seen = {
            j
            for j in self.past(i)
            if j in self.here
            and self.kind(j) == "round.open"
            and self.bare_reason(j) is None
            and self.change_reason(j) is None
        }
        latest = {j for j in seen if not any(j in self.past(k) for k in seen)}
        body = self.ops[i]["body"]
        if self.field(i, "role") not in AUTHORITY[body["edition"]] and any(
            j in self.here and self.kind(j) == "round.sign" and self.bare_reason(j) is None
            for j in self.past(i) - {j for k in seen for j in self.past(k)}
        ):
            return "role"
        if all(rules_of(self.ops[j]["body"]) == rules_of(body) for j in latest):
            return None
        if self.field(i, "role") not in AUTHORITY[body["edition"]]:
            return "role"
        return None if (body.get("reason") or "").strip() else "bad-body"

    def body_good(self, i: str) -> bool:
        """Envelope and body, as far as they show alone."""
        op, kind, body = self.ops[i], self.kind(i), self.field(i, "body")
        base = op.get("base")
        whole = op.get("id") == i and isinstance(base, list) and all(map(is_text, base))
        whole = whole and (number(op.get("device")) or (is_text(op.get("device")) and op["device"]))
        whole = whole and number(op.get("n")) and op.get("stream", self.stream) == self.stream
        if not whole or not isinstance(body, dict):
            return False
        reason = body.get("reason")
        if kind in ASKING | {"op.admit"} and not (isinstance(reason, str) and reason.strip()):
            return False
        if kind in ENTRIES - {"attempt.record"} and not isinstance(reason, str | None):
            return False
        if kind in MARKS | {"op.admit"}:
            return isinstance(body.get("op"), str)
        if kind in ("round.enter", "round.quit"):
            return (
                number((op.get("subject") or {}).get("person")) if is_map(op, "subject") else False
            )
        if kind == "attempt.scrambled":
            which = body.get("scramble")
            named = isinstance(which, str) and which.strip() != "" and len(which) <= 8
            return (named or number(which, 1, 999)) and isinstance(body.get("group"), str | None)
        if kind == "attempt.declare":
            return number(body.get("attempted"), 2, 99)
        if kind == "match.settle":
            return settling_good(body)
        if kind == "round.keep":
            said = [body.get("from"), reason]
            return all(isinstance(text, str) and text.strip() for text in said)
        if kind == "round.sign" and not all(
            isinstance(body.get(k), str) for k in ("digest", "seal")
        ):
            return False
        if kind == "round.close" or (kind == "round.sign" and "seen" in body):
            return is_map(body, "seen") and all(number(n, 0) for n in body["seen"].values())
        if kind == "round.continue":
            return number(body.get("attempts"), 1, 5) and numbers(body.get("people"))
        return open_good(body) if kind == "round.open" else True

    # The round.

    def of_kind(self, kind: str) -> set[str]:
        return {i for i in self.good_rounds if self.kind(i) == kind}

    def unseen(self, ids: set[str], by: set[str]) -> set[str]:
        return {i for i in ids if not any(i in self.past(j) for j in by)}

    def pick(self, what: str, ids: set[str], by: set[str]) -> str | None:
        standing = self.unseen(ids, by)
        if len(standing) > 1:
            self.disputes.append({"what": what, "candidates": sorted(standing)})
        return self.smallest_hash(standing) if standing else None

    def smallest_hash(self, ids: set[str]) -> str:
        return min(ids, key=lambda i: hashlib.sha256(i.encode()).digest())
