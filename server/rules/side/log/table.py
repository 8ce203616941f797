"""The stream of one table in one round: its games, what was noted, and who confirmed them.

A sheet that has seen the former one of its game replaces it, with a reason if it says something
else; the old one is kept. Two that did not see each other and differ are a dispute: the game counts
for nobody until somebody who saw both keeps one, or writes another. Whether somebody did not meld
on purpose is the referee's to say, and stays with the game whatever sheet of it counts.
"""

from ...log.canonical import canonical
from .past import at_of
from .stream import SideStream, explained, person_of


class Table(SideStream):
    def _show(self):
        rulings = dict(self.groups("game.decide", game_of))
        games = [
            self._game(number, sheets, rulings.get(number, []))
            for number, sheets in self.groups("game.score", game_of)
        ]
        return {
            "games": games,
            "notes": [self._note(i) for i in self.past.as_they_came(self.all("game.note"))],
            "confirmed": [
                self._confirmed(person, places, games)
                for person, places in self.groups("table.confirm", person_of)
            ],
        }

    def _reason(self, i, op):
        """`bad-body` for another result without a reason, and for a decision to keep none."""
        if op["kind"] == "game.decide":
            return None if self._keeps(i, op) else "bad-body"
        if op["kind"] != "game.score" or explained(op):
            return None
        former = self._sheets_seen(i, game_of(op))
        rulings = [one for one in self.seen("game.decide", i) if self._is_of(one, game_of(op))]
        said = [result(sheet) for sheet, _ in self._in_force(former, rulings)]
        return None if all(one == result(op) for one in said) else "bad-body"

    def _sheets_seen(self, i, number):
        return [one for one in self.seen("game.score", i) if self._is_of(one, number)]

    def _is_of(self, i, number):
        return game_of(self.past.ops[i]) == number

    def _keeps(self, i, op):
        return self.past.at.get(op["body"]["keep"]) in self._sheets_seen(i, game_of(op))

    def _in_force(self, sheets, rulings):
        """(sheet, the place that says so) of each that no other has replaced."""
        pairs = []
        for i in self.past.unseen(sheets + rulings):
            op = self.past.ops[i]
            if op["kind"] == "game.decide":
                op = self.past.ops[self.past.at[op["body"]["keep"]]]
            pairs.append((op, i))
        return pairs

    def _game(self, number, sheets, rulings):
        """A row of `games`; of its versions those are `in_force` that nobody has replaced."""
        pairs = self._in_force(sheets, rulings)
        found = [sheet for sheet, _ in pairs]
        differ = len(set([result(sheet) for sheet in found])) > 1
        if differ:
            once = {sheet["id"]: sheet for sheet in found}
            self.dispute("game.score", list(once.values()), {"game": number})
        sheet = min(pairs, key=lambda pair: self.past.hash_of(pair[1]))[0]
        standing = [one["id"] for one in found]
        purpose, open_ = self._purpose(number)
        on_purpose = [row["person"] for row in purpose]
        return dict(
            self._version(sheet, on_purpose),
            game=number,
            purpose=purpose,
            disputed=differ or open_,
            versions=[
                dict(
                    self._version(self.past.ops[i], on_purpose),
                    reason=self.past.ops[i]["body"].get("reason"),
                    in_force=self.past.ops[i]["id"] in standing,
                )
                for i in self.past.as_they_came(sheets)
            ],
        )

    def _purpose(self, number):
        """Who did not meld on purpose in a game, and whether referees differ about somebody."""
        rows, before = [], len(self._disputes)
        for about, places in self.groups("game.purpose", purpose_of):
            if about[0] != number:
                continue
            op = self.one(places, {"game": number, "person": about[1]})
            if op["body"]["on_purpose"]:
                row = {"person": about[1], "reason": op["body"]["reason"], "op": op["id"]}
                rows.append(row)
        return rows, len(self._disputes) > before

    def _version(self, op, on_purpose):
        players = [player(row, row["person"] in on_purpose) for row in op["body"]["players"]]
        return dict(_author(op), players=players)

    def _note(self, i):
        op = self.past.ops[i]
        body = op["body"]
        return dict(
            _author(op),
            game=body["game"],
            what=body["what"],
            words=body.get("words"),
            person=op["person"] or None,
        )

    def _confirmed(self, person, places, games):
        """Stale once a sheet that says something else is in force, or the referee has spoken."""
        op = self.one(places)
        i = self.past.at[op["id"]]
        same = self._said(op["body"]["saw"]) == self._said([game["op"] for game in games])
        spoken = any(not self.past.of[i] >> one & 1 for one in self.all("game.purpose"))
        open_ = any(game["disputed"] for game in games)
        return {"person": person, "op": op["id"], "stale": not same or spoken or open_}

    def _said(self, ids):
        """What these sheets say of which games."""
        sheets = {self.past.ops[i]["id"]: self.past.ops[i] for i in self.all("game.score")}
        said = [(game_of(sheets[name]), result(sheets[name])) for name in ids if name in sheets]
        return len(ids), sorted(said)


NONE = {
    "out": False,
    "melded": True,
    "absent": False,
    "sum": None,
    "jokers": 0,
    "tiles": None,
    "drawn": None,
}


def player(row, on_purpose=False):
    """A row of a sheet with all that it leaves out, as `rummikub.game` takes it."""
    told = {name: NONE[name] if row.get(name) is None else row[name] for name in NONE}
    return dict(told, person=row["person"], on_purpose=on_purpose)


def result(op):
    """The text of what a sheet says, whoever wrote it and in whatever order."""
    rows = [player(row) for row in op["body"]["players"]]
    return canonical(sorted(rows, key=lambda row: row["person"]))


def _author(op):
    return {"op": op["id"], "by": op["by"], "device": op["device"], "at": at_of(op)}


def game_of(op):
    return op["body"]["game"]


def purpose_of(op):
    return op["body"]["game"], op["person"]
