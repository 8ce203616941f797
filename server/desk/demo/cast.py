"""Who scores the demo: people of its file, each with a device."""

from dataclasses import dataclass

from server.desk.devices import add_device
from server.models import Device, Person, person

# A number of the file (staff without a registration have negative ones), and what that person does.
# The judges of a group do not compete in it.
ROLES = {
    -1: "organizer",
    -3: "delegate",
    16: "scoretaker",
    11: "judge",
    21: "judge",
    32: "judge",
    -2: "judge",
    13: "judge",
}


@dataclass(frozen=True, slots=True)
class Cast:
    """Device numbers by role; `devices` has the rows and `names` who holds each."""

    organizer: int
    delegate: int
    scoretaker: int
    judges: list[int]
    devices: dict[int, Device]
    names: dict[int, str]


def admit(competition_id: str) -> Cast:
    """Give everybody of `ROLES` a device."""
    people: dict[int, Person] = {one.number: one for one in person.people_of(competition_id)}
    by_role: dict[str, list[int]] = {}
    devices, names = {}, {}
    for number, role in ROLES.items():
        name = people[number].name
        made = add_device(competition_id, name, role)
        by_role.setdefault(role, []).append(made.number)
        devices[made.number], names[made.number] = made, name
    return Cast(
        organizer=by_role["organizer"][0],
        delegate=by_role["delegate"][0],
        scoretaker=by_role["scoretaker"][0],
        judges=by_role["judge"],
        devices=devices,
        names=names,
    )
