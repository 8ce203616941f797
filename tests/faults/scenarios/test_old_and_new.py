"""App and server are not of the same age: phones are updated when they have network (I5)."""

import pytest

from tests.faults.scenarios.phone import agree


def test_an_operation_of_a_newer_app_is_kept_and_shown_and_the_others_beside_it_count(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    newer = phone.record(1, 2, 13450, schema=2, by={"badge": 7}, at=[2026, 31], prev=0)
    phone.record(1, 3, 14560)
    receipts = phone.send()
    assert [one["outcome"] for one in receipts] == ["accepted", "refused", "accepted"]
    assert receipts[1]["stamp"]["standing"] == "schema"
    assert hall.reasons() == {newer: "schema"}
    assert hall.attempts(1) == [1234, 0, 1456, 0, 0]


def test_an_operation_of_a_newer_app_comes_to_every_phone_to_the_byte(hall):
    phone, bystander = hall.join("judge"), hall.join("judge")
    phone.record(1, 1, 12340, schema=2, vocabulary="of tomorrow")
    phone.send()
    assert agree(phone, bystander)
    assert bystander.known()[-1].raw == phone.made[0].raw


def test_a_delegate_admits_an_entry_of_a_newer_app_that_the_server_can_read(hall):
    phone, delegate = hall.join("judge"), hall.join("delegate")
    entry = phone.record(1, 1, 12340, schema=2)
    phone.send()
    assert hall.attempts(1) == []
    delegate.admit(entry)
    delegate.send()
    assert hall.attempts(1)[0] == 1234


def test_a_kind_that_the_server_does_not_know_is_kept_and_shown(hall):
    phone = hall.join("judge")
    unknown = phone.save("attempt.dance", {"steps": 3}, {"person": 1, "slot": 1})
    (receipt,) = phone.send()
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "unknown-kind")
    assert hall.reasons() == {unknown: "unknown-kind"}


def test_a_correction_on_top_of_an_unknown_kind_counts(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    phone.save("attempt.dance", {"steps": 3}, {"person": 1, "slot": 1})
    phone.record(1, 1, 12350)
    assert [one["outcome"] for one in phone.send()] == ["accepted", "refused", "accepted"]
    assert (hall.attempts(1)[0], hall.review("held")) == (1235, [])


def test_what_a_newer_app_says_beside_the_known_fields_of_an_operation_is_kept(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340, mood="calm")
    assert phone.send()[0]["outcome"] == "accepted"
    bystander = hall.join("judge")
    bystander.send()
    assert bystander.known()[-1].op["mood"] == "calm"


def test_an_old_server_passes_over_what_a_newer_app_asks_beside_the_known(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    request = phone.request()
    (envelope,) = request["ops"]
    request |= {
        "wants": ["summaries"],
        "have": {**request["have"], "battery": 80},
        "ops": [{**envelope, "priority": 1}],
    }
    reply = phone.ask(request)
    assert [one["outcome"] for one in reply["receipts"]] == ["accepted"]


def test_a_newer_app_joins_an_old_server(hall):
    secret = hall.invite("judge")["secret"]
    assert hall.ask_to_join(secret, "judge", platform="of tomorrow").status == 201


def test_an_old_app_that_knows_only_operations_and_cursors_is_served(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    whole = phone.request()
    reply = phone.ask({"ops": whole["ops"], "cursors": whole["cursors"]})
    assert [one["outcome"] for one in reply["receipts"]] == ["accepted"]
    assert reply["cursors"] == {"333-r1": 2}
    assert phone.ask({})["receipts"] == []


def test_an_old_app_reads_past_what_a_newer_server_adds_to_its_answer(hall):
    phone = hall.join("judge")
    phone.record(1, 1, 12340)
    reply = phone.ask(phone.request())
    tomorrow = {
        **reply,
        "weather": "fair",
        "receipts": [{**one, "weight": 1} for one in reply["receipts"]],
        "ops": [{**one, "stamp": {**one["stamp"], "colour": "blue"}} for one in reply["ops"]],
    }
    phone.hear(tomorrow)
    assert (phone.waiting, phone.slot(1, 1)["value"]) == ([], 1234)
    assert agree(phone, hall.organizer)


@pytest.mark.parametrize("schema", [0, "1"])
def test_a_schema_that_never_was_goes_to_quarantine(hall, schema):
    phone = hall.join("judge")
    phone.record(1, 1, 12340, schema=schema)
    assert phone.send()[0]["outcome"] == "quarantined"
    assert hall.device(phone)["quarantined"] == 1
