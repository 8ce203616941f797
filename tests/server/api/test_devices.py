"""The organizer's view of the devices."""


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


def test_revoking_is_remembered_with_its_first_time(venue):
    organizer, judge = venue.join("organizer"), venue.join("judge")
    for _ in range(2):
        assert organizer.delete(f"/devices/{judge.device}").status_code == 204
    assert organizer.get("/devices").json[1]["revoked"] is True


def test_a_device_that_is_not_there_is_not_found(venue):
    assert venue.join("organizer").delete("/devices/99").json["code"] == "not-found"
