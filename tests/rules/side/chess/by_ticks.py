"""A second `chess.replay`: it ticks through every millisecond and counts timers down.

Written from the contract of the call, apart from the rules, and slow on purpose: an undo starts the
whole match again from its first millisecond.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

OTHER = {"white": "black", "black": "white"}
ALLOWED = {
    "start": ["READY"],
    "move": ["PLAY"],
    "mate": ["PLAY"],
    "lost-claim": ["PLAY"],
    "confirm-board": ["CLOSED"],
    "go": ["CUBE_READY"],
    "stop": ["CUBE_RUN"],
    "give-up": ["CUBE_RUN"],
    "verdict": ["CUBE_RUN", "CUBE_JUDGE"],
}
DEFAULTS = {
    "part_seconds": 180,
    "move_seconds": 20,
    "cover_seed": "",
    "last_basis": "played",
    "clock_seconds": 600,
    "cap_seconds": 120,
    "zero_clock": "clamp",
}


class Refused(Exception):
    """Why an event changes nothing."""


class Table:
    """A table with a match on it, at one millisecond."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.config = {**DEFAULTS, **config}
        self.time_rules = config["ruleset"] == "time@1"
        self.quota = {"FAST": 6, "FREEZE": 8, "MASTERS": 10}[config["format"]]
        self.t = 0
        self.paused = False
        self.state, self.phase = "READY", None
        self.part = 1
        self.counts = {"white": 0, "black": 0}
        self.last: str | None = None
        self.player = "white"
        self.announced = False
        self.checked = self.turn_counted = False
        self.move_left: int | None = None
        self.part_left = 0
        clock = 1000 * self.config["clock_seconds"]
        self.clocks = {"white": clock, "black": clock}
        self.debts = {"white": 0, "black": 0}
        self.cubes: dict[str, Any] | None = None
        self.covers_used = 0
        self.result: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.raised: dict[str, Any] | None = None

    def wait(self, until: int) -> None:
        """One millisecond after another; what is due when one ends happens in it."""
        while self.t < until:
            if not self.paused:
                while self.fires():
                    pass
                self.count_down()
            self.t += 1

    def fires(self) -> bool:
        if self.state == "PLAY":
            if self.move_left == 0:
                self.lost("timer")
            elif self.clock_takes_the_turn():
                self.lost("clock")
            elif self.phase != "PARRY" and self.part_left == 0:
                self.note("part-time", part=self.part)
                self.part_ends("time")
            else:
                return False
            return True
        if self.state == "CUBE_RUN" and not self.time_rules:
            winner = self.accepted_alone()
            if winner and self.cubes["ms"] >= 10 * self.cubes[winner]["result_cs"] + 9:
                self.cube_decided()
                return True
        return False

    def clock_takes_the_turn(self) -> bool:
        return (
            self.time_rules
            and self.config["zero_clock"] == "lose_turns"
            and self.phase == "NORMAL"
            and not self.checked
            and self.clocks[self.player] == 0
        )

    def count_down(self) -> None:
        if self.state == "CUBE_RUN":
            self.cubes["ms"] += 1
        if self.state != "PLAY":
            return
        if self.move_left is not None:
            self.move_left -= 1
        if self.phase != "PARRY":
            self.part_left -= 1
        if self.time_rules and (
            self.clocks[self.player] > 0 or self.config["zero_clock"] == "negative"
        ):
            self.clocks[self.player] -= 1

    def note(self, what: str, **more: object) -> dict[str, Any]:
        entry = {"at_ms": self.t, "what": what, **more}
        self.log.append(entry)
        return entry

    def do(self, event: dict[str, Any]) -> None:
        """Does what an event says, or raises why not."""
        do = event["do"]
        if self.state == "ENDED":
            raise Refused("ended")
        if self.paused and do not in ("resume", "resign", "arbiter-end"):
            raise Refused("paused")
        if do == "resume" and not self.paused:
            raise Refused("not-paused")
        if self.state not in ALLOWED.get(do, [self.state]):
            raise Refused("state")
        getattr(self, "do_" + do.replace("-", "_"))(event)

    def do_pause(self, event: dict[str, Any]) -> None:
        self.paused = True
        self.note("pause")

    def do_resume(self, event: dict[str, Any]) -> None:
        self.paused = False
        self.note("resume")

    def do_resign(self, event: dict[str, Any]) -> None:
        self.ends("resign", OTHER[event["player"]], None)

    def do_arbiter_end(self, event: dict[str, Any]) -> None:
        self.ends("arbiter", event.get("winner"), event["reason"])

    def do_start(self, event: dict[str, Any]) -> None:
        self.part_begins("DOUBLE1" if self.announced else "NORMAL")

    def do_move(self, event: dict[str, Any]) -> None:
        if event.get("player", self.player) != self.player:
            raise Refused("not-on-move")
        self.plays(event.get("check", False), event.get("captured"), mate=False)

    def do_mate(self, event: dict[str, Any]) -> None:
        by = event.get("player", self.player)
        if by == self.player:
            self.plays(True, event.get("captured"), mate=True)
        elif not self.checked:
            raise Refused("not-mate")
        self.ends("mate", by, None)

    def do_lost_claim(self, event: dict[str, Any]) -> None:
        if event["player"] != self.player:
            raise Refused("not-on-move")
        if event.get("reason", "time") == "time" and self.config["move_seconds"] is not None:
            raise Refused("timer-decides")
        if event.get("reason") == "no-move" and self.checked:
            raise Refused("in-check")
        self.lost("claim")

    def do_confirm_board(self, event: dict[str, Any]) -> None:
        self.cubes = {"attempt": 0}
        self.cover_is_designated()

    def do_go(self, event: dict[str, Any]) -> None:
        if event["cover"] != self.cubes["cover"]:
            raise Refused("wrong-cover")
        self.state = "CUBE_RUN"
        for player in OTHER:
            self.cubes[player]["running"] = True
        self.note("go", cover=event["cover"])

    def do_stop(self, event: dict[str, Any]) -> None:
        own = self.cubes[event["player"]]
        if not own["running"]:
            raise Refused("already-stopped")
        cs = event["cs"] if "cs" in event else self.cubes["ms"] // 10
        if cs == 0:
            raise Refused("zero-time")
        own["running"], own["cs"] = False, cs
        self.note("stop", player=event["player"], cs=cs)
        self.judged_or_not()

    def do_give_up(self, event: dict[str, Any]) -> None:
        own = self.cubes[event["player"]]
        if not own["running"]:
            raise Refused("already-stopped")
        own.update(running=False, verdict="dnf", result_cs=-1)
        self.note("give-up", player=event["player"])
        self.judged_or_not()

    def do_verdict(self, event: dict[str, Any]) -> None:
        own = self.cubes[event["player"]]
        if own["verdict"]:
            raise Refused("already-judged")
        if own["running"]:
            raise Refused("not-stopped")
        own["cs"] = event.get("cs", own["cs"])
        own["verdict"] = event["verdict"]
        own["result_cs"] = {"ok": own["cs"], "plus2": own["cs"] + 200, "dnf": -1}[event["verdict"]]
        self.note(
            "verdict",
            player=event["player"],
            verdict=event["verdict"],
            result_cs=own["result_cs"],
        )
        self.judged_or_not()

    def part_begins(self, phase: str) -> None:
        self.note("start", part=self.part, player=self.player, double=phase == "DOUBLE1")
        self.state, self.announced, self.cubes = "PLAY", False, None
        self.counts = {"white": 0, "black": 0}
        self.last = None
        self.part_left = 1000 * self.config["part_seconds"]
        self.gets_the_move(self.player, phase)

    def gets_the_move(self, player: str, phase: str, checked: bool = False) -> None:
        self.player, self.phase, self.checked = player, phase, checked
        self.turn_counted, self.raised = False, None
        self.fresh_limit()

    def fresh_limit(self) -> None:
        seconds = self.config["move_seconds"]
        self.move_left = None if seconds is None else 1000 * seconds

    def plays(self, check: bool, captured: str | None, mate: bool) -> None:
        if self.phase == "DOUBLE1" and check:
            raise Refused("free-move-check")
        if self.phase == "DOUBLE2" and captured in ("r", "q"):
            raise Refused("second-move-capture")
        kind = {"DOUBLE1": "free", "DOUBLE2": "second"}.get(self.phase, self.phase.lower())
        counted = kind == "second" or (kind == "normal" and not self.turn_counted)
        player = self.player
        self.note(
            "move",
            player=player,
            kind=kind,
            counted=counted,
            check=check,
            captured=captured,
            mate=mate,
        )
        self.last = player
        self.counts[player] += counted
        if mate:
            return
        if kind == "free":
            self.gets_the_move(player, "DOUBLE2")
        elif kind == "parry":
            self.gets_the_move(OTHER[player], "PARRY", check)
            if not check:
                self.closes("parry")
        else:
            self.gets_the_move(OTHER[player], "NORMAL", check)
            self.quotas_reached()

    def lost(self, by: str) -> None:
        player = self.player
        if self.phase == "DOUBLE1":
            self.lost_entry("free", by, counted=False, kept=True)
            self.gets_the_move(player, "NORMAL")
        elif self.phase == "PARRY":
            self.lost_entry("parry", by, counted=False, kept=True)
            self.fresh_limit()
        elif self.turn_counted:
            self.lost_entry("normal", by, counted=False, kept=True)
            self.fresh_limit()
        elif self.checked:
            self.lost_entry("normal", by, counted=True, kept=True)
            self.counts[player] += 1
            self.turn_counted = True
            self.fresh_limit()
            self.quotas_reached()
        else:
            kind = "second" if self.phase == "DOUBLE2" else "normal"
            self.lost_entry(kind, by, counted=True, kept=False)
            self.counts[player] += 1
            if self.config["last_basis"] == "turn":
                self.last = player
            self.gets_the_move(OTHER[player], "NORMAL")
            self.quotas_reached()

    def lost_entry(self, kind: str, by: str, counted: bool, kept: bool) -> None:
        if self.raised is not None and not counted:
            self.raised["times"] += 1
            return
        entry = self.note(
            "lost", player=self.player, kind=kind, counted=counted, by=by, kept=kept, times=1
        )
        if not counted:
            self.raised = entry

    def quotas_reached(self) -> None:
        if min(self.counts.values()) >= self.quota:
            self.part_ends("quota")

    def part_ends(self, by: str) -> None:
        if self.checked:
            self.phase, self.turn_counted, self.raised = "PARRY", False, None
            self.note("parry", player=self.player, by=by)
        else:
            self.closes(by)

    def closes(self, by: str) -> None:
        self.note("closed", part=self.part, by=by)
        self.stands_still("CLOSED")

    def ends(self, by: str, winner: str | None, reason: str | None) -> None:
        self.result = {"by": by, "winner": winner, "reason": reason}
        self.note("ended", **self.result)
        self.stands_still("ENDED")
        self.paused = False

    def stands_still(self, state: str) -> None:
        self.state, self.phase = state, None
        self.checked = self.turn_counted = False
        self.move_left = None

    def cover_is_designated(self) -> None:
        cycle, place = divmod(self.covers_used, 4)
        names = {
            str(number): sha256(
                f"{self.config['cover_seed']}|{cycle + 1}|{number}".encode()
            ).hexdigest()
            for number in (1, 2, 3, 4)
        }
        self.covers_used += 1
        solve = {"running": False, "cs": None, "verdict": None, "result_cs": None}
        self.cubes = {
            "attempt": self.cubes["attempt"] + 1,
            "cover": int(sorted(names, key=lambda number: (names[number], number))[place]),
            "cycle": cycle + 1,
            "rescramble": cycle > 0 and place == 0,
            "ms": 0,
            "white": dict(solve),
            "black": dict(solve),
        }
        self.state = "CUBE_READY"
        told = {key: self.cubes[key] for key in ("attempt", "cover", "cycle", "rescramble")}
        self.note("cover", part=self.part, **told)

    def judged_or_not(self) -> None:
        both = [self.cubes[player] for player in OTHER]
        if not any(own["running"] for own in both):
            self.state = "CUBE_JUDGE"
        if all(own["verdict"] for own in both):
            if self.time_rules:
                self.clocks_change()
            else:
                self.cube_decided()
            return
        winner = None if self.time_rules else self.accepted_alone()
        if winner and self.cubes["ms"] > 10 * self.cubes[winner]["result_cs"] + 9:
            self.cube_decided()

    def accepted_alone(self) -> str | None:
        """Who has an accepted solve while the other's cube is still running."""
        for player, other in OTHER.items():
            if self.cubes[player]["verdict"] in ("ok", "plus2") and self.cubes[other]["running"]:
                return player
        return None

    def cube_decided(self) -> None:
        results = {player: self.cubes[player]["result_cs"] for player in OTHER}
        white, black = (
            float("inf") if results[player] in (None, -1) else results[player] for player in OTHER
        )
        winner = None if white == black else "white" if white < black else "black"
        self.note(
            "cube",
            part=self.part,
            winner=winner,
            replay=winner is None,
            white_cs=results["white"],
            black_cs=results["black"],
        )
        if winner is None:
            self.cover_is_designated()
            return
        self.state, self.cubes = "READY", None
        self.part += 1
        self.counts = {"white": 0, "black": 0}
        self.player, self.announced = winner, winner != self.last

    def clocks_change(self) -> None:
        cap = 1000 * self.config["cap_seconds"]
        change, unpaid = {}, {"white": 0, "black": 0}
        for player, other in OTHER.items():
            result = self.cubes[player]["result_cs"]
            ms = cap if result == -1 else min(cap, 10 * result)
            if self.part % 2 == 0:
                change[other] = ms
            elif self.config["zero_clock"] == "negative":
                change[player] = -ms
            else:
                change[player] = -min(ms, self.clocks[player])
                unpaid[player] = ms + change[player]
        for player in OTHER:
            self.clocks[player] += change[player]
            self.debts[player] += unpaid[player]
        self.note(
            "clocks",
            part=self.part,
            sign="+-"[self.part % 2],
            white_ms=change["white"],
            black_ms=change["black"],
            unpaid_ms=unpaid,
        )
        self.part += 1
        self.part_begins("NORMAL")

    def told(self) -> dict[str, Any]:
        """The reply without `undone` and `refused`."""
        playing, time_rules = self.state == "PLAY", self.time_rules
        moves = self.state in ("READY", "PLAY") or (time_rules and self.state != "ENDED")
        steps = {"DOUBLE1": "free", "DOUBLE2": "second"}
        step = "announced" if self.announced and self.state == "READY" else steps.get(self.phase)
        return {
            "state": self.state,
            "part": self.part,
            "counts": self.counts,
            "quota": self.quota,
            "last": self.last,
            "paused": self.paused,
            "phase": self.phase,
            "turn_counted": self.turn_counted,
            "on_move": self.player if moves else None,
            "in_check": self.player if self.checked else None,
            "timers": {
                "part_ms": self.part_left if playing else None,
                "move_ms": self.move_left if playing else None,
            },
            "double": {"player": self.player, "step": step} if step else None,
            "cube": self.told_cube() if self.state.startswith("CUBE") else None,
            "sign": "+-"[self.part % 2] if time_rules else None,
            "clocks_ms": self.clocks if time_rules else None,
            "debt_ms": self.debts if time_rules else None,
            "result": self.result,
            "log": self.log,
        }

    def told_cube(self) -> dict[str, Any]:
        told = {key: self.cubes[key] for key in ("attempt", "cover", "cycle", "rescramble")}
        for player in OTHER:
            own = self.cubes[player]
            running = self.cubes["ms"] if own["running"] else None
            shown = [10 * (own["cs"] or 0), 10 * (own["result_cs"] or 0), running or 0]
            at_cap = own["verdict"] == "dnf" or max(shown) >= 1000 * self.config["cap_seconds"]
            told[player] = {
                "running_ms": running,
                "cs": own["cs"],
                "verdict": own["verdict"],
                "result_cs": own["result_cs"],
                "capped": self.time_rules and at_cap,
            }
        return told


def replay(config: dict[str, Any], events: list[dict[str, Any]], now_ms: int) -> dict[str, Any]:
    """What `chess.replay` should say."""
    table = Table(config)
    accepted: list[tuple[int, dict[str, Any]]] = []
    undone: set[int] = set()
    refused = []
    for index, event in enumerate(events):
        at, do = event["at_ms"], event["do"]
        table.wait(at)
        try:
            if do == "undo":
                accepted, taken_back = without_the_last(config, accepted, index, event)
                undone.add(taken_back)
                table = again(config, accepted)
            else:
                table.do(event)
                accepted.append((index, event))
        except Refused as why:
            refused.append({"index": index, "at_ms": at, "do": do, "reason": str(why)})
    table.wait(now_ms)
    return {**table.told(), "undone": sorted(undone), "refused": refused}


def without_the_last(
    config: dict[str, Any],
    accepted: list[tuple[int, dict[str, Any]]],
    index: int,
    undo: dict[str, Any],
) -> tuple[list[tuple[int, dict[str, Any]]], int]:
    """What is in force after an undo, and what it took back."""
    places = [
        place
        for place, (_, event) in enumerate(accepted)
        if event["do"] not in ("pause", "resume", "undone")
    ]
    if not places:
        raise Refused("nothing-to-undo")
    place = places[-1]
    taken_back, former = accepted[place]
    before, behind = accepted[:place], accepted[place + 1 :]
    if "instead" in undo:
        event = {"at_ms": former["at_ms"], **undo["instead"]}
        table = again(config, before)
        table.wait(event["at_ms"])
        try:
            table.do(event)
        except Refused:
            raise Refused("instead-refused") from None
        before = [*before, (index, event)]
    word = {"do": "undone", "at_ms": undo["at_ms"], "undoes": taken_back}
    return [*before, *behind, (index, word)], taken_back


def again(config: dict[str, Any], accepted: list[tuple[int, dict[str, Any]]]) -> Table:
    """The match from its first millisecond."""
    table = Table(config)
    for _, event in accepted:
        table.wait(event["at_ms"])
        if event["do"] == "undone":
            table.note("undo", undoes=event["undoes"])
        elif table.state != "ENDED":  # only pauses can stand behind an end that came instead
            table.do(event)
    return table
