"""Two real competitions, entered anew by phones: who goes on is who went on (I1, I3, 9p).

In 2022 the regulation in force at the time cut as 2026 does. A file lists nobody without a result:
who had gone on and did not come is missing in the later round, and nobody had taken the place.
"""

from typing import Any

from server.rules.advancing import round_advancing
from tests.server.applications import application
from tests.server.day.hall import EDITION, Hall
from tests.server.day.play import condition, play
from tests.server.exchange.documents import NATIONALS, OPEN, real

SEED = 20221203
DID_NOT_COME = {
    "333-r2": {187, 266, 287},
    "minx-r2": {51, 301},
    "pyram-r2": {51},
    "sq1-r2": {51},
}
"""Who had gone on in the larger competition and has no result in that round."""


def test_the_whole_day_of_a_small_competition_goes_as_it_went(server):
    """Every round is opened for those whom `round.advancing` names, and they are the file's."""
    document = real(OPEN)
    with server.app_context():
        assert whole_day(Hall(server, document, SEED), document) == 5


def whole_day(hall: Hall, document: dict[str, Any]) -> int:
    """Plays all rounds; how many they were."""
    rounds = 0
    for event in document["events"]:
        people = registered(document, event["id"])
        for i, planned in enumerate(event["rounds"]):
            board = play(hall.crew(planned["id"]), event["id"], planned, people)
            settled(board)
            assert results(board) == in_file(planned)
            rounds += 1
            if i + 1 < len(event["rounds"]):
                found = advancing(board, planned)
                assert not found["stop"]
                people = set(found["advance"])
                assert people == set(in_file(event["rounds"][i + 1]))
    return rounds


def test_after_the_first_rounds_of_a_large_competition_the_same_people_go_on(
    sqlite_engine, tmp_path
):
    document = real(NATIONALS)
    with application(sqlite_engine, tmp_path) as app, app.app_context():
        assert first_rounds(Hall(app, document, SEED), document) == DID_NOT_COME


def first_rounds(hall: Hall, document: dict[str, Any]) -> dict[str, set[int]]:
    """Plays them; by later round, who had gone on to it and is not in it."""
    absent = {}
    for event in document["events"]:
        planned, *later = event["rounds"]
        people = registered(document, event["id"])
        board = play(hall.crew(planned["id"]), event["id"], planned, people)
        settled(board)
        assert results(board) == in_file(planned)
        if later:
            gone_on, came = set(advancing(board, planned)["advance"]), set(in_file(later[0]))
            assert came <= gone_on, later[0]["id"]
            if gone_on - came:
                absent[later[0]["id"]] = gone_on - came
    return absent


def registered(document: dict[str, Any], event: str) -> set[int]:
    found = set()
    for person in document["persons"]:
        given = person["registration"]
        if given and given["status"] == "accepted" and event in given["eventIds"]:
            found.add(person["registrantId"])
    return found


def settled(board: dict[str, Any]) -> None:
    """Closed, and nothing is left for anybody to look at."""
    assert board["round"]["status"] == "closed"
    assert not any(board[list] for list in ("disputes", "proposals", "held", "refused", "late")), (
        board["round"]
    )


def advancing(board: dict[str, Any], planned: dict[str, Any]) -> dict[str, Any]:
    return round_advancing(EDITION, board["standings"], condition(planned))


def results(board: dict[str, Any]) -> dict[int, tuple[int, int, int]]:
    """Rank, best and average of everybody who has a rank."""
    return {
        row["person"]: (row["rank"], row["best"], row["average"])
        for row in board["standings"]
        if row["rank"] is not None
    }


def in_file(planned: dict[str, Any]) -> dict[int, tuple[int, int, int]]:
    return {
        result["personId"]: (result["ranking"], result["best"], result["average"])
        for result in planned["results"]
    }
