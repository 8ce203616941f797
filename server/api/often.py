"""Not too often: what a route counts, and by whom."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from flask import request

from server.api.guard import me
from server.limits.spending import limits
from server.problem import Problem

View = Callable[..., Any]
# Whoever has one address of IPv6 has all that begin alike.
SITE_BITS = 64
EVERYBODY = ""


def not_too_often(name: str, who: Callable[[], str]) -> Callable[[View], View]:
    """Count each call towards the limit `name` of `who()`, before its body is read."""

    def counted(view: View) -> View:
        @wraps(view)
        def call(*args: Any, **kwargs: Any) -> Any:
            limits().spend(name, who())
            return view(*args, **kwargs)

        return call

    return counted


@contextmanager
def guessing() -> Iterator[None]:
    """Around what looks a code up: one that nobody has counts as a guess, a good one costs nothing.

    So a hall full of people may join from one address, and nobody can try codes one after another.
    """
    counted = (("guesses", this_address()), ("all-guesses", EVERYBODY))
    for name, who in counted:
        limits().require(name, who)
    try:
        yield
    except Problem as problem:
        if problem.code == "invite-unknown":
            for name, who in counted:
                limits().charge(name, who)
        raise


def this_device() -> str:
    return me().key


def this_address() -> str:
    """Where the call comes from: the socket's other end, or what trusted proxies say of it."""
    return site(request.remote_addr or "")


def site(address: str) -> str:
    """The part of an address that one caller has to itself; anything else as it is.

    >>> site("192.0.2.7"), site("2001:db8:1:2:3::4")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(read, IPv6Address):
        mapped = read.ipv4_mapped
        return str(mapped or ip_network((read, SITE_BITS), strict=False))
    return str(read)
