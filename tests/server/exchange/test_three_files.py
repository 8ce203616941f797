"""Results of three real competitions, through operations and the fold, are the files' (I3, I4)."""

import pytest

from server.exchange.wcif.load import import_wcif
from server.sync import boards
from tests.server.exchange.documents import LIMITS, NATIONALS, OPEN, real
from tests.server.exchange.rebuild import folded

EDITION = "wca-2026"
RESULTS = {OPEN: 134, LIMITS: 0, NATIONALS: 1976}
ALL_RESULTS = 2110
ATTEMPTS = {OPEN: 670, LIMITS: 0, NATIONALS: 8487}


@pytest.fixture(scope="module")
def imported(module_app):
    """{path: document} of the three files, imported into one database."""
    documents = {path: real(path) for path in RESULTS}
    for document in documents.values():
        import_wcif(document, EDITION)
    return documents


def test_best_average_and_rank_of_every_result_equal_the_files(imported):
    in_files, differences = 0, []
    for document in imported.values():
        for each in rounds_of(document):
            said = said_by_file(each)
            in_files += len(said)
            found = said_by_fold(document["id"], each["id"]) if said else {}
            differences += [(each["id"], n) for n in said | found if said.get(n) != found.get(n)]
    assert differences == []
    assert in_files == ALL_RESULTS == sum(RESULTS.values())


def test_every_attempt_of_the_files_is_in_the_fold(imported):
    for path, document in imported.items():
        attempts = 0
        for each in rounds_of(document):
            cards = {card["person"]: card for card in cards_of(document["id"], each)}
            for result in each["results"]:
                values = [attempt["result"] for attempt in result["attempts"]]
                slots = [slot["value"] for slot in cards[result["personId"]]["slots"]]
                assert slots[: len(values)] == values
                assert not any(slots[len(values) :])
                attempts += len(values)
        assert attempts == ATTEMPTS[path]


def test_a_round_with_results_is_closed_and_nothing_in_it_is_left_over(imported):
    for document in imported.values():
        for each in rounds_of(document):
            if each["results"]:
                reply = boards.reply(document["id"], each["id"])
                assert reply["round"]["status"] == "closed"
                for leftover in ("disputes", "proposals", "held", "refused", "late"):
                    assert reply[leftover] == []


def test_the_warm_board_says_what_a_cold_fold_says(imported):
    compared = 0
    for document in imported.values():
        for each in rounds_of(document):
            if each["results"]:
                warm, cold = (
                    boards.reply(document["id"], each["id"]),
                    folded(document["id"], each["id"]),
                )
                assert warm["digest"] == cold["digest"]
                compared += 1
    assert compared == 37


def rounds_of(document):
    return [each for event in document["events"] for each in event["rounds"]]


def cards_of(competition_id, each):
    return folded(competition_id, each["id"])["cards"] if each["results"] else []


def said_by_file(each):
    return {
        result["personId"]: (result["best"], result["average"], result["ranking"])
        for result in each["results"]
    }


def said_by_fold(competition_id, round_id):
    return {
        row["person"]: (row["best"], row["average"], row["rank"])
        for row in folded(competition_id, round_id)["standings"]
    }
