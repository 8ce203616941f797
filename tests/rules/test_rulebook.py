"""`docs/rulebook.md` names every regulation once, and only what is there."""

import pytest

from tests.rules import references, rulebook
from tests.rules.rulebook import EDITIONS, STATUSES, Row

PAGE = rulebook.PAGE.read_text("utf-8")
ROWS = rulebook.rows(PAGE)
NOTED = rulebook.regulations(rulebook.NOTES.read_text("utf-8"))
EVERY = [(edition, row) for edition in ROWS for row in ROWS[edition]]
TOPICS = {name for name in rulebook.counts(PAGE) if name.startswith(rulebook.LATER)}


def test_the_notes_name_so_many_regulations_with_a_consequence_for_software():
    assert {edition: len(NOTED[edition]) for edition in NOTED} == {"wca-2008": 267, "wca-2010": 282}


@pytest.mark.parametrize("edition", EDITIONS.values())
def test_every_regulation_has_one_row_in_the_order_of_the_notes(edition):
    assert [row.number for row in ROWS[edition]] == NOTED[edition]


@pytest.mark.parametrize(
    ("game", "count"), [(rulebook.CHESS, 22 + 9 + 31), (rulebook.RUMMIKUB, 17)]
)
def test_every_rule_of_a_game_has_one_row_in_the_order_of_its_page(game, count):
    numbers = rulebook.rules(rulebook.GAMES[game].read_text("utf-8"))
    assert [row.number for row in ROWS[game]] == numbers
    assert len(numbers) == count


def test_every_row_says_something_and_has_a_known_status():
    odd = [(edition, row.number) for edition, row in EVERY if row.status not in STATUSES]
    assert odd + [(edition, row.number) for edition, row in EVERY if not row.sentence] == []


def test_what_is_to_come_is_a_topic_that_the_page_explains():
    wanted = {row.to_come for _, row in EVERY if row.to_come.startswith(rulebook.LATER)}
    assert wanted == TOPICS


def test_the_counts_at_the_head_are_those_of_the_tables():
    assert rulebook.counts(PAGE) == rulebook.counted(ROWS)


def test_every_place_that_is_named_is_there():
    named = {place for _, row in EVERY for place in row.lives}
    assert sorted(place for place in named if not references.place_is_there(place)) == []


def test_every_test_and_vector_that_is_named_is_there():
    named = {check for _, row in EVERY for check in row.held}
    assert sorted(check for check in named if references.text_of_check(check) is None) == []


def test_every_test_and_vector_says_which_regulation_it_holds():
    silent = [
        (edition, row.number, check)
        for edition, row in EVERY
        for check in row.held
        if not references.cites(references.text_of_check(check) or row.number, row.number)
    ]
    assert silent == []


def test_a_vector_holds_a_regulation_of_its_own_edition():
    foreign = [
        (edition, row.number, check)
        for edition, row in EVERY
        for check in row.held
        if references.edition_of_check(check) not in (None, edition)
    ]
    assert foreign == []


@pytest.mark.parametrize(
    "place",
    [
        "server/rules/nowhere.py",
        "server/rules/penalties.py:no_such_function",
        "server/rules/log/level.py:Level.no_such_method",
        "server/rules/tables/wca_2008.py:sheet.dnf.A6b2",
        "server/rules/tables/wca_2008.py:sheet.dns.5b1",
        "server/rules/tables/wca_2010.py:multi.no_such_key",
        "pwa/screens/organizer/rounds/opening.js:noSuchFunction",
    ],
)
def test_a_place_that_is_not_there_is_found_out(place):
    assert not references.place_is_there(place)


@pytest.mark.parametrize(
    "check",
    [
        "tests/rules/test_nowhere.py::test_a_name",
        "tests/rules/test_offices.py::test_no_such_sentence",
        "pwa/screens/organizer/rounds/opening.test.js::no such sentence",
        "round.result: no-such-vector",
        "no.call: 9f8-2008",
    ],
)
def test_a_check_that_is_not_there_is_found_out(check):
    assert references.text_of_check(check) is None


@pytest.mark.parametrize(
    ("text", "number", "said"),
    [
        ("wca-2010 9p1, 9p2", "9p2", True),
        ("wca-2010 12a13-12a18 (two each)", "12a15", True),
        ("wca-2010 12a13-12a18 (two each)", "12a19", False),
        ("wca-2010 9p1", "9p", False),
        ("wca-2010 A4d1", "4d", False),
    ],
)
def test_a_number_is_cited_whole_or_within_a_range(text, number, said):
    assert references.cites(text, number) is said


@pytest.mark.parametrize(
    ("lives", "held", "to_come", "status"),
    [
        (["a.py"], ["b"], "", "held"),
        (["a.py"], ["b"], "later: rounds", "in part"),
        ([], [], "later: rounds", "later"),
        ([], [], "people's", "people's"),
        (["a.py"], [], "", "unknown"),
        ([], ["b"], "later: rounds", "unknown"),
        ([], [], "", "unknown"),
        ([], [], "soon", "unknown"),
        (["a.py"], ["b"], "people's", "unknown"),
    ],
)
def test_columns_that_do_not_go_together_are_no_status(lives, held, to_come, status):
    assert Row("9f", "Computes results.", lives, held, to_come).status == status
