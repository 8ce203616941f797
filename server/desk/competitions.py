"""Beginning a competition: the first organizer's link and a file make one."""

from typing import Any

from server.db import writing
from server.desk import devices, invites
from server.exchange.wcif.load import import_wcif
from server.models import Device

FIRST_ROLE = "organizer"


def start(
    secret: str, name: str, edition: str, wcif: Any, public_key: str | None = None
) -> tuple[Device, str]:
    """Import the competition and let its first organizer in: the device and its token.

    The secret is used up only if all of it succeeds. Raises Problem for the secret or the key,
    `WcifInvalid` for the file.
    """
    with writing():
        invites.use(secret, first=True)
        imported = import_wcif(wcif, edition)
        return devices.admit(imported.id, name, FIRST_ROLE, public_key=public_key)
