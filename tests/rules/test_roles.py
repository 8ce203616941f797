"""Who may do what: every kind, role and edition, against the table as people read it."""

import pytest

from server.rules.editions import EDITIONS
from server.rules.roles import ROLES, TABLE, may

# `2008,2010,no` is yes in these two editions and no in the others.
WHO_MAY = """
                                  judge    scoretaker head-judge         delegate     organizer
attempt record void propose       yes      yes        yes                yes          no
attempt confirm check             yes      yes        yes                yes          no
attempt declare scrambled         yes      yes        yes                yes          no
attempt correct extra decide      proposal proposal   2008,2010,proposal yes          no
round open enter quit continue    no       no         no                 yes          yes
round close publish               no       no         no                 yes          yes
round keep sign                   no       no         no                 yes          no
op admit                          no       no         no                 yes          no
person checkin add                no       yes        yes                yes          yes
group call                        no       yes        yes                yes          yes
group assign                      no       no         no                 yes          yes
notice post                       no       no         no                 yes          yes
match settle                      yes      yes        yes                yes          no
incident report                   yes      yes        yes                yes          yes
incident answer                   no       no         2008,2010,no       yes          no
protest file                      yes      yes        yes                yes          yes
protest decide                    no       no         no                 2010,2026,no 2008,no
person disqualify#event           no       no         2008,2010,no       yes          no
person disqualify#competition     no       no         no                 yes          2008,no
"""


def cells():
    """(kind, role, edition, answer) of every cell."""
    _, heads, *rows = WHO_MAY.rstrip().split("\n")
    for row in rows:
        about, *words = row.split()
        does, answers = words[: -len(ROLES)], words[-len(ROLES) :]
        for done in does:
            for role, answer in zip(heads.split(), answers, strict=True):
                for edition in sorted(EDITIONS):
                    yield f"{about}.{done}", role, edition, in_edition(answer, edition)


def in_edition(answer: str, edition: str) -> str:
    *years, otherwise = answer.split(",")
    return "yes" if edition.removeprefix("wca-") in years else otherwise


@pytest.mark.parametrize(("kind", "role", "edition", "answer"), list(cells()))
def test_a_role_may_what_the_table_says(kind, role, edition, answer):
    """1g2, 1d2, 2k, 2r; I8: after sign-off only the authority, by edition."""
    assert may(role, kind, edition) == answer


def test_every_cell_is_looked_at():
    looked_at = {(kind, role, edition) for kind, role, edition, _ in cells()}
    every = {(kind, role, edition) for kind in TABLE for role in ROLES for edition in EDITIONS}
    assert looked_at == every


@pytest.mark.parametrize("role", ["viewer", "", "Judge", "competitor"])
def test_another_role_may_nothing(role):
    assert {may(role, kind, edition) for kind in TABLE for edition in EDITIONS} == {"no"}


@pytest.mark.parametrize("kind", ["", "attempt", "attempt.hologram", "person.disqualify"])
def test_another_kind_is_for_nobody(kind):
    assert {may(role, kind, edition) for role in ROLES for edition in EDITIONS} == {"no"}


def test_a_stream_without_an_edition_hears_yes_if_any_edition_says_so():
    assert may("organizer", "protest.decide") == "yes"
    assert may("judge", "protest.decide") == "no"
    assert may("head-judge", "attempt.correct") == "proposal"
