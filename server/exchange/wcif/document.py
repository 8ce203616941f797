"""A JSON document read as a WCIF: checked whole, and turned into plain structures."""

import re
from typing import Any

from server.exchange.wcif.cursor import Cursor
from server.exchange.wcif.errors import WcifInvalid
from server.exchange.wcif.events import read_events
from server.exchange.wcif.people import read_people
from server.exchange.wcif.references import check_references
from server.exchange.wcif.schedule import read_schedule
from server.exchange.wcif.storable import check_storable
from server.exchange.wcif.structures import CompetitionIn

COMPETITION_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
VERSION = re.compile(r"[12](\.\d+)*")
LANDMARKS = ("formatVersion", "persons", "events", "schedule")
"""What a WCIF has and hardly any other file."""


def read(document: Any) -> CompetitionIn:
    """The competition that a document describes; `WcifInvalid` names the first fault."""
    if not isinstance(document, dict):
        raise WcifInvalid("not-object")
    if not any(name in document for name in LANDMARKS):
        raise WcifInvalid("not-wcif")
    check_storable(document)
    root = Cursor(document)
    _check_version(root)
    name = root.text("name")
    competition = CompetitionIn(
        id=_id(root),
        name=name,
        short_name=root.text("shortName", longest=100) if root.has("shortName") else name[:100],
        people=read_people(root),
        events=read_events(root),
        schedule=read_schedule(root),
        extra=root.rest("id", "name", "shortName", "persons", "events"),
    )
    check_references(competition)
    return competition


def _check_version(root: Cursor) -> None:
    version = root.text("formatVersion")
    if not VERSION.fullmatch(version):
        raise root.fault("version", "formatVersion", value=version)


def _id(root: Cursor) -> str:
    competition_id = root.text("id")
    if not COMPETITION_ID.fullmatch(competition_id):
        raise root.fault("code", "id", value=competition_id)
    return competition_id
