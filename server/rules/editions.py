"""The editions of the regulations, as the rules read them: numbers and names in `tables`.

What differs between editions is data there; no rule asks which edition it serves.

>>> authority("wca-2010")
('head-judge', 'delegate')
"""

from .errors import bad
from .tables import wca_2008, wca_2010, wca_2026

EDITIONS = {
    "wca-2008": wca_2008.TABLE,
    "wca-2010": wca_2010.TABLE,
    "wca-2026": wca_2026.TABLE,
}


def _effects(table):
    """Code -> what it does, in the first word of its effect; a number of several has its own."""
    effects = dict(table["mildest"])
    for line in table["sheet"]:
        _, effect, _, _, *codes = line.split()
        for entry in codes:
            effects[entry.split(":")[0]] = effect.split("/")[0]
    return effects


for _table in EDITIONS.values():
    _table["effects"] = _effects(_table)


def edition(name):
    """The table of an edition, or `bad-argument`."""
    if name not in EDITIONS:
        raise bad("edition", "not an edition")
    return EDITIONS[name]


def authority(name):
    """Who may change a result that is signed off (1g2), as a tuple of role names."""
    return edition(name)["authority"]


def event_result(table, event, unofficial=False):
    """What an event's results are: `time`, `moves` or `multi`; an unofficial event is timed."""
    return event_line(table, event, unofficial)[0]


def event_line(table, event, unofficial=False):
    """What the edition says of an event, word by word; see `events` in `tables`."""
    if event in table["events"]:
        return table["events"][event].split()
    if unofficial:
        return table["unofficial"].split()
    raise bad("event", "not in this edition")


def result_of(event):
    """As `event_result`, whichever edition has the event; None if none has."""
    for name in sorted(EDITIONS):
        if event in EDITIONS[name]["events"]:
            return event_result(EDITIONS[name], event)
    return None
