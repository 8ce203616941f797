"""The strict policy on every answer, and pages that keep to it: nothing inline or from afar."""

from html.parser import HTMLParser

import pytest

from tests.server.test_private_stays_private import paths
from tests.support.engines import on_sqlite
from tools.paths import PWA

POLICY = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
}
# Features that Chromium has; it logs each name that it does not know. Bluetooth is not
# known on every system, and a page has it without being named.
KNOWN_FEATURES = {"camera", "microphone", "serial", "usb"}
APP = ("/", "/join", "/start", "/c/Test2026", "/no/such/page")


class Offences(HTMLParser):
    """What the policy would stop in a page."""

    def __init__(self, text):
        super().__init__()
        self.found, self.tags = [], 0
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.tags += 1
        said = dict(attributes)
        if tag in ("style", "base", "iframe", "object", "embed"):
            self.found.append(tag)
        if tag == "script" and "src" not in said:
            self.found.append("script")
        self.found += [name for name in said if name == "style" or name.startswith("on")]
        for name in ("src", "href", "action"):
            where = said.get(name) or ""
            if where.startswith("//") or ":" in where.split("/")[0]:
                self.found.append(where)


@pytest.fixture
def everywhere(venue):
    """The answers to every GET there is, to pages of the app, and to what goes wrong."""
    venue.open_round()
    venue.app.config["MATSIDE_APP_FOLDER"] = str(PWA)
    client, host = venue.client(), venue.join("organizer")
    replies = {path: client.get(path, headers=host.headers) for path in (*paths(venue), *APP)}
    replies["not found"] = client.get("/api/nothing")
    replies["not allowed"] = client.put("/api/join")
    replies["not signed in"] = venue.get("/kit")
    replies["not JSON"] = client.post("/api/join", data=b"{", content_type="application/json")
    replies["not changed"] = host.get("/kit", **{"If-None-Match": host.get("/kit").headers["ETag"]})
    return replies


@on_sqlite
def test_every_answer_carries_the_whole_policy_once(everywhere):
    assert everywhere["not changed"].status_code == 304
    for path, reply in everywhere.items():
        (policy,) = reply.headers.getlist("Content-Security-Policy")
        assert dict(rule.split(" ", 1) for rule in policy.split("; ")) == POLICY, path
        assert reply.headers["X-Content-Type-Options"] == "nosniff", path
        assert reply.headers["Referrer-Policy"] == "no-referrer", path
        assert reply.headers["Cross-Origin-Opener-Policy"] == "same-origin", path
        assert "Cache-Control" in reply.headers, path


@on_sqlite
def test_no_feature_is_named_that_a_browser_does_not_know(everywhere):
    for reply in everywhere.values():
        named = reply.headers["Permissions-Policy"].split(", ")
        assert {feature.split("=")[0] for feature in named} == KNOWN_FEATURES


@on_sqlite
def test_no_page_has_anything_that_the_policy_would_stop(everywhere):
    pages = {path: reply for path, reply in everywhere.items() if reply.mimetype == "text/html"}
    assert set(pages) == {*APP, "/api/docs"}
    for path, reply in pages.items():
        page = Offences(reply.text)
        assert page.tags > 5
        assert page.found == [], path


@pytest.mark.parametrize(
    "offence",
    [
        "<script>alert(1)</script>",
        "<style>p { color: red }</style>",
        '<p style="color: red">',
        '<p onclick="go()">',
        '<script src="https://cdn.example/x.js"></script>',
        '<img src="//elsewhere.example/pixel.gif">',
        '<a href="javascript:go()">',
        '<base href="/">',
        '<iframe src="/">',
    ],
)
def test_what_the_policy_would_stop_is_found(offence):
    assert Offences(f"<!doctype html><p>{offence}").found
