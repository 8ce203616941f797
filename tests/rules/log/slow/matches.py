"""The bracket of a Head to Head, by asking at the door again and again (2026 Article I)."""

from collections import defaultdict
from functools import cache

from tests.rules.log.slow.bodies import ask, frame
from tests.rules.log.slow.log import AUTHORITY
from tests.rules.log.slow.slots import Slots

STAGES = {
    4: ["SF"],
    8: ["QF", "SF"],
    12: ["R12", "QF", "SF"],
    16: ["R16", "QF", "SF"],
}
IN_STAGE = {"R16": 8, "R12": 4, "QF": 4, "SF": 2}


def names(places: int) -> dict[str, int]:
    """{match: number of its stage}"""
    found = {}
    for number, stage in enumerate(STAGES[places], start=1):
        found |= {f"{stage}-{i + 1}": number for i in range(IN_STAGE[stage])}
    last = len(STAGES[places]) + 1
    return found | {"final": last, "third": last}


class Matches(Slots):
    def frozen(self) -> dict | None:
        """What the opening says of the bracket; None in a round of another format."""
        if not self.config or self.config["format"] != "h":
            return None
        return self.config["head_to_head"]

    @cache  # noqa: B019
    def settle_reason(self, i: str) -> str | None:
        """Why a well-formed `match.settle` of an open round is refused (11l)."""
        frozen, name = self.frozen(), self.match(i)
        if not frozen or name not in names(frozen["places"]):
            return "bad-body"
        seen = {j for j in self.settlings(name) & self.past(i) if not self.settle_reason(j)}
        latest = {j for j in seen if not any(j in self.past(k) for k in seen)}
        if all(self.settles(j) == self.settles(i) for j in latest):
            return None
        if self.field(i, "role") not in AUTHORITY[self.config["edition"]]:
            return "role"
        return None if (self.ops[i]["body"].get("reason") or "").strip() else "bad-body"

    def settlings(self, name: str) -> set[str]:
        return {i for i in self.of_kind("match.settle") if self.match(i) == name}

    def match(self, i: str) -> str:
        return self.ops[i]["body"]["match"]

    def settles(self, i: str) -> tuple:
        body = self.ops[i]["body"]
        return body["winner"], tuple(body["won"])

    def settlements(self) -> dict[str, str]:
        """{match: what settled it}; what differs and was not seen is a dispute."""
        found = {}
        for name in names(self.frozen()["places"]):
            good = {i for i in self.settlings(name) if not self.settle_reason(i)}
            standing = self.unseen(good, good)
            if standing:
                found[name] = self.smallest_hash(standing)
            if len({self.settles(i) for i in standing}) > 1:
                self.contest(name, sorted(standing))
        return found

    def contest(self, name: str, candidates: list[str]) -> None:
        what = {"what": "match.settle", "match": name, "candidates": candidates}
        self.disputes.append(what)

    def bracket(self, cards: list[dict]) -> tuple[dict, list[dict]]:
        """(the bracket, the rows of the standings); matches are told as their people are known."""
        frozen, settled = self.frozen(), self.settlements()
        told = {name: frozen[name] for name in ("places", "seeds", "first_to")}
        told |= {**frame(self.config), "matches": []}
        counted = {}
        while True:
            bracket = ask("headtohead.bracket", told)
            rows = [row for stage in bracket["stages"] for row in stage["matches"]]
            entered = {entry["match"] for entry in told["matches"]}
            for row in rows:
                people = [person for person in row["people"] if person]
                if row["match"] not in entered and None not in row["people"] and people:
                    told["matches"].append(self.entry(row, people, cards, settled, counted))
                    break
            else:
                break
        for row in rows:
            row["settled"] = counted.get(row["match"])
        return bracket, ask("headtohead.standings", told)["rows"]

    def entry(self, row: dict, people: list, cards: list, settled: dict, counted: dict) -> dict:
        name = row["match"]
        entry = {"match": name, "people": people, "withdrawn": sorted(self.quit), "points": []}
        stage = names(self.frozen()["places"])[name]
        values = [self.values(person, stage, cards) for person in people]
        won = []
        if name in settled:
            winner, won = self.settles(settled[name])
            if {winner, *won} - {None} <= set(people):
                counted[name] = settled[name]
                entry["settled"] = winner
            else:
                self.contest(name, [settled[name]])
                won = []
        implied = self.implied(people, stage, settled) - {0}
        if "settled" not in entry and len(people) == 2 and len(implied) == 1:
            entry["settled"] = implied.pop()
        last = max([number for side in values for number in side] + [len(won)])
        for number in range(1, last + 1):
            pair = [side[number] for side in values]
            entry["points"].append({"attempts": pair if len(pair) == 2 else [pair[0], 0]})
            if number <= len(won):
                entry["points"][-1]["won"] = won[number - 1]
        return entry

    def implied(self, people: list, stage: int, settled: dict) -> set[int]:
        """Who won here: they are named later; who is named in third place lost a semifinal."""
        stages, winners = names(self.frozen()["places"]), set()
        for match, i in settled.items():
            winner, won = self.settles(i)
            for person, other in (people, people[::-1]) if len(people) == 2 else ():
                if stages[match] > stage and person in {winner, *won}:
                    lost = match == "third" and stage == stages["third"] - 1
                    both = lost and other in {winner, *won}
                    winners |= set() if both else {other if lost else person}
        return winners

    def values(self, person: int, stage: int, cards: list[dict]) -> dict[int, int]:
        """{point: what counts}"""
        found = defaultdict(int)
        for card in cards:
            for line in card["slots"] if card["person"] == person else ():
                if line["slot"] // 100 == stage and line["status"] == "recorded":
                    found[line["slot"] % 100] = line["value"]
        return found
