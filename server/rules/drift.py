"""Whether the standings from which a round was opened still say the same of who is in it (9p).

Nothing follows by itself: a person takes somebody in, lets somebody go, or keeps it as it is.

>>> round_drift("wca-2026", rows_of_four, {"type": "ranking", "level": 2}, [1, 3])["in"]
[2]
"""

from .advancing import round_advancing
from .log.canonical import canonical, sha256


def round_drift(edition, rows, condition, people, withdrawn=(), digest=None, kept=()):
    """Both lists, and whether a person should look at them. See `round.drift`.

    `people` are in the round and have not quit; `withdrawn` were set aside before it or have. Those
    who are tied across the cap were a person's choice (`stop`), and are not out.
    """
    now = _digest(rows)
    reply = {"advance": [], "reserve": [], "tied_at_cut": [], "stop": False}
    if condition:
        found = round_advancing(edition, rows, condition, withdrawn)
        reply = {name: found[name] for name in reply}
    coming = [person for person in reply["advance"] if person not in people]
    stays = set(reply["advance"] + (reply["tied_at_cut"] if reply["stop"] else []))
    leaving = sorted([person for person in people if person not in stays]) if condition else []
    # Without a condition people were chosen by hand: any change is to be looked at.
    differs = bool(coming or leaving) if condition else digest is not None
    reply.update({"digest": now, "in": coming, "out": leaving})
    reply["drift"] = differs and now != digest and now not in kept
    return reply


def _digest(rows):
    """Of what the standings say, in whatever order the rows come."""
    plain = [[row["person"], row["rank"], row["best"], row["average"]] for row in rows]
    return sha256(canonical(sorted(plain, key=lambda row: [row[0], row[1] or 0, row[2], row[3]])))
