"""A second fold, slow and written from the definitions alone, to hold the first one against.

Pasts are sets of ids, worked out anew for every question; nothing is kept between two folds. What a
body is worth it asks at the door, what a role may is `roles.may`: both have tests of their own.
"""

import hashlib
import json
from functools import cache

from server.rules.door import handle
from server.rules.editions import EDITIONS, authority
from server.rules.roles import TABLE, may

SLOTS = {"1": 1, "2": 2, "3": 3, "5": 5, "a": 5, "m": 3}
MARKS = {"attempt.confirm", "attempt.check"}
ASKING = {"attempt.correct", "attempt.extra", "attempt.decide"}
ENTRIES = ASKING | {"attempt.record", "attempt.propose", "attempt.void"}
ELSEWHERE = {"person", "group", "notice", "incident", "protest"}
TIMED = {"reading_ms", "stopwatch_cs", "penalties", "declared", "inspection_ms", "previous_ms"}
CUBES = {"attempted", "solved", "seconds", "penalties"}
BESIDE = {"source", "reason"}
VOID, EXTRA = ("void",), ("extra",)


def slow_fold(stream: str, ops: list[dict]) -> dict:
    """The value of `log.fold` for a round's stream."""
    return Fold(stream, ops).reply()


class Fold:
    def __init__(self, stream: str, ops: list[dict]):
        self.stream = stream
        self.ops = {name: min(same, key=rank) for name, same in by_name(ops).items()}
        self.here = self.unheld()
        self.admitted = self.find_admitted()
        self.rounds = [i for i in self.here if self.kind(i).startswith("round.")]
        self.good_rounds = [i for i in self.rounds if self.bare_reason(i) is None]
        self.disputes: list[dict] = []
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
        if kind == "round.close":
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
        return min(standing, key=lambda i: hashlib.sha256(i.encode()).digest(), default=None)

    # A slot.

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
        if not 1 <= slot <= SLOTS[self.config["format"]]:
            return "bad-slot"
        if not self.body_good(i):
            return "bad-body"
        name = {"attempt.decide": "keep"}.get(self.kind(i), "op" if self.kind(i) in MARKS else "")
        if name in self.ops[i]["body"]:
            target = self.ops[i]["body"][name]
            if not isinstance(target, str) or target not in self.entries(self.known(i)):
                return "bad-body"
        if self.kind(i) in ENTRIES and self.said(i) is None:
            return "bad-body"
        return None

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
        """(what must be equal, value, text)"""
        kind, body = self.kind(i), self.ops[i]["body"]
        if kind in ("attempt.void", "attempt.extra"):
            return (VOID if kind == "attempt.void" else EXTRA, 0, "")
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
        if self.by_authority(i):
            return True
        if kind in ASKING:
            return False
        granted = [j for j in known if self.opens_again(j)]
        locks = [j for j in known if self.locks(j)]
        if any(not any(lock in self.known(j) for j in granted) for lock in locks):
            return False
        asked = [j for j in self.entries(known) if self.is_extra(j) and not self.effective(j)]
        if any(not self.settled(j, known) for j in asked):
            return False
        return len({self.said(j)[0] for j in self.in_force(known)}) <= 1

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

    # The reply.

    def reply(self) -> dict:
        reply = {
            "round": self.round(),
            "cards": [self.card(person) for person in sorted(self.people)],
            "disputes": self.disputes,
            "proposals": [],
            "held": self.held(),
            "refused": [],
            "late": [],
            "standings": [],
        }
        for i in self.here - {row["op"] for row in reply["held"]}:
            self.place(i, reply)
        for card in reply["cards"]:
            self.dispute(card, reply)
            del card["candidates"]
        reply["standings"] = self.standings(reply["cards"])
        reply["late"].sort()
        reply["disputes"].sort(
            key=lambda d: (d["what"], d.get("person", 0), d.get("slot", 0), d["candidates"])
        )
        for name in ("proposals", "refused"):
            reply[name].sort(key=lambda row: row["op"])
        reply["digest"] = hashlib.sha256(text_of(reply).encode()).hexdigest()
        return reply

    def place(self, i: str, reply: dict) -> None:
        reason = self.reason(i) if self.in_slot(i) else self.bare_reason(i)
        if reason:
            reply["refused"].append({"op": i, "reason": reason})
        elif self.kind(i) in ENTRIES:
            person, slot = self.subject(i)
            rivals = [
                j
                for j in self.here
                if self.in_slot(j) and self.subject(j) == (person, slot) and not self.reason(j)
            ]
            if not self.effective(i) and not self.settled(i, rivals):
                row = {"op": i, "kind": self.kind(i), "person": person, "slot": slot}
                reply["proposals"].append(row)
            seen = self.ops[self.close]["body"]["seen"] if self.close else None
            if seen is not None and self.field(i, "n") > seen.get(str(self.field(i, "device")), 0):
                reply["late"].append(i)

    def dispute(self, card: dict, reply: dict) -> None:
        for number, candidates in card["candidates"].items():
            if candidates:
                where = {"person": card["person"], "slot": number}
                reply["disputes"].append({"what": "attempt", **where, "candidates": candidates})

    def held(self) -> list[dict]:
        held = []
        for i in sorted(self.ops):
            if i not in self.here:
                missing = sorted(set(self.base(i)) - self.here)
                held.append({"op": i, "missing": missing})
            elif not self.config and self.kind(i) != "round.open":
                held.append({"op": i, "missing": ["round.open"]})
        return held

    def round(self) -> dict:
        if not self.config:
            return {"status": "not-open"}
        opens = self.of_kind("round.open")
        self.quit = {
            self.subject(i)[0]
            for i in self.unseen(self.of_kind("round.quit"), self.of_kind("round.enter"))
        } & self.people
        self.phases = []
        for attempts in range(1, 6):
            phase = {
                i
                for i in self.of_kind("round.continue")
                if self.ops[i]["body"]["attempts"] == attempts
            }
            if one := self.pick("round.continue", phase, phase | opens):
                self.phases.append(self.ops[one]["body"]["people"])
        return {
            "status": "closed" if self.close else "open",
            "open": self.open,
            "edition": self.config["edition"],
            "event": self.config["event"],
            "format": self.config["format"],
            "quit": sorted(self.quit),
            "published": bool(self.unseen(self.of_kind("round.publish"), opens)),
            "signed": bool(self.unseen(self.of_kind("round.sign"), opens)),
        }

    def card(self, person: int) -> dict:
        slots, candidates = [], {}
        for number in range(1, SLOTS[self.config["format"]] + 1):
            ops = {
                i
                for i in self.here
                if self.in_slot(i) and self.subject(i) == (person, number) and not self.reason(i)
            }
            line, candidates[number] = self.line(number, ops)
            slots.append(line)
        attempts = [line["value"] for line in slots]
        result = self.ask("round.result", attempts=attempts)
        following = self.ask("round.next", attempts=attempts, cutoff=self.config.get("cutoff"))
        out = person in self.quit or not all(person in people for people in self.phases)
        return {
            "person": person,
            "slots": slots,
            "best": result["best"],
            "average": result["average"],
            "closed": following["closed"] or out,
            "candidates": candidates,
        }

    def standings(self, cards: list[dict]) -> list[dict]:
        if not self.config:
            return []
        results = [
            {"person": card["person"], "attempts": [line["value"] for line in card["slots"]]}
            for card in cards
        ]
        results = [row for row in results if any(row["attempts"])]
        return self.ask("round.standings", results=results)["rows"]

    def ask(self, call: str, **arguments) -> dict:
        return ask(call, {**frame(self.config), "format": self.config["format"], **arguments})


def ask(call: str, arguments: dict) -> dict | None:
    reply = handle({"call": call, **arguments})
    return reply.get("value")


def frame(config: dict) -> dict:
    unofficial = config.get("unofficial", False)
    return {"edition": config["edition"], "event": config["event"], "unofficial": unofficial}


def worth(body: object, config: dict) -> tuple | None:
    """What a result's body says, by asking at the door."""
    if not isinstance(body, dict) or not isinstance(body.get("reason"), str | None):
        return None
    measured = EDITIONS[config["edition"]]["events"].get(config["event"], "time")
    if "value" in body:
        value, known = body["value"], set(body) <= {"value", *BESIDE}
        shown = value in (-1, -2) or number(value, 1, 999999999)
        if not known or type(value) is not int or not shown:
            return None
        if body.get("source") not in ("paper", "import"):
            return None
        event = "333" if measured == "time" else config["event"]
        return ("value", value), value, ask("time.show", {"cs": value, "event": event})["text"]
    if not isinstance(body.get("source"), str | None):
        return None
    given = {k: v for k, v in body.items() if v is not None and k not in BESIDE}
    given.setdefault("penalties", [])
    codes = given["penalties"]
    if measured == "time":
        limit = None if config.get("cumulative") else config.get("limit_cs")
        reply = ask("attempt.result", {**given, **frame(config), "limit_cs": limit})
        if reply is None or not set(body) <= TIMED | BESIDE:
            return None
        clock = given["reading_ms"] // 10 if "reading_ms" in given else given.get("stopwatch_cs")
        same = ("time", clock, frozenset(codes), given.get("declared"), reply["value"])
    elif measured == "multi" and "declared" not in body:
        if not set(body) <= CUBES | BESIDE:
            return None
        reply = ask("multi.result", {"edition": config["edition"], **given})
        same = ("cubes", tuple(given.get(k) for k in ("attempted", "solved", "seconds")))
        same += (tuple(sorted(codes)) if reply else None,)
    else:
        if not set(body) <= {"declared", "penalties"} | BESIDE or codes != []:
            return None
        reply = ask("attempt.result", {**given, **frame(config)})
        same = ("ruled", given.get("declared"))
    return (same, reply["value"], reply["text"]) if reply else None


def open_good(body: dict) -> bool:
    cutoff, limit, event = body.get("cutoff"), body.get("limit_cs"), body.get("event")
    if cutoff is not None:
        fine = isinstance(cutoff, dict) and set(cutoff) == {"attempts", "result"}
        if not fine or not number(cutoff["attempts"], 1, 5):
            return False
        if not number(cutoff["result"], 1, 999999999):
            return False
    if limit is not None and not number(limit):
        return False
    spans = body.get("cumulative")
    if spans is not None and not (isinstance(spans, list) and all(map(is_string, spans))):
        return False
    if body.get("advancement") is not None and not is_map(body, "advancement"):
        return False
    if type(body.get("unofficial", False)) is not bool or not is_string(event):
        return False
    if not is_string(body.get("edition")) or body["edition"] not in EDITIONS:
        return False
    if event not in EDITIONS[body["edition"]]["events"] and not body.get("unofficial"):
        return False
    return is_string(body.get("format")) and body["format"] in SLOTS and numbers(body.get("people"))


def by_name(ops: list[dict]) -> dict[str, list[dict]]:
    names: dict[str, list[dict]] = {}
    for op in ops:
        named = is_text(op.get("id")) and op["id"]
        name = op["id"] if named else "?" + hashlib.sha256(encoded(text_of(op))).hexdigest()
        names.setdefault(name, []).append(op)
    return names


def rank(op: dict) -> tuple:
    standing = op.get("standing")
    rest = {k: v for k, v in op.items() if k not in ("role", "standing", "sha256")}
    stamped = op.get("sha256")
    hashed = hashlib.sha256(encoded(text_of(rest))).hexdigest()
    return (
        standing is not None and standing != "ok",
        stamped if isinstance(stamped, str) else hashed,
        text_of(op),
    )


def text_of(value: object) -> str:
    """Canonical JSON; a fraction, which a host may write in its own way, is `~`."""
    value = json.loads(json.dumps(value), parse_float=lambda _: "~")
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def is_string(value: object) -> bool:
    return isinstance(value, str)


def is_text(value: object) -> bool:
    return isinstance(value, str) and not any(0xD800 <= ord(c) <= 0xDFFF for c in value)


def is_map(holder: dict, name: str) -> bool:
    return isinstance(holder.get(name), dict)


def number(value: object, least: int = 1, most: int = 9999999999) -> bool:
    return type(value) is int and least <= value <= most


def numbers(value: object) -> bool:
    return isinstance(value, list) and all(map(number, value))


def person(by: object) -> str | None:
    if number(by):
        return str(by)
    return by if is_text(by) and by else None
