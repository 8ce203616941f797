"""`rummikub.standings`: wins, then points, and who goes on (source 003: 다승자순, 고득점자 우선).

>>> sheet = [{"id": "A", "out": True}, {"id": "B", "sum": 20}, {"id": "C", "sum": 7}]
>>> [(row["id"], row["rank"]) for row in rummikub_standings([{"players": sheet}])["rows"]]
[('A', 1), ('C', 2), ('B', 3)]
"""

from ...order import in_order
from .game import rummikub_game

COUNTED = {"no-meld": "no_meld", "on-purpose": "on_purpose", "absent": "absent"}
FULL = 4


def rummikub_standings(games, cut=None, options=None):
    """`{"rows", "advance", "tied_at_cut", "places_left", "open"}`.

    Who is equal in wins and points shares a rank; nothing breaks the tie here. A tie that does not
    fit under the cut is named whole, with the number of places that are left for it.
    """
    rows, unsettled = {}, []
    for index, game in enumerate(games):
        result = rummikub_game(game["players"], options)
        if result["errors"]:
            unsettled.append({"index": index, "errors": result["errors"]})
        else:
            _count(rows, game, result)
    ranked = _ranked(rows)
    advance, tied = _cut(ranked, cut)
    return {
        "rows": ranked,
        "advance": advance,
        "tied_at_cut": tied,
        "places_left": cut - len(advance) if tied else 0,
        "open": unsettled,
    }


def _count(rows, game, result):
    present = len([player for player in game["players"] if not player.get("absent")])
    for name in result["scores"]:
        won = 1 if name == result["winner"] else 0
        row = rows.get(name)
        if row is None:
            row = rows[name] = _empty(name)
        row["games"] += 1
        reason = result["reasons"][name]
        if reason in COUNTED:
            row[COUNTED[reason]] += 1
        if present < FULL and reason != "absent":
            row["short"] += 1
        tallies = [row]
        if "round" in game:
            tallies.append(row["rounds"].setdefault(game["round"], {"wins": 0, "points": 0}))
        for tally in tallies:
            tally["wins"] += won
            tally["points"] += result["scores"][name]


def _empty(name):
    counts = ("wins", "points", "games", "short", "no_meld", "on_purpose", "absent")
    row = {count: 0 for count in counts}
    row["id"] = name
    row["rounds"] = {}
    return row


def _ranked(rows):
    """Both hosts compare texts by their UTF-8."""
    order = in_order([(-rows[name]["wins"], -rows[name]["points"], name) for name in rows])
    ranked = []
    for index, (wins, points, name) in enumerate(order):
        row = rows[name]
        row["ties"] = False
        row["rank"] = index + 1
        if index and order[index - 1][:2] == (wins, points):
            row["rank"] = ranked[-1]["rank"]
            row["ties"] = ranked[-1]["ties"] = True
        ranked.append(row)
    return ranked


def _cut(ranked, cut):
    """Whose whole tie group fits under the cut, and the group that does not."""
    if cut is None:
        return [], []
    inside = [row for row in ranked if row["rank"] <= cut]
    if len(inside) <= cut:
        return [row["id"] for row in inside], []
    last = inside[-1]["rank"]
    return (
        [row["id"] for row in inside if row["rank"] < last],
        [row["id"] for row in inside if row["rank"] == last],
    )
