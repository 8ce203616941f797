"""The organizer's view of the devices."""

import pytest


def test_each_device_is_listed_with_what_it_holds_and_what_is_missing(venue):
    organizer = venue.open_round()
    judge = venue.join("judge", name="Ada", scope="333-r1")
    first, second = judge.phone.record(1, 1, 12340), judge.phone.record(1, 2, 12340)
    judge.sync(second, {"raw": "rubbish"}, unsent=4)
    listed = organizer.get("/devices").json[1]
    assert listed.pop("last_seen").endswith("Z")
    assert listed == {
        "device": judge.device,
        "name": "Ada",
        "role": "judge",
        "scope": "333-r1",
        "unsent": 2,
        "missing": [1],
        "quarantined": 1,
        "healed": 0,
        "revoked": False,
        "moved_to": None,
    }
    judge.sync(first)
    assert organizer.get("/devices").json[1]["missing"] == []


def test_a_device_that_only_asks_is_seen_too_but_not_written_down_each_time(venue):
    organizer, judge = venue.join("organizer"), venue.join("judge")
    before = organizer.get("/devices").json[1]["last_seen"]
    judge.sync()
    assert organizer.get("/devices").json[1]["last_seen"] == before
    judge.sync(unsent=2)
    assert organizer.get("/devices").json[1]["last_seen"] > before


def test_a_device_is_called_otherwise_from_now_on_and_stays_itself(venue):
    """Its number is what its entries name; a judge's phone hears the name with the next kit."""
    organizer = venue.open_round()
    judge = venue.join("judge", name="phone")
    judge.hand_in(judge.phone.record(1, 1, 12340))
    before = judge.get("/kit").headers["ETag"]
    reply = organizer.patch(f"/devices/{judge.device}", {"name": "민준 · table 4"})
    assert (reply.status_code, reply.data) == (204, b"")
    assert organizer.get("/devices").json[1]["name"] == "민준 · table 4"
    kit = judge.get("/kit", **{"If-None-Match": before})
    assert kit.json["devices"][1]["name"] == kit.json["me"]["name"] == "민준 · table 4"
    assert judge.hand_in(judge.phone.record(1, 2, 12340))["outcome"] == "accepted"


@pytest.mark.parametrize("name", [None, 7, "", "  ", "\x00", "x" * 201])
def test_a_name_that_can_be_read_is_wanted(venue, name):
    organizer = venue.join("organizer", name="Qing")
    reply = organizer.patch(f"/devices/{organizer.device}", {"name": name})
    assert (reply.status_code, reply.json["field"]) == (422, "name")
    assert organizer.get("/devices").json[0]["name"] == "Qing"


def test_a_revoked_device_hands_in_and_is_told_nothing(venue):
    """I5: its entries are kept with the reason, and it reads no more than its receipts."""
    organizer = venue.open_round()
    judge, other = venue.join("judge"), venue.join("judge")
    other.hand_in(other.phone.record(2, 1, 9990))
    organizer.delete(f"/devices/{judge.device}")
    told = judge.sync(judge.phone.record(1, 1, 12340), cursors={"333-r1": 0, "desk": 0})
    (receipt,) = told["receipts"]
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "revoked")
    assert (told["ops"], told["cursors"], told["digests"], told["gaps"]) == ([], {}, {}, [])
    assert [item["reason"] for item in organizer.get("/review").json] == ["revoked"]


def test_revoking_is_remembered_with_its_first_time(venue):
    organizer, judge = venue.join("organizer"), venue.join("judge")
    for _ in range(2):
        assert organizer.delete(f"/devices/{judge.device}").status_code == 204
    assert organizer.get("/devices").json[1]["revoked"] is True


def test_a_device_that_is_not_there_is_not_found(venue):
    organizer = venue.join("organizer")
    assert organizer.delete("/devices/99").json["code"] == "not-found"
    assert organizer.patch("/devices/99", {"name": "Ada"}).json["code"] == "not-found"
