"""What is private in a file reaches private columns and nothing else (I7)."""

import json
import re

from server.db import db
from server.desk import devices
from server.exchange.wcif.load import import_wcif
from server.models import Base, person
from tests.server.exchange.documents import OPEN, real

PRIVATE = {
    "person": {"birthdate", "email", "gender", "extra"},
}
"""The only columns in which a birth date, an address or a comment may stand."""


def test_birth_dates_and_addresses_are_in_the_private_columns_alone(app):
    document = real(OPEN)
    for one in document["persons"]:
        one["birthdate"] = f"1987-03-{1 + one['wcaUserId'] % 28:02}"
        if one["registration"]:
            one["registration"]["comments"] = "a private comment"
            one["registration"]["administrativeNotes"] = "a private note"
    import_wcif(document, "wca-2026")
    secrets = ["1987-03-", "@example.org", "a private comment", "a private note"]
    assert columns_with(secrets) == {
        ("person", "birthdate"),
        ("person", "email"),
        ("person", "extra"),
    }


def test_a_person_shown_in_public_has_no_private_field(app):
    import_wcif(real(OPEN), "wca-2026")
    people = person.people_of("MatsideOpen2022")
    assert len(people) == 42
    assert {field for one in people for field in one.public()}.isdisjoint(PRIVATE["person"])
    assert "@" not in json.dumps([one.public() for one in people])


def test_no_answer_of_the_server_holds_a_private_field(app):
    """Seen by a delegate, who may read all that a device may read."""
    document = real(OPEN)
    import_wcif(document, "wca-2026")
    _, token = devices.admit("MatsideOpen2022", "Ada", "delegate")
    client = app.test_client()
    pages = ("", "/kit", "/devices", "/review", "/invites", "/rounds/333-r1")
    for page in pages:
        answer = client.get(
            f"/api/competitions/MatsideOpen2022{page}", headers={"Authorization": f"Bearer {token}"}
        )
        assert answer.status_code == 200, page
        for one in document["persons"]:
            assert one["birthdate"] not in answer.text
            assert one["email"] not in answer.text
        assert not {"birthdate", "email", "gender", "wcaUserId"} & set(words_of(answer.text))


def words_of(text):
    return re.findall(r"\w+", text)


def columns_with(secrets):
    """(table, column) of every cell of the database in which one of the secrets stands."""
    found = set()
    for table in Base.metadata.sorted_tables:
        for row in db.session.execute(table.select()).mappings():
            for column, value in row.items():
                text = json.dumps(value, ensure_ascii=False, default=str)
                if any(secret in text for secret in secrets):
                    found.add((table.name, column))
    return found
