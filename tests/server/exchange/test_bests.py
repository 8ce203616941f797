"""Personal bests come in with a competition's file and go out with the kit (9i)."""

import gzip
import json

from server.desk import devices
from server.exchange.wcif.bests import read_bests
from server.exchange.wcif.load import import_wcif
from server.models import person
from tests.server.exchange.documents import NATIONALS, put, real, small

SINGLE = {"eventId": "333", "type": "single", "best": 498, "worldRanking": 31}
AVERAGE = {"eventId": "333", "type": "average", "best": 560, "worldRanking": 0}


def test_bests_and_their_places_in_the_world_are_kept_by_event():
    other = {"eventId": "333mbf", "type": "single", "best": 970360002, "worldRanking": 7}
    assert read_bests([SINGLE, AVERAGE, other]) == {
        "333": {"single": 498, "single_rank": 31, "average": 560},
        "333mbf": {"single": 970360002, "single_rank": 7},
    }


def test_an_entry_that_cannot_be_read_is_passed_over():
    odd = [None, {}, {**SINGLE, "best": -1}, {**SINGLE, "type": "mean"}, {**SINGLE, "best": "498"}]
    assert read_bests(odd) == {}
    assert read_bests("none") == read_bests(None) == {}


def test_a_file_brings_them_in_beside_the_field_that_goes_out_again(app):
    import_wcif(put(small(), "persons[0].personalBests", [SINGLE]), "wca-2026")
    _, one, two = person.people_of("Small2026")
    assert (one.bests, two.bests) == ({"333": {"single": 498, "single_rank": 31}}, {})
    assert one.extra["personalBests"] == [SINGLE]


def test_the_kit_has_those_of_the_events_that_are_held(app):
    """An event that somebody entered and never had a result in is there, and empty."""
    elsewhere = {**SINGLE, "eventId": "444"}
    import_wcif(put(small(), "persons[0].personalBests", [elsewhere]), "wca-2026")
    assert [one["bests"] for one in kit(app, "Small2026")["people"]] == [{"333": {}}, {}]


def test_a_big_competitions_bests_add_little_to_the_kit(app):
    """For 500 people of sixteen events that would be 50 KB on the wire."""
    import_wcif(real(NATIONALS), "wca-2026")
    people = kit(app, "MatsideNationals2022")["people"]
    bare = [{**one, "bests": {}} for one in people]
    assert size(people) - size(bare) < 100 * len(people)


def kit(app, competition):
    _, token = devices.admit(competition, "Ada", "judge")
    headers = {"Authorization": f"Bearer {token}"}
    return app.test_client().get(f"/api/competitions/{competition}/kit", headers=headers).json


def size(value):
    return len(gzip.compress(json.dumps(value, separators=(",", ":")).encode(), 6))
