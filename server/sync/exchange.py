"""One round trip with a device: its operations in, the others' back, and what both compare."""

from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

from server import faults
from server.db import writing
from server.desk import devices
from server.models import stream
from server.models.device import Device
from server.models.server_identity import identity
from server.sync import feed, intake
from server.sync.gaps import gaps
from server.sync.version import rules_version

SEES_GAPS = ("delegate", "organizer")


@dataclass(frozen=True, slots=True)
class Request:
    """What a device says: how far it is, in which epoch, its operations, how many it holds."""

    cursors: dict[str, int]
    epoch: str | None
    ops: list[Any]
    # Operations without a receipt, those in `ops` included.
    unsent: int
    # Differences to the server that fetching a stream again has mended on the device.
    healed: int = 0


def exchange(device: Device, request: Request) -> dict[str, Any]:
    """Take in, then give back. A revoked device may still hand in, but is told nothing (I5)."""
    competition_id = device.competition_id
    news = _has_news(device, request)
    with writing() if news else nullcontext():
        receipts = _take(device, request) if news else []
        here = identity()
        heads = stream.heads(competition_id)
    cursors = {} if device.revoked_at else _cursors(device, request, here.epoch, heads)
    page = feed.page(competition_id, cursors, heads)
    answer = {
        "receipts": receipts,
        "ops": page.ops,
        "cursors": page.cursors,
        "more": page.more,
        "epoch": here.epoch,
        "rules_version": rules_version(),
        "digests": feed.digests(competition_id, page.cursors, heads),
        "gaps": _gaps(device),
    }
    faults.point("before-reply")
    return answer


def _has_news(device: Device, request: Request) -> bool:
    return bool(request.ops) or devices.news(device, _left(request), request.healed)


def _take(device: Device, request: Request) -> list[intake.Receipt]:
    receipts = intake.take(device.competition_id, device.number, request.ops)
    devices.seen(device, _left(request), request.healed)
    return receipts


def _left(request: Request) -> int:
    """How many operations the device still holds after this request."""
    return max(0, request.unsent - len(request.ops))


def _cursors(device: Device, request: Request, epoch: str, heads: dict[str, int]) -> dict[str, int]:
    """Where to go on from. Cursors of another epoch count for nothing: that log may be another."""
    if not request.cursors:
        return {}
    readable = feed.readable(device.competition_id, device.role, device.scope, heads)
    same_log = request.epoch in (None, epoch)
    return {
        name: request.cursors[name] if same_log else 0
        for name in readable
        if name in request.cursors
    }


def _gaps(device: Device) -> list[dict[str, Any]]:
    if device.role not in SEES_GAPS or device.revoked_at:
        return []
    missing = gaps(device.competition_id)
    return [{"device": number, "missing": numbers} for number, numbers in missing.items()]
