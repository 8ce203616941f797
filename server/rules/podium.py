"""Who stands on the podium of an event's last round."""

from .timing import NONE

PLACES = 3


def podium(rows):
    """The people of the first three places, as of `round.standings`; a tie shares its place.

    Nobody who has no result stands there, however few came to the final.

    >>> podium([{"person": 7, "rank": 1, "best": 900}, {"person": 8, "rank": 2, "best": -1}])
    [7]
    """
    return [
        row["person"]
        for row in rows
        if row["rank"] is not None and row["rank"] <= PLACES and row["best"] > NONE
    ]
