"""Head to Head in a file: the plan comes in, the results are kept as they came (2026 I)."""

import copy

import pytest

from server.exchange.wcif.errors import WcifInvalid
from server.exchange.wcif.load import import_wcif
from server.models import operation
from server.models import round as rounds
from tests.server.exchange.documents import planned_round, put, result, small
from tests.server.exchange.rebuild import in_order, rebuild

MANY = [1000, 900, -1, 950, 1010, 1020, 970, -2, 990]


def with_final(results, **changes):
    final = {**planned_round(), "format": "h", "results": results, **changes}
    return put(small(), "events[0].rounds[1]", final)


def test_a_planned_one_comes_in(app):
    imported = import_wcif(with_final([]), "wca-2026")
    assert [one.format for one in rounds.rounds_of("Small2026")] == ["a", "h"]
    assert imported.rounds == 2


def test_its_results_are_kept_and_not_replayed(app):
    """Who met whom is not in the file, and without it no point can be given (I2, I3)."""
    played = [
        result(1, MANY, best=900, average=0, ranking=1),
        result(2, MANY[:3], best=900, average=0, ranking=2),
    ]
    document = with_final(played)
    import_wcif(copy.deepcopy(document), "wca-2026")
    assert operation.after("Small2026", "333-r2", 0) == []
    assert rebuild("Small2026") == in_order(document)


def test_what_is_no_result_is_refused_with_its_place(app):
    with pytest.raises(WcifInvalid) as error:
        import_wcif(with_final([7]), "wca-2026")
    assert error.value.path == "events[0].rounds[1].results[0]"
