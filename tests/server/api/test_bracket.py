"""The public page of a Head to Head has its bracket (2026 Article I)."""

from tests.support.scripted_phone import id_of

BRACKET = {"places": 4, "first_to": [1, 1, 1], "seeds": [1, 2, 3, 4], "draw": "d"}


def open_final(venue):
    organizer = venue.join("organizer")
    body = {"format": "h", "head_to_head": BRACKET}
    organizer.sync(organizer.phone.open([1, 2, 3, 4], **body))
    return organizer


def play(venue, stage, winner, loser):
    judge = venue.join("judge")
    for point in range(100 * stage + 1, 100 * stage + 4):
        judge.sync(judge.phone.record(winner, point, 9000), judge.phone.record(loser, point, 10000))
    return judge


def shown(venue):
    return venue.get("/rounds/333-r1").json


def test_it_is_there_from_the_start_and_who_has_not_begun_has_no_row(venue):
    open_final(venue)
    page = shown(venue)
    [semifinals, final] = page["bracket"]["stages"]
    assert [row["people"] for row in semifinals["matches"]] == [[1, 4], [2, 3]]
    assert [row["people"] for row in final["matches"]] == [[None, None], [None, None]]
    assert (page["rows"], page["bracket"]["ready"]) == ([], ["SF-1", "SF-2"])


def test_it_tells_who_won_which_point_and_who_goes_on(venue):
    open_final(venue)
    play(venue, 1, 4, 1)
    page = shown(venue)
    row = page["bracket"]["stages"][0]["matches"][0]
    assert (row["winner"], row["sets"][0]["won"], row["score"]) == (4, [4, 4, 4], [0, 1])
    assert [one["people"] for one in page["bracket"]["stages"][1]["matches"]] == [
        [4, None],
        [1, None],
    ]
    assert [(one["person"], one["best_text"], one["rank"]) for one in page["rows"]] == [
        (1, "10.00", None),
        (4, "9.00", None),
    ]


def test_who_is_third_because_the_other_withdrew_has_a_row(venue):
    """I2h: three people, one of whom withdraws before anything begins."""
    organizer = open_final(venue)
    for person in (2, 3):
        organizer.sync(organizer.phone.make("round.quit", {}, {"person": person}))
    play(venue, 1, 1, 4)
    assert [(one["person"], one["rank"], one["best"]) for one in shown(venue)["rows"]] == [
        (1, 1, 900),
        (4, 3, 1000),
    ]


def test_any_other_round_has_none(venue):
    venue.open_round()
    assert shown(venue)["bracket"] is None


def test_what_was_settled_stays_and_another_is_the_delegates(venue):
    """11l."""
    open_final(venue)
    judge = play(venue, 1, 1, 4)
    body = {"match": "SF-1", "winner": 1, "won": [1, 1, 1]}
    settled = judge.phone.make("match.settle", body)
    assert judge.sync(settled)["receipts"][0]["outcome"] == "accepted"
    again = judge.phone.make("match.settle", {**body, "winner": 4}, base=[id_of(settled)])
    [receipt] = judge.sync(again)["receipts"]
    assert (receipt["outcome"], receipt["reason"]) == ("refused", "role")
    assert shown(venue)["bracket"]["stages"][0]["matches"][0]["settled"] == id_of(settled)
