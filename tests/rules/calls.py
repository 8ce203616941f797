"""Every call of the door, those that a phone fetches later among them."""

from server.rules import door
from server.rules.side import CALLS as ASIDE

CALLS = {**door.CALLS, **ASIDE}
