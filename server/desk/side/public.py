"""What every public page of a side event has: names of people, and how new it is."""

from typing import Any

from server.base import iso
from server.models import operation, person

Reply = dict[str, Any]

SHOWN = ("number", "name", "local_name", "country")


def people(competition_id: str, numbers: set[int]) -> list[Reply]:
    """Those of them who are registered at the competition, with what everybody may see."""
    everybody = [one.public() for one in person.people_of(competition_id)]
    return [{key: one[key] for key in SHOWN} for one in everybody if one["number"] in numbers]


def stamp(competition_id: str, name: str, seq: int, fold: Reply) -> Reply:
    """`{"digest", "as_of", "seq"}` of a stream."""
    as_of = iso(operation.last_received(competition_id, name))
    return {"digest": fold["digest"], "as_of": as_of, "seq": seq}
