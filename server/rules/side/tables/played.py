"""The games of a stage: which count, which are open, which are still to be played."""

from ..rummikub import rummikub_standings
from .plan import draw_of, place_of, seated

OF_A_PLAYER = ("out", "melded", "on_purpose", "absent", "sum", "jokers", "tiles", "drawn")


class Played:
    """`rows`: those of `rummikub.standings`, by person, rounds as `R1`.

    `open`: games that are entered and count for nobody, `waits` how many of them the plan wants;
    `begun`: rounds whose draw is published, or that have a game; `outstanding`: the games of these
    that nobody has entered; `missing`: person → how many games of theirs do not count yet;
    `sizes`: person → {round: how many sit at their table}.
    """

    def __init__(self, event, tables, rounds):
        self.open = []
        self.waits = 0
        self.begun = []
        self.outstanding = []
        self.missing = {}
        self.sizes = {}
        self.rounds = rounds
        entered = self._enter(event, tables)
        names = [table["stream"] for table in tables]
        name = names[0].rsplit("-", 2)[0] if names else None
        for number, games in rounds:
            self._look(event, name, number, games, entered)

    @property
    def complete(self):
        """Whether all rounds are played and every game counts."""
        return len(self.begun) == len(self.rounds) and not (self.outstanding or self.waits)

    def _enter(self, event, tables):
        """Fills `rows` and `open`; {(round, table): {game: whether it counts}}."""
        planned = {number: games for number, games in self.rounds}
        entered, games, homes = {}, [], []
        for table in tables:
            place = place_of(table["stream"])
            for game in table["fold"]["games"] if place[0] in planned else ():
                number = game["game"]
                if number > planned[place[0]]:
                    errors = [{"code": "beyond-plan", "id": None}]
                    self._open(table["stream"], number, "errors", errors)
                    continue
                here = entered.setdefault(place, {})
                here[number] = not game["disputed"]
                if game["disputed"]:
                    self._open(table["stream"], number, "disputed", True)
                else:
                    players = [_player(one) for one in game["players"]]
                    games.append({"players": players, "round": "R" + str(place[0])})
                    homes.append((table["stream"], number, here))
        value = rummikub_standings(games, None, event["plan"].get("options"))
        self.rows = {}
        for row in value["rows"]:
            row["person"] = int(row.pop("id"))
            self.rows[row["person"]] = row
        for one in value["open"]:
            stream, number, here = homes[one["index"]]
            here[number] = False
            errors = [{"code": e["code"], "id": e["id"] and int(e["id"])} for e in one["errors"]]
            self._open(stream, number, "errors", errors)
        return entered

    def _open(self, stream, number, what, value):
        self.open.append({"stream": stream, "game": number, what: value})

    def _look(self, event, name, number, games, entered):
        draw = draw_of(event, number)
        here = {}
        for one in seated(draw):
            here.setdefault(one["table"], []).append(one["person"])
        if (draw and draw["published"]) or [place for place in entered if place[0] == number]:
            self.begun.append(number)
        for table in sorted(here):
            known = entered.get((number, table), {})
            left = [i for i in range(1, games + 1) if i not in known]
            open_ = len([i for i in known if not known[i]])
            for person in here[table]:
                self.sizes.setdefault(person, {})[str(number)] = len(here[table])
                if number in self.begun:
                    self.missing[person] = self.missing.get(person, 0) + len(left) + open_
            if number in self.begun and left:
                stream = name and name + "-r" + str(number) + "-t" + str(table)
                self.outstanding.append(
                    {"stream": stream, "round": number, "table": table, "games": left}
                )
        for place in entered:
            if place[0] == number:
                self.waits += len([i for i in entered[place] if not entered[place][i]])


def _player(one):
    player = {name: one[name] for name in OF_A_PLAYER if one.get(name) is not None}
    player["id"] = str(one["person"])
    return player
