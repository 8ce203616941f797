"""A phone fetches little before a card can be filled in; bytes are not timed, so this is a test."""

from tests.bench.load import WITH_RULES, WITHOUT_RULES, first_load, of_rules, sums
from tests.browser.venue import Venue, half_a_round


def test_the_first_load_keeps_to_its_budgets(venue: Venue):
    half_a_round(venue)
    files = first_load(venue)
    assert {name.rpartition(".")[2] for name in files if of_rules(name)} == {"js", "wasm"}
    without, whole = sums(files)
    assert without <= WITHOUT_RULES.most, files
    assert whole <= WITH_RULES.most, files
