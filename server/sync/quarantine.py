"""What is no operation: kept as far as there is room for the device, beyond that only counted (I5).

So no phone, whatever it sends, can fill the disk, and a delegate still sees that it sends rubbish.
"""

from typing import Any

from server.base import iso
from server.models import device, quarantined
from server.models.quarantined import Usage
from server.sync.envelope import Rubbish

# Of one device. Whatever a broken app sends repeats itself; so much shows what it is.
MOST_THINGS = 500
MOST_CHARACTERS = 1_000_000


def keep(competition_id: str, sender: int, rubbish: list[Rubbish]) -> None:
    """Keep or count what the device `sender` brought. The same again is neither."""
    if not rubbish:
        return
    different = {one.sha256: one for one in rubbish}
    known = quarantined.hashes_among(competition_id, sender, different.keys())
    fresh = [one for one in different.values() if one.sha256 not in known]
    kept = fitting(fresh, quarantined.usage(competition_id, sender)) if fresh else []
    quarantined.add_all(competition_id, sender, [(one.sha256, one.raw, one.reason) for one in kept])
    device.turn_away(competition_id, sender, len(fresh) - len(kept))


def counts(competition_id: str) -> dict[int, int]:
    """{device: how many things that are no operations it has sent}, those without any left out."""
    found = quarantined.counts(competition_id)
    for one in device.devices_of(competition_id):
        if one.turned_away:
            found[one.number] = found.get(one.number, 0) + one.turned_away
    return found


def listed(competition_id: str) -> list[dict[str, Any]]:
    """A line for each such device on the list of what to look at, by number."""
    first = quarantined.since(competition_id)
    nothing = dict.fromkeys(("id", "stream", "person", "slot", "op", "reason"))
    return [
        {
            **nothing,
            "what": "rubbish",
            "device": number,
            "count": many,
            "since": iso(first.get(number)),
        }
        for number, many in sorted(counts(competition_id).items())
    ]


def fitting(fresh: list[Rubbish], usage: Usage) -> list[Rubbish]:
    """Those for which there is room beside what is there already. Pure."""
    kept = []
    things, characters = usage
    for one in fresh:
        if things < MOST_THINGS and characters + len(one.raw) <= MOST_CHARACTERS:
            kept.append(one)
            things += 1
            characters += len(one.raw)
    return kept
