"""What separates equal points, by name, as the organizer orders it; more is always better.

Each takes a `Table` of results and the people of a group that is still level, and gives a whole
number for one of them. Points are half points, so a sum of products is in quarters of a point.
"""

from .event import BLACK, WIN


def direct(table, group, person):
    """Half points from the matches within the group, where all of it have met; else 0 for all.

    A bye and a round without a match count nothing.
    """
    for one in group:
        met = [g["opponent"] for g in table.games[one]]
        if any(other != one and other not in met for other in group):
            return 0
    return sum([g["points"] for g in table.games[person] if g["opponent"] in group])


def buchholz(table, group, person):
    """The sum of the opponents' half points.

    An opponent's rounds without a match, other than a bye, count as halves: nobody is hurt
    because somebody whom they met has left, or came late. A round that somebody sat out
    themselves counts as one against an opponent with their own points. In a round robin only
    matches count.
    """
    return sum(_opponents(table, person))


def buchholz_cut_1(table, group, person):
    """The same without the lowest of them."""
    points = _opponents(table, person)
    return sum(points) - (min(points) if points else 0)


def sonneborn_berger(table, group, person):
    """The sum of own half points times the opponent's of that match: in quarters of a point.

    A bye is a win against somebody with one's own points; a round missed counts nothing.
    """
    total = 0
    for game in table.games[person]:
        if game["opponent"] is None:
            total += game["points"] * table.points[person]
        else:
            total += game["points"] * table.against(game["opponent"])
    return total


def wins(table, group, person):
    """How many matches somebody has won; a bye is none."""
    return len([g for g in table.games[person] if g["opponent"] and g["points"] == WIN])


def black_wins(table, group, person):
    """How many of these with black."""
    return len([g for g in table.games[person] if g["colour"] == BLACK and g["points"] == WIN])


TIE_BREAKS = {
    "direct": direct,
    "buchholz": buchholz,
    "buchholz-cut-1": buchholz_cut_1,
    "sonneborn-berger": sonneborn_berger,
    "wins": wins,
    "black-wins": black_wins,
}


def _opponents(table, person):
    met = [table.against(g["opponent"]) for g in table.games[person] if g["opponent"]]
    return met + [table.points[person]] * table.sat_out(person)
