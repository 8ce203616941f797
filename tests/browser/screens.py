"""Every screen and sheet of the app, on the demo: whose it is, where, and what is done there first.

The tests of access go through this list, and `make screens` photographs it.
"""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser.demo import (
    CLOSED,
    COMBINED,
    DONE,
    IPHONE,
    MATCHES,
    OPEN,
    SCORED,
    SEEDING,
    STILL_TO_SOLVE,
    TO_COME,
    WRITTEN,
)
from tests.browser.matches import TO_SEED, UNDER_WAY
from tests.browser.phone import Phone
from tests.browser.written import FEWEST, MULTI
from tools.paths import ROOT

"""A busy machine may take its time to fold a demo's rounds before it computes a result."""
DIGITS = "1765"
FILE = ROOT / "tests" / "data" / "MatsideOpen2022.wcif.json"

Doing = Callable[[Phone], None]


class Screen(NamedTuple):
    """`path` may name `{c}`, the competition's path, and secrets; `do` ends when all is there.

    `sheet` is the file of `pwa/` that draws what lies over the screen.
    """

    name: str
    role: str | None
    path: str
    do: Doing
    sheet: str | None = None


def see(testid: str) -> Doing:
    """Wait until that is on the screen."""
    return lambda phone: expect(phone.at(testid).first).to_be_visible()


def tap(*testids: str, then: str | None = None) -> Doing:
    """Tap one after the other; see `then`, else a sheet."""

    def do(phone: Phone) -> None:
        phone.at(testids[0]).first.wait_for()
        phone.tap(*testids)
        if then:
            see(then)(phone)
        else:
            expect(phone.page.get_by_role("dialog")).to_be_visible()

    return do


def tap_the_first(testid: str, *then: str) -> Doing:
    """A sheet behind the first of several, whose ids begin alike."""

    def do(phone: Phone) -> None:
        phone.page.locator(f"[data-testid^={testid}]:enabled").first.click()
        phone.tap(*then)
        expect(phone.page.get_by_role("dialog")).to_be_visible()

    return do


def a_heading(phone: Phone) -> None:
    expect(phone.page.locator("h1").first).to_be_visible()


def every_round(testid: str) -> Doing:
    """Wait until the phone has folded the demo's rounds, too."""

    def do(phone: Phone) -> None:
        see(testid)(phone)
        for stream in (OPEN, CLOSED, SCORED):
            phone.board(stream)

    return do


def at_the_keypad(phone: Phone) -> None:
    """A card's keypad; an attempt that is under way at this phone has its end first."""
    see("slot-1")(phone)
    if phone.at("in-progress").count():
        phone.tap("enter-time")
    see("keypad-1")(phone)


def take_up(phone: Phone, tool: str) -> None:
    """A tool beside the keypad."""
    at_the_keypad(phone)
    phone.at(tool).click()


def read_the_timer(phone: Phone) -> None:
    """Digits on the keypad and a penalty."""
    at_the_keypad(phone)
    phone.board(SCORED)
    phone.tap(*(f"keypad-{digit}" for digit in DIGITS), "key-plus2")
    expect(phone.at("result")).to_contain_text("19.65")


def penalties_on(phone: Phone) -> None:
    """A time and two penalties, one of them tapped on the sheet."""
    read_the_timer(phone)
    phone.tap("tool-penalties")
    row = phone.page.locator('.penalty-row[data-penalty="A4d1"]')
    row.get_by_role("button").first.click()
    expect(phone.at("penalty-result")).to_contain_text("21.65")


def penalties_of_puzzles(phone: Phone) -> None:
    """Multi-blind: one and the same penalty of two puzzles."""
    see("keypad-1")(phone)
    phone.tap(*(f"keypad-{digit}" for digit in "12135834"), "tool-penalties")
    more = phone.page.locator('.penalty-row[data-penalty="B2c"]').get_by_test_id("penalty-more")
    more.click()
    more.click()
    expect(phone.at("penalty-result")).to_contain_text("12/13")


def an_entry(phone: Phone) -> None:
    """Somebody's first attempt is entered, and not confirmed yet."""
    see("slot-1")(phone)
    phone.board(SCORED)
    if phone.at("entry-state-1").count() == 0:
        phone.tap(*(f"keypad-{digit}" for digit in DIGITS), "key-plus2", "save")
        see("confirm")(phone)
        phone.page.reload()
        phone.board(SCORED)
    phone.tap("slot-1")


def look_at_the_puzzle(phone: Phone) -> None:
    """A part of it taken for off: at the limit, and another beyond it."""
    take_up(phone, "tool-solved")
    see("part-layer")(phone)
    phone.tap("part-layer", "part-tip-left", "part-tip-left")
    expect(phone.at("verdict")).to_contain_text("+2")


def hand_over(phone: Phone) -> None:
    """The competitor checks what the judge entered."""
    an_entry(phone)
    phone.tap("hand")
    expect(phone.at("handover-result")).to_have_text("19.65")
    expect(phone.at("confirm")).to_be_enabled()


def draw_a_signature(phone: Phone) -> None:
    """The pad for whoever likes to sign by hand."""
    hand_over(phone)
    expect(phone.at("signing-open")).to_be_visible()
    phone.tap("signing-open")
    expect(phone.at("signing-pad")).to_be_visible()


def a_turn(phone: Phone) -> None:
    """Whose puzzle is to be scrambled next."""
    phone.board(SCORED)
    phone.page.locator("[data-testid^=scramble-]").first.wait_for()


def sign_a_scramble(phone: Phone) -> None:
    """Another scramble than the attempt's, which is warned of."""
    a_turn(phone)
    phone.page.locator("[data-testid^=scramble-]").first.click()
    phone.tap("scramble-set-E2")
    see("scramble-wrong")(phone)


def missing_signatures(phone: Phone) -> None:
    """The attempts that nobody signed as scrambled."""
    phone.board(SCORED)
    see(f"missing-{SCORED}")(phone)


def missing_for_the_delegate(phone: Phone) -> None:
    """The same for the Delegate, by round."""
    phone.board(SCORED)
    phone.at("missing-signatures").locator("summary").click()
    see(f"missing-{SCORED}")(phone)


def wrong_card(phone: Phone) -> None:
    """Why an entry is taken off."""
    an_entry(phone)
    phone.tap("wrong-card")
    expect(phone.page.get_by_role("dialog")).to_be_visible()


def write_a_solution(phone: Phone) -> None:
    """A solution of many moves, one of which is none."""
    phone.board(FEWEST)
    phone.at("tool-solution").click()
    phone.at("solution-solution").wait_for()
    if phone.at("solution-change").count():
        phone.tap("solution-change")
    phone.type("solution-scramble", "R' U' F D2 L2 F R2 U2 R2 B D2 L B2 D' B2 L' R' B D2 R' U' F")
    phone.type(
        "solution-solution", "R U2 F' L2 B' [r2] M' R2 U' F2 L' B2 D' r U' L D2 F Q3 R' B U2"
    )
    phone.page.locator("[data-testid^=solution-error]").first.wait_for()


def tell_the_cubes(phone: Phone) -> None:
    """A number of cubes, sealed and then shown."""
    phone.board(MULTI)
    take_up(phone, "tool-told")
    phone.at("told-number").or_(phone.at("told-sealed")).first.wait_for()
    if phone.at("told-number").count():
        phone.type("told-number", "12")
        phone.tap("told-seal")
    phone.at("told-show").click()
    see("told-shown")(phone)


def let_solve(phone: Phone) -> None:
    """An attempt under way; one that is under way already is shown again."""
    start, solving = phone.at("start"), phone.at("in-progress")
    expect(start.or_(solving).first).to_be_visible()
    if not solving.count():
        start.click()
    expect(solving).to_be_visible()


def inspect(phone: Phone) -> None:
    """The minute to get ready, and the ways in which this phone makes calls."""
    take_up(phone, "tool-inspection")
    see("inspection-begin")(phone)


def run_the_hour(phone: Phone) -> None:
    """The hour of fewest moves; one that runs already goes on."""
    start, left = phone.at("hour-start"), phone.at("hour-left")
    expect(start.or_(left).first).to_be_visible()
    if start.count():
        start.click()
    expect(left).to_be_visible()


def signed_off(phone: Phone) -> None:
    """The next attempt of somebody's, entered and confirmed."""
    see("slot-1")(phone)
    phone.board(SCORED)
    phone.tap(*(f"keypad-{digit}" for digit in DIGITS), "save")
    expect(phone.at("confirm")).to_be_enabled()
    phone.tap("confirm")
    see("next")(phone)


def type_a_card(phone: Phone) -> None:
    """A scorecard at the score table, with something on it to look at again."""
    see("table-number")(phone)
    phone.board(SCORED)
    phone.at("table-number").press_sequentially(f"{STILL_TO_SOLVE}\n")
    for keys in ("942", "94200", "d", "1011", "987"):
        phone.page.keyboard.type(f"{keys}\n")
    see("table-warnings")(phone)


def report_a_defect(phone: Phone) -> None:
    """Beside the keypad, with what happened chosen."""
    take_up(phone, "tool-report")
    phone.at("incident-defect").click()
    expect(phone.at("incident-extra")).to_be_enabled()


def answer_an_incident(phone: Phone) -> None:
    """The first report on the delegate's desk; one is made where there is none."""
    desk = phone.page.url
    phone.at("decisions").wait_for()
    if phone.at("incidents").count() == 0:
        phone.page.goto(desk.replace("/delegate", f"/judge/{SCORED}?person={STILL_TO_SOLVE}"))
        report_a_defect(phone)
        phone.tap("incident-report", "incident-done")
        phone.page.goto(desk)
    tap_the_first("answer-")(phone)


def check_a_card(phone: Phone) -> None:
    """A card typed again, blind."""
    see("check-find")(phone)
    phone.board(SCORED)
    phone.at("check-find").press_sequentially(f"{DONE}\n")
    see("check-card")(phone)


def steps_to_install(phone: Phone) -> None:
    """The pictures, where a browser has no question of its own."""
    phone.at("install-bar").get_by_role("button").first.click()
    expect(phone.page.get_by_role("dialog")).to_be_visible()


def choose_the_file(phone: Phone) -> None:
    """The first organizer's form, with a competition's file read on the device."""
    phone.at("start-file").set_input_files(FILE)
    see("start-summary")(phone)
    phone.type("start-name", "Sora Kim")


def look_at_records(phone: Phone) -> None:
    """What a list of records would change."""
    see("records-text")(phone)
    phone.type("records-text", "region,event,type,value\nworld,333,single,3.05\nKR,333,single,4.44")
    phone.tap("records-look")
    see("records-added")(phone)


def no_such_code(phone: Phone) -> None:
    """What a wrong code leads to."""
    phone.type("join-code", "AAAAA-AAAAA")
    phone.tap("join-code-go")
    phone.type("join-name", "Sora Kim")
    phone.tap("join-submit")
    see("join-failed")(phone)


def choose_who_goes_on(phone: Phone) -> None:
    """After the first attempt, the best one."""
    phone.board(FEWEST)
    phone.at(f"continue-round-{FEWEST}").click()
    phone.tap("going-after-1")
    phone.type("going-level", "1")
    expect(phone.at("going-look")).to_be_enabled()


def look_who_goes_on(phone: Phone) -> None:
    """By name."""
    choose_who_goes_on(phone)
    phone.tap("going-look")
    see("confirm-continue")(phone)


def make_it_drift(phone: Phone) -> None:
    """Somebody in the second round whom the first did not send there."""
    for stream in (CLOSED, OPEN):
        phone.board(stream)
    phone.at(f"enter-round-{OPEN}").wait_for()
    if phone.at(f"drift-{OPEN}").count() == 0:
        phone.tap(f"enter-round-{OPEN}")
        phone.type("enter-search", "a")
        phone.page.locator(".pick-people input").first.click()
        phone.tap("confirm-enter")
    see(f"drift-{OPEN}")(phone)


def sign_it_off(phone: Phone) -> None:
    """What is still open, and the digest."""
    phone.board(CLOSED)
    phone.at(f"sign-round-{CLOSED}").click()
    expect(phone.at("confirm-sign")).to_be_enabled()


def keep_as_it_is(phone: Phone) -> None:
    """Why the round stands as it is."""
    make_it_drift(phone)
    phone.tap("drift-keep")
    expect(phone.page.get_by_role("dialog")).to_be_visible()


def let_somebody_go(phone: Phone) -> None:
    """A second look at whom the round lets go."""
    make_it_drift(phone)
    phone.page.locator("[data-testid^=drift-quit-]").first.click()
    expect(phone.page.get_by_role("dialog")).to_be_visible()


def change_the_limit(phone: Phone) -> None:
    """Twelve seconds instead, and for whom it would turn out otherwise."""
    phone.board(OPEN)
    phone.at(f"change-round-{OPEN}").click()
    phone.at("change-limit").fill("12")
    see("change-affected")(phone)


def decide_otherwise(phone: Phone) -> None:
    """Who won a match that is over after all."""
    settle, otherwise = phone.at("settle"), phone.at("otherwise")
    expect(settle.or_(otherwise).first).to_be_visible()
    if settle.count():
        phone.tap("settle", "confirm-settle")
    otherwise.click()
    expect(phone.page.get_by_role("dialog")).to_be_visible()


def seed(phone: Phone) -> None:
    """A draw among all, with how it can be checked, and the bracket that comes of it."""
    phone.at(f"open-round-{TO_SEED}").click()
    see("draw-number")(phone)
    phone.type("draw-number", "417")
    phone.at("draw-proof").locator("summary").click()
    phone.at("seeding-look").locator("summary").click()
    see("match-final")(phone)


CARD = f"{{c}}/judge/{SCORED}?person="
MATCH = f"{{matches}}/judge/{UNDER_WAY}"
SCREENS = (
    Screen("home", None, "/", a_heading),
    Screen("home-joined", "judge", "/", a_heading),
    Screen("join", None, "/join", see("join-code")),
    Screen("join-name", None, "/join#{judge}", see("join-name")),
    Screen("join-install", IPHONE, "/join#{judge}", see("carried-code")),
    Screen("join-failed", None, "/join", no_such_code),
    Screen("start", None, "/start#{start}", choose_the_file),
    Screen("start-no-link", None, "/start", a_heading),
    Screen("not-found", None, "/nowhere", a_heading),
    Screen("public-rounds", None, "{c}", see(f"round-{CLOSED}")),
    Screen("public-standings", None, f"{{c}}/r/{CLOSED}", see("standing-1")),
    Screen("judge-rounds", "judge", "{c}/judge", every_round(f"round-{SCORED}")),
    Screen("judge-pick", "judge", f"{{c}}/judge/{SCORED}", every_round("person-3")),
    Screen("judge-keypad", "judge", f"{CARD}{STILL_TO_SOLVE}", read_the_timer),
    Screen("judge-scramble", "judge", f"{{c}}/judge/{SCORED}/scramble", a_turn),
    Screen("judge-scramble-sign", "judge", f"{{c}}/judge/{SCORED}/scramble", sign_a_scramble),
    Screen("judge-signatures", "judge", f"{{c}}/judge/{SCORED}/signatures", missing_signatures),
    Screen("judge-disputed", "judge", f"{CARD}4", every_round("slot-1")),
    Screen("judge-complete", "judge", f"{CARD}{DONE}", every_round("slot-1")),
    Screen("judge-hour", WRITTEN, f"{{written}}/judge/{FEWEST}/hour", run_the_hour),
    Screen("judge-no-hour", "judge", f"{{c}}/judge/{SCORED}/hour", a_heading),
    Screen("judge-matches", MATCHES, f"{MATCH}", see("to-SF-1")),
    Screen("judge-match", MATCHES, f"{MATCH}?match=SF-1", see("enter-1")),
    Screen("judge-match-attempt", MATCHES, f"{MATCH}?match=SF-1&person=1&point=3", see("keypad-1")),
    Screen("public-bracket", None, f"{{matches}}/r/{UNDER_WAY}", see("match-final")),
    Screen(
        "organizer-bracket",
        SEEDING,
        f"{{matches}}/organizer/rounds/{UNDER_WAY}",
        see("bracket-section"),
    ),
    Screen("table-rounds", "scoretaker", "{c}/table", every_round(f"table-round-{SCORED}")),
    Screen("table-card", "scoretaker", f"{{c}}/table/{SCORED}", type_a_card),
    Screen("check-rounds", "delegate", "{c}/check", every_round(f"check-round-{SCORED}")),
    Screen("check-piles", "delegate", f"{{c}}/check/{SCORED}", every_round("check-find")),
    Screen("check-card", "delegate", f"{{c}}/check/{SCORED}", check_a_card),
    Screen("this-phone", "judge", "/phone", see("keeping")),
    Screen("shortcut", "judge", "/go/judge", see(f"round-{SCORED}")),
    Screen("organizer-rounds", "organizer", "{c}/organizer", every_round(f"round-{SCORED}")),
    Screen(
        "organizer-round", "organizer", "{c}/organizer/rounds/" + OPEN, see(f"close-round-{OPEN}")
    ),
    Screen(
        "organizer-by-event",
        "organizer",
        "{c}/organizer",
        tap("view-event", then=f"line-{OPEN}"),
    ),
    Screen("organizer-invites", "organizer", "{c}/organizer/invites", see("invite-make")),
    Screen(
        "organizer-invite",
        "organizer",
        "{c}/organizer/invites",
        tap("invite-make", then="invite-card"),
    ),
    Screen("organizer-records", "organizer", "{c}/organizer/records", see("records-look")),
    Screen("organizer-devices", "organizer", "{c}/organizer/devices", see("device-1")),
    Screen("delegate-decisions", "delegate", "{c}/delegate", every_round("decisions")),
    Screen("delegate-signatures", "delegate", "{c}/delegate", missing_for_the_delegate),
    Screen("delegate-decision", "delegate", f"{{c}}/delegate/{SCORED}/4/1", see("versions")),
    Screen(
        "delegate-another",
        "delegate",
        f"{{c}}/delegate/{SCORED}/4/1",
        tap("another", then="keypad-1"),
    ),
)
SHEETS = (
    Screen(
        "judge-settle",
        MATCHES,
        f"{MATCH}?match=SF-2",
        tap("settle"),
        "screens/judge/match/MatchOver.jsx",
    ),
    Screen(
        "judge-otherwise",
        SEEDING,
        f"{MATCH}?match=SF-2",
        decide_otherwise,
        "screens/judge/match/OtherWinner.jsx",
    ),
    Screen(
        "organizer-seeds",
        SEEDING,
        "{matches}/organizer",
        seed,
        "screens/organizer/rounds/OpenSheet.jsx",
    ),
    Screen("display", None, "/join", tap("lang-menu"), "app/DisplayMenu.jsx"),
    Screen("scanner", None, "/join", tap("join-scan"), "parts/scanner/Scanner.jsx"),
    Screen("status", "judge", "{c}/judge", tap("connection"), "app/StatusSheet.jsx"),
    Screen("leave", "judge", "/", tap("leave"), "screens/home/LeaveSheet.jsx"),
    Screen("holder", "judge", "{c}/judge", tap("holder"), "parts/holder/Holder.jsx"),
    Screen(
        "judge-check",
        "judge",
        f"{CARD}5",
        hand_over,
        "screens/judge/handover/Handover.jsx",
    ),
    Screen(
        "judge-sign",
        "judge",
        f"{CARD}5",
        draw_a_signature,
        "screens/judge/handover/Handover.jsx",
    ),
    Screen("judge-signed", "judge", f"{CARD}6", signed_off, "screens/judge/handover/Handover.jsx"),
    Screen(
        "judge-solving",
        "judge",
        f"{CARD}{STILL_TO_SOLVE}",
        let_solve,
        "screens/judge/attempt/InProgress.jsx",
    ),
    Screen(
        "judge-solution",
        WRITTEN,
        f"{{written}}/judge/{FEWEST}?person=1",
        write_a_solution,
        "screens/judge/tools/solution/Solution.jsx",
    ),
    Screen(
        "judge-report",
        "judge",
        f"{CARD}{STILL_TO_SOLVE}",
        report_a_defect,
        "parts/incident/IncidentSheet.jsx",
    ),
    Screen(
        "judge-penalties",
        "judge",
        f"{CARD}{STILL_TO_SOLVE}",
        penalties_on,
        "screens/judge/tools/penalties/Penalties.jsx",
    ),
    Screen(
        "judge-penalties-multi",
        WRITTEN,
        f"{{written}}/judge/{MULTI}?person=1",
        penalties_of_puzzles,
        "screens/judge/tools/penalties/Penalties.jsx",
    ),
    Screen(
        "judge-solved",
        "judge",
        f"{CARD}{STILL_TO_SOLVE}",
        look_at_the_puzzle,
        "screens/judge/tools/solved/Solved.jsx",
    ),
    Screen(
        "judge-told",
        WRITTEN,
        f"{{written}}/judge/{MULTI}?person=1",
        tell_the_cubes,
        "screens/judge/tools/told/Told.jsx",
    ),
    Screen(
        "judge-inspection",
        "judge",
        f"{CARD}7",
        inspect,
        "parts/clock/Dark.jsx",
    ),
    Screen(
        "judge-station",
        "judge",
        f"{{c}}/judge/{SCORED}",
        tap("station"),
        "screens/judge/station/StationSheet.jsx",
    ),
    Screen(
        "move",
        "judge",
        "/phone",
        tap("move-seat", then="move-code"),
        "screens/phone/MoveSheet.jsx",
    ),
    Screen("install", IPHONE, "/", steps_to_install, "app/install/InstallButton.jsx"),
    Screen(
        "judge-wrong-card",
        "judge",
        f"{CARD}5",
        wrong_card,
        "screens/judge/ReasonSheet.jsx",
    ),
    Screen(
        "organizer-open",
        "organizer",
        "{c}/organizer",
        tap(f"open-round-{TO_COME}"),
        "screens/organizer/rounds/OpenSheet.jsx",
    ),
    Screen(
        "organizer-open-look",
        "organizer",
        "{c}/organizer",
        tap(f"open-round-{TO_COME}", "look-open", then="look-count"),
        "screens/organizer/rounds/OpenSheet.jsx",
    ),
    Screen(
        "organizer-close",
        "organizer",
        "{c}/organizer",
        tap(f"close-round-{OPEN}"),
        "screens/organizer/rounds/CloseSheet.jsx",
    ),
    Screen(
        "delegate-no-shows",
        "delegate",
        "{c}/organizer",
        tap(f"close-round-{OPEN}", "dns-rest"),
        "screens/organizer/rounds/CloseSheet.jsx",
    ),
    Screen(
        "delegate-sign",
        "delegate",
        "{c}/organizer/rounds/" + CLOSED,
        sign_it_off,
        "screens/organizer/round/seal/SignSheet.jsx",
    ),
    Screen(
        "delegate-keep",
        "delegate",
        "{c}/organizer/rounds/" + OPEN,
        keep_as_it_is,
        "screens/organizer/round/drift/KeepSheet.jsx",
    ),
    Screen(
        "delegate-let-go",
        "delegate",
        "{c}/organizer/rounds/" + OPEN,
        let_somebody_go,
        "screens/organizer/round/drift/MoveSheet.jsx",
    ),
    Screen(
        "organizer-plan",
        "organizer",
        "{c}/organizer/rounds/" + TO_COME,
        tap(f"plan-round-{TO_COME}", then="plan-format"),
        "screens/organizer/plan/ChangePlanSheet.jsx",
    ),
    Screen(
        "organizer-add-round",
        "organizer",
        "{c}/organizer/rounds/" + TO_COME,
        tap(f"add-round-{TO_COME}", then="plan-before-level"),
        "screens/organizer/plan/AddSheet.jsx",
    ),
    Screen(
        "organizer-take-out",
        "organizer",
        "{c}/organizer/rounds/" + TO_COME,
        tap(f"take-out-round-{TO_COME}"),
        "screens/organizer/plan/TakeOutSheet.jsx",
    ),
    Screen(
        "organizer-reopen",
        "organizer",
        "{c}/organizer",
        tap(f"reopen-round-{CLOSED}"),
        "screens/organizer/rounds/ReopenSheet.jsx",
    ),
    Screen(
        "organizer-enter",
        "organizer",
        "{c}/organizer",
        tap(f"enter-round-{OPEN}"),
        "screens/organizer/rounds/EnterSheet.jsx",
    ),
    Screen(
        "organizer-continue",
        COMBINED,
        f"{{written}}/organizer/rounds/{FEWEST}",
        choose_who_goes_on,
        "screens/organizer/round/phases/ChoosePhase.jsx",
    ),
    Screen(
        "organizer-continue-sure",
        COMBINED,
        f"{{written}}/organizer/rounds/{FEWEST}",
        look_who_goes_on,
        "screens/organizer/round/phases/ConfirmPhase.jsx",
    ),
    Screen(
        "organizer-records-look",
        "organizer",
        "{c}/organizer/records",
        look_at_records,
        "screens/organizer/records/ChangesSheet.jsx",
    ),
    Screen(
        "organizer-quit",
        "organizer",
        f"{{c}}/organizer/rounds/{OPEN}",
        tap(f"quit-round-{OPEN}"),
        "screens/organizer/rounds/QuitSheet.jsx",
    ),
    Screen(
        "organizer-change",
        "delegate",
        "{c}/organizer/rounds/" + OPEN,
        change_the_limit,
        "screens/organizer/round/change/ChangeForm.jsx",
    ),
    Screen(
        "organizer-change-who",
        "organizer",
        "{c}/organizer/rounds/" + OPEN,
        tap(f"change-round-{OPEN}", then="change-who"),
        "screens/organizer/round/change/ChangeSheet.jsx",
    ),
    Screen(
        "organizer-rename",
        "organizer",
        "{c}/organizer/devices",
        tap_the_first("rename-device-"),
        "screens/organizer/devices/RenameSheet.jsx",
    ),
    Screen(
        "organizer-revoke",
        "organizer",
        "{c}/organizer/devices",
        tap_the_first("revoke-device-"),
        "screens/organizer/RevokeSheet.jsx",
    ),
    Screen(
        "delegate-answer",
        "delegate",
        "{c}/delegate",
        answer_an_incident,
        "screens/delegate/incidents/AnswerSheet.jsx",
    ),
    Screen(
        "delegate-admit",
        "delegate",
        "{c}/delegate",
        tap_the_first("admit-"),
        "screens/delegate/AdmitSheet.jsx",
    ),
)
