"""Who may call a route. Every view wears one of these guards; a test walks all routes for it."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from flask import g, request

from server.desk import devices
from server.limits.spending import limits
from server.models.device import Device
from server.problem import Problem

View = Callable[..., Any]


def public(view: View) -> View:
    """Anybody may call it."""
    view.guard = "public"  # type: ignore[attr-defined]
    return view


def for_devices(*roles: str, revoked: bool = False) -> Callable[[View], View]:
    """Devices, of the competition in the path if it names one; only these roles, if any are named.

    `revoked` lets a revoked device through, to hand in what it still holds.
    """

    def guarded(view: View) -> View:
        @wraps(view)
        def checked(*args: Any, **kwargs: Any) -> Any:
            g.device = _device(kwargs.get("competition_id"), roles, revoked)
            return view(*args, **kwargs)

        checked.guard = roles or "device"  # type: ignore[attr-defined]
        return checked

    return guarded


def me() -> Device:
    """The device that is calling."""
    device: Device = g.device
    return device


def _device(competition_id: str | None, roles: tuple[str, ...], revoked: bool) -> Device:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    device = devices.by_token(token) if scheme.lower() == "bearer" and token else None
    if device is None:
        raise Problem("sign-in")
    if competition_id not in (None, device.competition_id):
        raise Problem("other-competition")
    if device.revoked_at and not revoked:
        raise Problem("device-revoked")
    if roles and device.role not in roles:
        raise Problem("not-allowed")
    limits().spend("requests", device.key)
    return device
