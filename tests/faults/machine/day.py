"""The machine: what people, networks, phones and servers do, in whatever order hypothesis draws."""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from server import faults
from tests.faults.machine.acts import READINGS, Act, perform
from tests.faults.machine.figures import HAPPENED
from tests.faults.machine.stage import CAST, Stage
from tests.faults.machine.truth import check
from tests.faults.machine.world import World, once, quiet

phones = st.integers(0, len(CAST) - 1)
which = st.integers(0, 3)
points = st.sampled_from(faults.POINTS)
passings = st.integers(1, 2)


def acts(*names):
    """Several of these, one after the other; mostly about the same few attempts."""
    return st.lists(
        st.builds(
            Act,
            st.sampled_from(names),
            st.sampled_from((1, 1, 1, 2, 9)),
            st.sampled_from((1, 1, 2)),
            st.integers(0, len(READINGS) - 1),
            which,
        ),
        min_size=1,
        max_size=4,
    )


class Day(RuleBasedStateMachine):
    """One example. Phones are there from the beginning; a rule names them by place in the cast."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.world = World(stage, stage.before)
        HAPPENED["examples"] += 1

    @initialize(is_open=st.sampled_from((True, True, True, False)))
    def begin(self, is_open):
        """With a round that everybody knows to be open, or before anything was said of it."""
        if is_open:
            self.world = World(self.stage, self.stage.open)

    @rule(phone=phones, todo=acts("record"))
    def score(self, phone, todo):
        self._work(phone, todo)

    @rule(phone=phones, todo=acts("record", "confirm", "check", "void"))
    def score_and_sign(self, phone, todo):
        self._work(phone, todo)

    @rule(phone=phones, todo=acts("correct", "propose", "extra", "decide", "admit"))
    def settle(self, phone, todo):
        self._work(phone, todo)

    @rule(phone=phones, todo=acts("open", "close", "enter", "quit", "report", "call"))
    def run_the_round(self, phone, todo):
        self._work(phone, todo[:2])

    @rule(phone=phones)
    def come_online(self, phone):
        self._exchange(phone, "send")

    @rule(some=st.sets(phones, min_size=2))
    def come_online_together(self, some):
        for phone in sorted(some):
            self._exchange(phone, "send")

    @rule(
        phone=phones, way=st.sampled_from(("lost_request", "lost_answer", "twice", "late", "cut"))
    )
    def come_online_badly(self, phone, way):
        self._exchange(phone, way)

    @precondition(lambda self: self.world.under_way)
    @rule(which=which)
    def a_late_request_arrives(self, which):
        self._step()
        self.world.arrive(which)

    @rule(phone=phones, point=points, passing=passings)
    def the_server_fails(self, phone, point, passing):
        """5xx: before the commit nothing has happened, after it all has."""
        self._exchange(phone, "failing", point, passing, OSError)

    @rule(phone=phones, point=points, passing=passings)
    def the_server_is_killed(self, phone, point, passing):
        self._exchange(phone, "failing", point, passing, faults.Killed)

    @rule(phone=phones)
    def a_browser_is_killed(self, phone):
        """While the answer is on its way: what is on the disk is all there is."""
        HAPPENED["crashes"] += 1
        self._exchange(phone, "lost_answer")
        self._phone(phone).crash()

    @rule(phone=phones, what=st.sampled_from(("wipe", "revoke")))
    def a_phone_is_gone(self, phone, what):
        self._step()
        getattr(self.world, what)(self._phone(phone))

    @rule(what=st.sampled_from(("back_up", "restore")))
    def the_operator_is_busy(self, what):
        self._step()
        getattr(self.world, what)()

    @rule(phone=phones, days=st.sampled_from((-400, -1, 0, 1, 3)))
    def time_passes(self, phone, days):
        """One clock goes wrong, and phones no longer wait for the authors of what they know."""
        self._step()
        self._phone(phone).days_off = days
        for one in self.world.phones:
            one.disk.authors_first = False

    def teardown(self):
        quiet(self.world)
        HAPPENED["operations"] += len(self.world.made)
        check(self.world)

    def _work(self, phone, todo):
        self._step()
        for act in todo:
            perform(self._phone(phone), act)

    def _exchange(self, phone, way, *how):
        """The first request goes this way, the rest of the exchange as it should."""
        self._step()
        first = getattr(self.world, way)
        send = once(first(*how) if how else first, self.world.send)
        self.world.exchange(self._phone(phone), send)

    def _phone(self, phone):
        return self.world.phones[phone]

    def _step(self):
        HAPPENED["steps"] += 1
