"""Every route has a guard: a list of who may call what, held against the routes themselves."""

import pytest
from flask import Blueprint

from server.api import guard
from server.models import device
from tests.support.venue import ID

PUBLIC = {
    "GET /api/competitions",
    "GET /api/competitions/<competition_id>",
    "GET /api/competitions/<competition_id>/events",
    "GET /api/competitions/<competition_id>/records",
    "GET /api/competitions/<competition_id>/records.csv",
    "GET /api/competitions/<competition_id>/rounds/<round_id>",
    "GET /api/competitions/<competition_id>/side",
    "GET /api/competitions/<competition_id>/side/<event>",
    "GET /api/competitions/<competition_id>/side/<event>/<part>",
    "GET /api/docs",
    "GET /api/docs/openapi.json",
    "GET /api/docs/static/<path:filename>",
    "GET /api/health",
    "GET /",
    "GET /<path:path>",
    # These carry a secret of their own.
    "POST /api/competitions",
    "POST /api/join",
    "POST /api/start",
}
ANY_DEVICE = {
    "GET /api/competitions/<competition_id>/kit",
    "POST /api/competitions/<competition_id>/move",
    "POST /api/competitions/<competition_id>/sync",
    "POST /api/rules",
}
HOSTS = {
    "GET /api/competitions/<competition_id>/devices",
    "DELETE /api/competitions/<competition_id>/devices/<int:number>",
    "PATCH /api/competitions/<competition_id>/devices/<int:number>",
    "GET /api/competitions/<competition_id>/invites",
    "GET /api/competitions/<competition_id>/rounds/<round_id>/seal",
    "POST /api/competitions/<competition_id>/invites",
    "DELETE /api/competitions/<competition_id>/invites/<int:invite_id>",
    "POST /api/competitions/<competition_id>/records/look",
    "PUT /api/competitions/<competition_id>/records",
    "POST /api/competitions/<competition_id>/events/<event_id>/rounds",
    "PATCH /api/competitions/<competition_id>/rounds/<round_id>/plan",
    "DELETE /api/competitions/<competition_id>/rounds/<round_id>/plan",
}
DECIDERS = {"GET /api/competitions/<competition_id>/review"}

# Files that everybody may read; Flask and flask-smorest make these views.
UNGUARDED = {"GET /api/docs/openapi.json", "GET /api/docs/static/<path:filename>"}
GUARDS = (
    *((route, "public") for route in sorted(PUBLIC - UNGUARDED)),
    *((route, "device") for route in sorted(ANY_DEVICE)),
    *((route, ("organizer", "delegate")) for route in sorted(HOSTS)),
    *((route, ("delegate", "organizer", "head-judge")) for route in sorted(DECIDERS)),
)
EVERYBODY = ("judge", "scoretaker", "head-judge", "delegate", "organizer")


def routes(app):
    """{"METHOD /path": view} of everything that the server answers."""
    return {
        f"{method} {rule.rule}": app.view_functions[rule.endpoint]
        for rule in app.url_map.iter_rules()
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }


def test_every_route_is_in_the_list(server):
    assert set(routes(server)) == PUBLIC | ANY_DEVICE | HOSTS | DECIDERS


@pytest.mark.parametrize(("route", "guard"), GUARDS)
def test_every_route_wears_its_guard(server, route, guard):
    assert routes(server)[route].guard == guard


def bare(app):
    """The routes that wear no guard."""
    return {route for route, view in routes(app).items() if not hasattr(view, "guard")}


def test_only_files_for_everybody_have_no_guard(server):
    assert bare(server) == UNGUARDED


def test_a_route_without_a_guard_would_be_found(server):
    """However it comes in: the list and the search for bare views both see it."""
    server.add_url_rule("/api/back-door", view_func=lambda: "", methods=["POST"])
    late = Blueprint("late", __name__, url_prefix="/api/competitions")
    late.get("/<competition_id>/late")(lambda competition_id: "")
    server.register_blueprint(late)
    new = {"POST /api/back-door", "GET /api/competitions/<competition_id>/late"}
    assert bare(server) - UNGUARDED == new
    assert routes(server).keys() - (PUBLIC | ANY_DEVICE | HOSTS | DECIDERS) == new


def call(venue, route, headers):
    method, path = route.split(" ")
    path = path.replace("<competition_id>", venue.competition)
    path = path.replace("<int:number>", "99").replace("<int:invite_id>", "99")
    return venue.client().open(path, method=method, json={"role": "judge"}, headers=headers)


GUARDED = sorted(ANY_DEVICE | HOSTS | DECIDERS)


@pytest.mark.parametrize("route", GUARDED)
def test_a_stranger_is_asked_to_sign_in(venue, route):
    for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Basic eDp5"}):
        reply = call(venue, route, headers)
        assert (reply.status_code, reply.json["code"]) == (401, "sign-in")


def test_a_guard_that_asks_nobody_would_be_found(venue, monkeypatch):
    """What a view wears is a label; that strangers are kept out is seen by calling."""
    number = venue.join("delegate").device
    monkeypatch.setattr(guard, "_device", lambda *_asked: device.find(ID, number))
    for route in GUARDED:
        assert call(venue, route, {}).status_code != 401, route


def refused_to(venue, seat):
    """The routes that turn this seat away."""
    return {route for route in GUARDED if call(venue, route, seat.headers).status_code == 403}


@pytest.mark.parametrize("role", EVERYBODY)
def test_each_role_gets_in_where_it_may_and_nowhere_else(venue, role):
    expected = set()
    if role not in ("organizer", "delegate"):
        expected |= HOSTS
    if role not in ("organizer", "delegate", "head-judge"):
        expected |= DECIDERS
    assert refused_to(venue, venue.join(role)) == expected


def test_a_guard_that_forgets_the_roles_would_be_found(venue, monkeypatch):
    judge, asked = venue.join("judge"), guard._device
    assert refused_to(venue, judge) == HOSTS | DECIDERS
    monkeypatch.setattr(guard, "_device", lambda where, _roles, revoked: asked(where, (), revoked))
    assert refused_to(venue, judge) == set()


@pytest.mark.parametrize("route", sorted(set(GUARDED) - {"POST /api/rules"}))
def test_a_device_of_another_competition_does_not_get_in(venue, route):
    delegate = venue.join("delegate")
    venue.competition = "Other2026"
    assert call(venue, route, delegate.headers).json["code"] == "other-competition"


@pytest.mark.parametrize("route", GUARDED)
def test_a_revoked_device_gets_in_to_hand_in_its_entries_and_nowhere_else(venue, route):
    delegate = venue.join("delegate")
    venue.join("organizer").delete(f"/devices/{delegate.device}")
    reply = call(venue, route, delegate.headers)
    if route.endswith("/sync"):
        assert reply.status_code == 200
    else:
        assert (reply.status_code, reply.json["code"]) == (403, "device-revoked")
