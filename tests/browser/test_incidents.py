"""An incident at the table: reported in three taps, seen by who decides, the attempt done again."""

from playwright.sync_api import expect

from tests.browser.thumb import COUNT_TOUCHES, TOUCH, Thumb
from tests.browser.venue import ROUND, Venue, half_a_round

PATIENCE_MS = 20_000


def test_a_defect_is_reported_in_three_taps_without_a_network(venue: Venue):
    """5b, 11a, 11e: the report and the wish for an extra attempt are kept on the phone at once."""
    half_a_round(venue)
    ann = venue.joined("judge", "Ann", COUNT_TOUCHES, **TOUCH)
    ann.page.goto(f"{venue.path}/judge/{ROUND}?person=4")
    expect(ann.at("tool-report")).to_be_visible(timeout=PATIENCE_MS)
    venue.server.kill()
    thumb = Thumb(ann)
    before = thumb.touches()

    thumb.tap("Report", ann.at("incident-defect"), ann.at("incident-extra"))
    expect(ann.at("incident-state")).to_have_text("saved here", timeout=PATIENCE_MS)
    expect(ann.at("incident-extra-state")).to_have_text("saved here")
    assert thumb.touches() - before == 3
