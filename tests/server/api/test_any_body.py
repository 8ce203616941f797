"""Whatever a client sends, it is answered: taken, kept or refused, never a fault of ours (I5)."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.server.applications import application
from tests.support.scripted_phone import ScriptedPhone, op_id
from tests.support.venue import Venue, add_competition

# Half a surrogate pair is JSON too, written as an escape.
TEXTS = st.text(st.characters(codec=None), max_size=20)
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | TEXTS
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=8,
)
KINDS = ("attempt.record", "attempt.decide", "attempt.confirm", "round.open", "op.admit", "x.y")
FIELDS = (
    *("id", "device", "n", "prev", "by", "stream", "kind", "subject", "base", "body", "at"),
    *("schema", "more"),
)
NAMES = (
    *("secret", "name", "public_key", "edition", "wcif", "cursors", "epoch", "ops", "have"),
    *("role", "scope", "uses", "hours", "call", "cs"),
    *("number", "format", "cutoff", "advancement", "head_to_head", "phases", "before", "accepted"),
)
ROUTES = (
    *("/api/join", "/api/start", "/api/competitions", "/api/rules", "/sync", "/invites"),
    "/events/333/rounds",
)


@pytest.fixture(scope="module")
def seat(engine, tmp_path_factory):
    with application(engine, tmp_path_factory.mktemp("any")) as app:
        with app.app_context():
            add_competition()
        venue = Venue(app)
        venue.open_round()
        yield venue.join("delegate")


def post(seat, path, body):
    whole = path if path.startswith("/api") else seat.venue.path + path
    return seat.venue.client().post(
        whole, data=json.dumps(body), content_type="application/json", headers=seat.headers
    )


@given(route=st.sampled_from(ROUTES), body=ANYTHING)
def test_any_json_is_answered(seat, route, body):
    assert post(seat, route, body).status_code < 500


@example(route="/sync", body={"ops": False})
@example(route="/sync", body={"ops": 0.5})
@given(
    route=st.sampled_from(ROUTES),
    body=st.fixed_dictionaries({}, optional=dict.fromkeys(NAMES, ANYTHING)),
)
def test_the_right_names_with_anything_in_them_are_answered(seat, route, body):
    assert post(seat, route, body).status_code < 500


@given(kind=st.sampled_from(KINDS), changes=st.dictionaries(st.sampled_from(FIELDS), ANYTHING))
def test_an_operation_with_anything_in_its_fields_gets_a_receipt(seat, kind, changes):
    op = json.loads(ScriptedPhone(seat.device).make(kind, {}, {"person": 1, "slot": 1})["raw"])
    raw = json.dumps({**op, "id": op_id(), **changes})
    reply = post(seat, "/sync", {"ops": [{"raw": raw}], "cursors": {"333-r1": 0}})
    assert reply.status_code == 200
    assert len(reply.json["receipts"]) == 1
