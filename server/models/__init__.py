"""Tables, one noun a file, each with the queries that read it. Nothing here decides anything."""

from server.base import Base
from server.models.account import Account
from server.models.allowance import Allowance
from server.models.competition import Competition
from server.models.device import Device
from server.models.event import Event
from server.models.invite import Invite
from server.models.operation import Operation
from server.models.person import Person
from server.models.quarantined import Quarantined
from server.models.record import Record
from server.models.review_item import ReviewItem
from server.models.round import Round
from server.models.sealed_attempt import SealedAttempt
from server.models.server_identity import ServerIdentity
from server.models.stream import Stream

__all__ = [
    "Account",
    "Allowance",
    "Base",
    "Competition",
    "Device",
    "Event",
    "Invite",
    "Operation",
    "Person",
    "Quarantined",
    "Record",
    "ReviewItem",
    "Round",
    "SealedAttempt",
    "ServerIdentity",
    "Stream",
]
