"""The officials of Article 1 as roles: what each may do, and what it may not."""

import pytest

from server.rules.editions import EDITIONS
from server.rules.roles import ROLES, may

OLD = ("wca-2008", "wca-2010")
SETTLING = ("attempt.correct", "attempt.extra", "attempt.decide")


def who_may(kind: str, edition: str) -> list[str]:
    """The roles that may without asking."""
    return [role for role in ROLES if may(role, kind, edition) == "yes"]


def answers(role: str, kinds: tuple[str, ...], edition: str) -> set[str]:
    """Every answer that a role gets."""
    return {may(role, kind, edition) for kind in kinds}


def test_the_offices_of_article_1_have_roles():
    """1a: organisation team, delegate, main judge, judges, score takers."""
    assert set(ROLES) == {"organizer", "delegate", "head-judge", "judge", "scoretaker"}


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_the_organisation_team_runs_the_rounds_and_enters_no_result(edition):
    """1b."""
    assert answers("organizer", ("round.open", "round.close", "notice.post"), edition) == {"yes"}
    assert answers("organizer", ("attempt.record", *SETTLING), edition) == {"no"}


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_the_delegate_alone_signs_a_round_and_admits_what_was_set_aside(edition):
    """1c, in wca-2010 by what the delegate is permitted (1c6-1c8)."""
    assert who_may("round.sign", edition) == ["delegate"]
    assert who_may("op.admit", edition) == ["delegate"]


@pytest.mark.parametrize("edition", OLD)
def test_the_main_judge_settles_results_of_the_event_and_runs_no_round(edition):
    """1d1, 11b."""
    assert answers("head-judge", SETTLING, edition) == {"yes"}
    assert answers("head-judge", ("round.open", "round.close", "round.sign"), edition) == {"no"}


@pytest.mark.parametrize("edition", OLD)
def test_main_judge_and_delegate_disqualify_from_an_event_and_nobody_else(edition):
    """1d2, 2j."""
    assert who_may("person.disqualify#event", edition) == ["head-judge", "delegate"]


@pytest.mark.parametrize(
    ("edition", "roles"),
    [("wca-2008", ["delegate", "organizer"]), ("wca-2010", ["delegate"])],
)
def test_who_disqualifies_from_the_competition(edition, roles):
    """1c7, 2k, 2r: in wca-2008 the team's leader too, in wca-2010 the delegate alone."""
    assert who_may("person.disqualify#competition", edition) == roles


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_judge_enters_attempts_and_settles_none_that_is_signed(edition):
    """1e1."""
    assert answers("judge", ("attempt.record", "attempt.confirm"), edition) == {"yes"}
    assert answers("judge", SETTLING, edition) == {"proposal"}


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_score_taker_enters_and_checks_all_results_and_settles_none(edition):
    """1g1, 1g2."""
    assert answers("scoretaker", ("attempt.record", "attempt.check"), edition) == {"yes"}
    assert answers("scoretaker", SETTLING, edition) == {"proposal"}


@pytest.mark.parametrize(("edition", "role"), [("wca-2008", "organizer"), ("wca-2010", "delegate")])
def test_everybody_may_file_a_dispute_and_one_office_rules_on_it(edition, role):
    """2n, 2r: the leader of the organisation team, or the delegate."""
    assert who_may("protest.file", edition) == list(ROLES)
    assert who_may("protest.decide", edition) == [role]
