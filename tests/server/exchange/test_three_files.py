"""Results of three real competitions, through operations and the fold, are the files' (I3, I4)."""

import pytest

from server.exchange.wcif.load import import_wcif
from server.sync import boards
from tests.server.exchange.documents import LIMITS, NATIONALS, OPEN, real
from tests.server.exchange.rebuild import folded

EDITION = "wca-2026"
RESULTS = {OPEN: 134, LIMITS: 0, NATIONALS: 1976}
ALL_RESULTS = 2110
ALL_ATTEMPTS = 9157
ROUNDS = 37


@pytest.fixture(scope="module")
def scored(module_app):
    """[(document, round, what a cold fold says)] of every round that has results."""
    found = []
    for path in RESULTS:
        document = real(path)
        import_wcif(document, EDITION)
        for each in (each for event in document["events"] for each in event["rounds"]):
            if each["results"]:
                found.append((document, each, folded(document["id"], each["id"])))
    return found


def test_best_average_and_rank_of_every_result_equal_the_files(scored):
    in_files, differences = 0, []
    for document, each, fold in scored:
        said, found = by_person_in_file(each), by_person_in_fold(fold)
        in_files += len(said)
        wrong = [number for number in said | found if said.get(number) != found.get(number)]
        differences += [(document["id"], each["id"], number) for number in wrong]
    assert differences == []
    assert in_files == ALL_RESULTS == sum(RESULTS.values())


def test_every_attempt_of_the_files_is_in_the_fold(scored):
    attempts = 0
    for _, each, fold in scored:
        cards = {card["person"]: card for card in fold["cards"]}
        for result in each["results"]:
            values = [attempt["result"] for attempt in result["attempts"]]
            slots = [slot["value"] for slot in cards[result["personId"]]["slots"]]
            assert slots == values + [0] * (len(slots) - len(values))
            attempts += len(values)
    assert attempts == ALL_ATTEMPTS


def test_a_round_with_results_is_closed_and_leaves_nothing_to_look_at(scored):
    for _, _, fold in scored:
        assert fold["round"]["status"] == "closed"
        assert not any(fold[list] for list in ("disputes", "proposals", "held", "refused", "late"))


def test_the_warm_board_says_what_a_cold_fold_says(scored):
    """I3: intake fed the board bit by bit; the cold fold read the stored operations at once."""
    assert len(scored) == ROUNDS
    for document, each, fold in scored:
        assert boards.reply(document["id"], each["id"])["digest"] == fold["digest"]


def by_person_in_file(each):
    return {
        result["personId"]: (result["best"], result["average"], result["ranking"])
        for result in each["results"]
    }


def by_person_in_fold(fold):
    return {row["person"]: (row["best"], row["average"], row["rank"]) for row in fold["standings"]}
