"""The demo on a server of its own, and a phone a role that has joined it."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Playwright

from tests.browser.phone import Phone
from tests.support.live_server import LiveServer

ROLES = ("organizer", "delegate", "judge")
"""In the order in which `flask demo` prints their links."""


@contextmanager
def stage(playwright: Playwright, folder: Path) -> Iterator[tuple[str, dict[str, Phone]]]:
    """The demo's path, and role → phone; `public` has joined nothing."""
    with ExitStack() as stack:
        server = LiveServer(folder / "server")
        said = server.flask("demo")
        stack.enter_context(server)
        path = re.findall(r"(/c/\w+)", said)[0]
        secrets = dict(zip(ROLES, re.findall(r"/join#(\S+)", said), strict=False))
        phones = {
            role: Phone(
                playwright, folder / role, base_url=server.base_url, reduced_motion="reduce"
            )
            for role in ("public", *ROLES)
        }
        for role, phone in phones.items():
            stack.callback(phone.start().close)
            if role in secrets:
                _join(phone, secrets[role], path)
        yield path, phones


def _join(phone: Phone, secret: str, path: str) -> None:
    phone.page.goto(f"/join#{secret}")
    phone.type("join-name", "Sora Kim")
    phone.tap("join-submit")
    phone.page.wait_for_url(f"**{path}/**")
    phone.wait_until_offline_ready()
