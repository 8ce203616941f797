"""The reply."""

import hashlib

from tests.rules.log.slow.bodies import ask, frame
from tests.rules.log.slow.log import ENTRIES
from tests.rules.log.slow.matches import Matches
from tests.rules.log.slow.values import text_of


def slow_fold(stream: str, ops: list[dict]) -> dict:
    """The value of `log.fold` for a round's stream."""
    return Fold(stream, ops).reply()


class Fold(Matches):
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
        if self.frozen():
            self.duel(reply)
        else:
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
        reason = self.reason(i) if self.in_slot(i) else self.bare_reason(i) or self.change_reason(i)
        if not reason and self.kind(i) == "match.settle":
            reason = self.settle_reason(i)
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
        signs = self.unseen(self.of_kind("round.sign"), opens)
        last = self.unseen(signs, signs)
        enters = self.of_kind("round.enter")
        self.quit = {
            self.subject(i)[0]
            for i in self.of_kind("round.quit")
            if self.unseen({i}, {j for j in enters if self.subject(j)[0] == self.subject(i)[0]})
        } & self.people
        self.phases = []
        for attempts in range(1, 6):
            phase = {
                i
                for i in self.of_kind("round.continue")
                if self.ops[i]["body"]["attempts"] == attempts
            }
            if one := self.pick("round.continue", phase, phase):
                people = sorted(set(self.ops[one]["body"]["people"]))
                self.phases.append({"attempts": attempts, "people": people, "op": one})
        return {
            "status": "closed" if self.close else "open",
            "open": self.open,
            "edition": self.config["edition"],
            "event": self.config["event"],
            "format": self.config["format"],
            "quit": sorted(self.quit),
            "phases": self.phases,
            "published": bool(self.unseen(self.of_kind("round.publish"), opens)),
            "kept": sorted({self.ops[i]["body"]["from"] for i in self.of_kind("round.keep")}),
            "signed": bool(signs),
            "sign": min(last, key=lambda i: hashlib.sha256(i.encode()).digest(), default=None),
        }

    def card(self, person: int) -> dict:
        slots, candidates = [], {}
        for number in self.numbers():
            ops = {
                i
                for i in self.here
                if self.in_slot(i) and self.subject(i) == (person, number) and not self.reason(i)
            }
            line, candidates[number] = self.line(number, ops)
            if line["status"] != "empty" or not self.frozen():
                slots.append(line)
        out = person in self.quit or not all(person in phase["people"] for phase in self.phases)
        card = {"person": person, "slots": slots, "candidates": candidates, "closed": out}
        if self.frozen():
            return card
        attempts = [line["value"] for line in slots]
        result = self.ask("round.result", attempts=attempts)
        following = self.ask("round.next", attempts=attempts, cutoff=self.config.get("cutoff"))
        best, average = result["best"], result["average"]
        return card | {"best": best, "average": average, "closed": following["closed"] or out}

    def duel(self, reply: dict) -> None:
        """Head to Head: the bracket, and what it makes of the cards."""
        reply["bracket"], reply["standings"] = self.bracket(reply["cards"])
        rows = [row for stage in reply["bracket"]["stages"] for row in stage["matches"]]
        for card in reply["cards"]:
            person, attempts, busy = card["person"], [], False
            for row in rows:
                busy = busy or (person in row["people"] and not row["decided"])
                for side, one in enumerate(row["people"]):
                    attempts += row["attempts"][side] if one == person else []
            card["best"] = self.ask("round.result", attempts=attempts)["best"]
            card["average"] = 0
            card["closed"] = card["closed"] or not busy

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
