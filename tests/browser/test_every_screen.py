"""What holds on every screen: three languages in one tap, and nothing that shuts somebody out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.demo import Demo, demo
from tests.browser.phone import Phone
from tests.browser.screens import SCREENS, SHEETS, Screen
from tools.paths import PWA

AXE = (PWA / "node_modules" / "axe-core" / "axe.min.js").read_text()
THEMES = ("light", "dark", "sun")
SCRIPTS = {"ko": re.compile("[가-힣]"), "zh": re.compile("[一-鿿]")}
AN_ID = re.compile(r"\b(?:app|join|judge|organizer|delegate|public|home|state|role)-[a-z]")
RUN_AXE = """async ([theme, rules]) => {
  document.documentElement.dataset.theme = theme;
  const { violations, passes, incomplete } = await axe.run(document, rules);
  return {
    looked: passes.length + violations.length + incomplete.length,
    faults: violations
      .filter(({ impact }) => ['serious', 'critical'].includes(impact))
      .map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
  };
}"""
TARGETS = "a[href], button, input, select, textarea, summary, [role=button], [tabindex='0']"
TOO_SMALL = """(targets) => {
  const least = 48 - 0.5; // half a pixel of rounding
  const over = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.type !== 'hidden';
  const large = ({ width, height }) => width >= least && height >= least;
  const inText = (one) => one.tagName === 'A' && getComputedStyle(one).display === 'inline'
    && one.closest('p, li, dd').textContent.trim() !== one.textContent.trim();
  const felt = (one) => { // what lies under the edges of a thumb on its middle
    one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return [-least / 2, 0, least / 2].every((dx) => [-least / 2, 0, least / 2].every((dy) => {
      const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
      return hit && (one.contains(hit) || hit.closest('label')?.control === one);
    }));
  };
  const all = [...over.querySelectorAll(targets)]
    .filter((one) => seen(one) && !one.matches(':disabled') && !one.closest('[inert]'))
    .filter((one) => !one.matches('[data-square]'));
  const whole = (one) => [one, ...(one.labels ?? [])]
    .some((part) => large(part.getBoundingClientRect()));
  const small = all.filter((one) => !inText(one) && !whole(one) && !felt(one));
  const named = (one) => {
    const { width, height } = one.getBoundingClientRect();
    const name = one.dataset.testid ?? one.getAttribute('aria-label') ?? one.textContent;
    return `${one.tagName} .${one.className} ${name.trim()}: ${width} x ${height}`;
  };
  return { looked: all.length, small: small.map(named) };
}"""
COLOURS = {"runOnly": ["color-contrast"]}
"""All that a theme can change."""
TOO_WIDE = """() => {
  const root = document.documentElement;
  const wide = [];
  for (const size of ['100%', '200%']) {
    root.style.fontSize = size;
    for (const one of [...document.querySelectorAll('dialog[open]'), root])
      if (one.scrollWidth > one.clientWidth)
        wide.push(`${size} ${one.className || one.tagName} ${one.scrollWidth}`);
  }
  root.style.fontSize = '';
  return wide;
}"""
MOVING = """() => [...document.querySelectorAll('*')]
  .filter((one) => ['', '::before', '::after'].some((part) => {
    const { transitionDuration, animationName } = getComputedStyle(one, part);
    return animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s');
  }))
  .map((one) => one.className || one.tagName)"""


@pytest.fixture(scope="module")
def hall(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One demo for all screens: they hardly change it."""
    with demo(playwright, tmp_path_factory.mktemp("hall"), AXE, has_touch=True) as made:
        yield made


@dataclass
class Seen:
    """What was found on a screen, by language or by theme. A sheet lies over the menu of languages:
    it is looked at in the one that was spoken."""

    said: dict[str, str] = field(default_factory=dict)
    wide: dict[str, list[str]] = field(default_factory=dict)
    targets: dict[str, int] = field(default_factory=dict)
    small: dict[str, list[str]] = field(default_factory=dict)
    axe: dict[str, dict[str, Any]] = field(default_factory=dict)
    moving: list[str] = field(default_factory=list)


@pytest.fixture(scope="module", params=SCREENS + SHEETS, ids=lambda screen: screen.name)
def seen(request: Any, hall: Demo) -> Seen:
    """The screen, and what lies over it, opened and looked at once for all tests of it."""
    screen: Screen = request.param
    phone = hall.phones[screen.role]
    phone.page.goto("/nowhere")  # so that no screen is only another fragment of the one before
    phone.page.goto(hall.address(screen.path))
    screen.do(phone)
    return look(phone)


def look(phone: Phone) -> Seen:
    """All that the tests ask of a screen, in as few turns as it takes: each is dear."""
    seen = Seen()
    page = phone.page
    covered = page.locator("dialog[open]").count() > 0
    for theme in THEMES:
        rules = {} if theme == "light" else COLOURS
        seen.axe[theme] = page.evaluate(RUN_AXE, [theme, rules])
    for language in ("en",) if covered else ("ko", "zh", "en"):
        if not covered:
            speak(phone, language)
        seen.said[language] = page.locator("body").inner_text()
        seen.wide[language] = page.evaluate(TOO_WIDE)
        found = page.evaluate(TOO_SMALL, TARGETS)
        seen.targets[language], seen.small[language] = found["looked"], found["small"]
    seen.moving = page.evaluate(MOVING)
    return seen


def speak(phone: Phone, language: str) -> None:
    """One tap in the menu; the screen says all in that language then."""
    phone.tap("lang-menu", f"language-{language}")
    expect(phone.page.locator("dialog[open]")).to_have_count(0)
    expect(phone.page.locator("html")).to_have_attribute("lang", language)


def of_any(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """What was found at all."""
    return {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize("theme", THEMES)
def test_no_screen_and_no_sheet_has_a_serious_fault_of_access(seen: Seen, theme: str):
    assert seen.axe[theme]["looked"] > 0
    assert seen.axe[theme]["faults"] == []


def test_no_screen_is_wider_than_the_phone_in_twice_the_type_either(seen: Seen):
    assert of_any(seen.wide) == {}


def test_every_target_is_as_large_as_a_thumb_in_every_language(seen: Seen):
    """48 by 48 CSS pixels at 360 by 740, for all that can be pressed or typed in.

    A label counts for its field, and whatever lies around a mark counts if a touch there reaches
    it. A link inside a sentence is left out: the lines of running text would have to move apart.
    So are the squares of a chess board: eight in a row are wider than the phone at that size, and
    the buttons of the console enter the same moves.
    """
    assert all(count > 0 for count in seen.targets.values())
    assert of_any(seen.small) == {}


def test_nothing_moves_for_somebody_who_asked_for_stillness(seen: Seen):
    assert seen.moving == []


def test_every_screen_speaks_three_languages_in_one_tap(seen: Seen):
    """I10."""
    assert not AN_ID.search(seen.said["en"])
    for language in seen.said.keys() - {"en"}:
        script = SCRIPTS[language]
        assert len(script.findall(seen.said[language])) > len(script.findall(seen.said["en"])) + 5


def test_every_address_of_the_app_is_among_the_screens():
    """With and without what an address may leave out; one that nobody lists is not looked at."""
    routes = (PWA / "app" / "routes.jsx").read_text()
    asked = re.findall(r'path="([^"]+)"', routes)
    assert len(asked) > 7
    listed = [screen.path.split("?")[0].split("#")[0] for screen in SCREENS]
    listed = [re.sub(r"\{(c|chess|matches|rummikub|written)\}", "/c/Demo", path) for path in listed]
    for route in asked:
        fixed = re.sub(r"/:\w+\?", "", route)
        full = route.replace("?", "")
        for wanted in {fixed, full}:
            pattern = re.compile(re.sub(r":\w+", "[^/]+", wanted) + "/?")
            assert any(pattern.fullmatch(path) for path in listed), wanted
    assert any(not _is_known(path, asked) for path in listed), "no screen for an unknown address"


def _is_known(path: str, routes: list[str]) -> bool:
    patterns = (re.sub(r"/:\w+\?", "(?:/[^/]+)?", route) for route in routes)
    return any(re.fullmatch(re.sub(r":\w+", "[^/]+", one) + "/?", path) for one in patterns)


def test_every_sheet_of_the_app_is_among_the_sheets():
    """Whatever opens over a screen is drawn by a file that is listed, and has to be opened here."""
    drawing = {
        path.relative_to(PWA).as_posix()
        for folder in ("app", "parts", "screens")
        for path in (PWA / folder).rglob("*.jsx")
        if re.search(r"<dialog\b|\{ (?:(?:Act)?Sheet|TwoLooks) \} from", path.read_text())
    }
    frames = {f"parts/{frame}.jsx" for frame in ("Sheet", "ActSheet", "TwoLooks")}
    assert drawing - frames == {sheet.sheet for sheet in SHEETS}
