"""What an edition says of this format, and how a round's log numbers its attempts."""

from ..editions import edition as edition_table
from ..errors import bad

MOST_POINTS = 35  # five sets of seven (I3a, I3e)
STAGE = 100  # a slot is 100 · stage + point, both from 1


def rules_of(edition, event=None, unofficial=False, places=None):
    """The edition's numbers for this format; `bad-argument` where it is not available."""
    rules = edition_table(edition)["head_to_head"]
    if rules is None:
        raise bad("edition", "knows no Head to Head")
    if event is not None and event not in rules["events"] and not unofficial:
        raise bad("event", "not in this format")  # 9b7a
    if places is not None and places not in rules["places"]:
        raise bad("places", "not the size of a bracket")  # I1a
    return rules


def is_slot(slot, stages):
    """Whether a slot of a round with so many stages, the Final Stage with them, has this number.

    >>> [is_slot(slot, 2) for slot in (101, 235, 100, 136, 301)]
    [True, True, False, False, False]
    """
    return STAGE < slot < STAGE * (stages + 1) and 1 <= slot % STAGE <= MOST_POINTS
