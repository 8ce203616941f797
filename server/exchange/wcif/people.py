"""The `persons` of a WCIF: competitors, and staff who never registered."""

import re

from server.exchange.wcif.bests import read_bests
from server.exchange.wcif.cursor import Cursor
from server.exchange.wcif.schedule import LARGEST_ID
from server.exchange.wcif.structures import Extra, PersonIn

HIGHEST_NUMBER = 999_999
"""Walk-ins made offline count from a million up."""
GENDERS = ("m", "f", "o")
COUNTRY = re.compile(r"[A-Z]{2}")
WCA_ID = re.compile(r"[0-9]{4}[A-Z]{4}[0-9]{2}")


def read_people(document: Cursor) -> list[PersonIn]:
    """Everybody, in the file's order; a number that two people share is a fault of the second."""
    people: list[PersonIn] = []
    numbers = set()
    for entry in document.children("persons"):
        person = _person(entry)
        if person.number in numbers:
            raise entry.fault("duplicate", "registrantId", value=person.number)
        if person.number is not None:
            numbers.add(person.number)
        people.append(person)
    return people


def split_name(name: str) -> tuple[str, str | None]:
    """`Qing Zhang (张清)` → `("Qing Zhang", "张清")`; most names have no local form."""
    latin, separator, local = name.partition(" (")
    if separator and latin and len(local) > 1 and local.endswith(")"):
        return latin, local[:-1]
    return name, None


def _person(entry: Cursor) -> PersonIn:
    name, local_name = split_name(entry.text("name"))
    number = None
    if entry.required("registrantId") is not None:
        number = entry.integer("registrantId", 1, HIGHEST_NUMBER)
    events, registered = _registration(entry)
    return PersonIn(
        number=number,
        name=name,
        local_name=local_name,
        country=_coded(entry, "countryIso2", COUNTRY),
        wca_id=_coded(entry, "wcaId", WCA_ID) if entry.has("wcaId") else None,
        gender=_gender(entry),
        birthdate=entry.date("birthdate").isoformat() if entry.has("birthdate") else None,
        email=entry.text("email", longest=254) if entry.has("email") else None,
        roles=entry.texts("roles") if entry.has("roles") else [],
        events=events,
        competing=registered and number is not None,
        bests=read_bests(entry.value.get("personalBests")),
        assignments=_assignments(entry),
        extra=_extra(entry),
    )


def _registration(entry: Cursor) -> tuple[list[str], bool]:
    """The events somebody registered for, and whether that registration makes them a competitor."""
    if not entry.has("registration"):
        return [], False
    registration = entry.child("registration")
    accepted = registration.text("status") == "accepted"
    competes = registration.boolean("isCompeting") if registration.has("isCompeting") else True
    return registration.texts("eventIds"), accepted and competes


def _coded(entry: Cursor, field: str, pattern: re.Pattern[str]) -> str:
    value = entry.text(field)
    if not pattern.fullmatch(value):
        raise entry.fault("code", field, value=value)
    return value


def _gender(entry: Cursor) -> str | None:
    if not entry.has("gender"):
        return None
    if (gender := entry.text("gender")) not in GENDERS:
        raise entry.fault("choice", "gender", value=gender, choices=", ".join(GENDERS))
    return gender


def _assignments(entry: Cursor) -> list[tuple[int, str]]:
    if not entry.has("assignments"):
        return []
    assignments = entry.children("assignments")
    return [
        (one.integer("activityId", 0, LARGEST_ID), one.text("assignmentCode"))
        for one in assignments
    ]


def _extra(entry: Cursor) -> Extra:
    extra = entry.rest(
        "registrantId", "name", "countryIso2", "wcaId", "gender", "birthdate", "email", "roles"
    )
    if entry.has("registration"):
        extra["registration"] = entry.child("registration").rest("eventIds")
    return extra
