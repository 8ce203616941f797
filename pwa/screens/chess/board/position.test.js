/** docs/chess.md: the position is kept from part to part (reading 2), and taking in passing over a cube phase (reading 29). */
import { expect, test } from "vitest";
import { eventOf, eventOfFlag, optionsOf } from "./options.js";
import { positionOf } from "./position.js";

const OTHER = { white: "black", black: "white" };

/** A match on the board, told move by move: what the events and the reply's log would be. */
function match(...told) {
  const events = [];
  const log = [];
  for (const [at, [player, what, more = {}]] of told.entries()) {
    const at_ms = at * 1000;
    if (what === "start") {
      events.push({ event: { at_ms, do: "start" } });
      log.push({ at_ms, what: "start", part: more.part ?? 1, player, double: false });
    } else if (what === "lost") {
      log.push({ at_ms, what: "lost", player, kept: false, ...more });
    } else {
      const move = what && { uci: what };
      events.push({ event: { at_ms, do: "move", player }, ...(move && { move }) });
      log.push({ at_ms, what: "move", player, kind: "normal", ...more });
    }
  }
  return [events, { log, refused: [] }];
}

const begun = ["white", "start"];
const free = { kind: "free" };
const second = { kind: "second" };

function on(player, phase = "NORMAL") {
  return { state: "PLAY", phase, on_move: player };
}

function named(options, san) {
  return options.moves.find(({ move }) => move.san === san);
}

test("moves are played in turn, with their names and positions", () => {
  const { moves, fen, gap } = positionOf(...match(begun, ["white", "e2e4"], ["black", "e7e5"]));
  expect(moves.map(({ san, player }) => `${player} ${san}`)).toEqual(["white e4", "black e5"]);
  expect(fen).toBe(moves[1].fen);
  expect(gap).toBeNull();
});

test("a double move is two moves of one side", () => {
  const [events, replay] = match(
    begun,
    ["white", "e2e4"],
    ["black", "e7e5"],
    ["white", "start", { part: 2 }],
    ["white", "g1f3", free],
    ["white", "f3e5", second],
    ["black", "d7d6"],
  );
  const { moves, gap } = positionOf(events, replay);
  expect(gap).toBeNull();
  expect(moves.map(({ san }) => san)).toEqual(["e4", "e5", "Nf3", "Nxe5", "d6"]);
  expect(moves.map(({ part }) => part)).toEqual([1, 1, 2, 2, 2]);
});

test("whoever played last can start the next part out of turn", () => {
  const { moves, gap } = positionOf(
    ...match(begun, ["white", "e2e4"], ["white", "start", { part: 2 }], ["white", "e4e5"]),
  );
  expect(gap).toBeNull();
  expect(moves.at(-1).san).toBe("e5");
});

test("a lost turn passes the move", () => {
  const { chess } = positionOf(...match(begun, ["white", "e2e4"], ["black", "lost"]));
  expect(chess.turn()).toBe("w");
});

test("a turn that is lost and kept passes nothing", () => {
  const { chess } = positionOf(
    ...match(begun, ["white", "e2e4"], ["black", "lost", { kept: true }]),
  );
  expect(chess.turn()).toBe("b");
});

const passing = [begun, ["white", "e2e4"], ["black", "a7a6"], ["white", "e4e5"], ["black", "d7d5"]];

test("in passing: kept over a cube phase for the side that is on move as before", () => {
  const { fen } = positionOf(...match(...passing, ["white", "start", { part: 2 }]));
  expect(named(optionsOf(fen, on("white")), "exd6").captured).toBe("p");
  expect(named(optionsOf(fen, on("white", "DOUBLE1")), "exd6").barred).toBeNull();
});

test("in passing: lapses after a free move", () => {
  const story = [...passing, ["white", "start", { part: 2 }], ["white", "g1f3", free]];
  const { fen } = positionOf(...match(...story));
  expect(named(optionsOf(fen, on("white", "DOUBLE2")), "exd6")).toBeUndefined();
});

test("in passing: lapses when the other side starts out of turn, even if it loses that turn", () => {
  const story = [...passing, ["black", "start", { part: 2 }], ["black", "lost"]];
  const { fen } = positionOf(...match(...story));
  expect(named(optionsOf(fen, on("white")), "exd6")).toBeUndefined();
});

test("in passing: lapses when both sides have lost a turn", () => {
  const { fen } = positionOf(...match(...passing, ["white", "lost"], ["black", "lost"]));
  expect(named(optionsOf(fen, on("white")), "exd6")).toBeUndefined();
});

test("in passing: a second move never takes the pawn that the free move brought past", () => {
  const story = [begun, ["white", "e2e4"], ["black", "start", { part: 2 }]];
  const { fen } = positionOf(
    ...match(...story, ["black", "d7d5", free], ["black", "a7a6", second]),
  );
  expect(fen.split(" ").slice(1, 4)).toEqual(["w", "KQkq", "-"]);
});

test("a free move gives no check: all thirteen discovered ones are found", () => {
  const options = optionsOf("4k3/8/8/8/4B3/8/8/K3R3 w - - 0 1", on("white", "DOUBLE1"));
  const discovered = options.moves.filter(({ from }) => from === "e4");
  expect(discovered).toHaveLength(13);
  expect(discovered.every(({ barred }) => barred === "free-move-check")).toBe(true);
  expect(options.moves.filter(({ from }) => from === "a1").every(({ barred }) => !barred)).toBe(
    true,
  );
});

test("the same moves are free in an ordinary turn", () => {
  const { moves } = optionsOf("4k3/8/8/8/4B3/8/8/K3R3 w - - 0 1", on("white"));
  expect(moves.some(({ barred }) => barred)).toBe(false);
});

test("a second move takes no rook and no queen, and may give check", () => {
  const options = optionsOf("3qk1r1/8/8/6N1/8/8/8/K2R4 w - - 0 1", on("white", "DOUBLE2"));
  expect(named(options, "Rxd8+").barred).toBe("second-move-capture");
  expect(named(options, "Ne6").barred).toBeNull();
  const bishop = optionsOf("1k6/8/8/8/8/2b5/1P6/1R5K w - - 0 1", on("white", "DOUBLE2"));
  expect(named(bishop, "bxc3+").barred).toBeNull();
});

test("a promoted queen is a queen for the second move", () => {
  const options = optionsOf("4k3/8/8/8/8/8/q7/K7 w - - 0 1", on("white", "DOUBLE2"));
  expect(named(options, "Kxa2")).toMatchObject({ captured: "q", barred: "second-move-capture" });
  expect(options.flag).toBe("no-second-move");
});

test("a pawn that arrives has four moves, and mate is found", () => {
  const options = optionsOf("6k1/1P3ppp/8/8/8/8/8/K7 w - - 0 1", on("white"));
  const arriving = options.moves.filter(({ to }) => to === "b8");
  expect(arriving.map(({ promotion }) => promotion).sort()).toEqual(["b", "n", "q", "r"]);
  const queen = arriving.find(({ promotion }) => promotion === "q");
  expect(eventOf(queen, "white")).toEqual({ do: "mate", player: "white" });
  expect(queen.move.uci).toBe("b7b8q");
});

test("the event says check and what was taken", () => {
  const options = optionsOf("1k6/8/8/8/8/2b5/1P6/1R5K w - - 0 1", on("white"));
  expect(eventOf(named(options, "bxc3+"), "white")).toEqual({
    do: "move",
    player: "white",
    check: true,
    captured: "b",
  });
});

test("stalemate is flagged and costs the turn", () => {
  const { moves, flag } = optionsOf("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", on("black"));
  expect([moves, flag]).toEqual([[], "stalemate"]);
  expect(eventOfFlag(flag, "black")).toEqual({
    do: "lost-claim",
    player: "black",
    reason: "no-move",
  });
});

test("a mate that was entered as a check is flagged and belongs to the other side", () => {
  const { flag } = optionsOf("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", on("black"));
  expect(eventOfFlag(flag, "black")).toEqual({ do: "mate", player: OTHER.black });
});

test("no free move without check is flagged, and costs the advantage", () => {
  const only = "5k2/6p1/4P1P1/8/8/2n5/7r/K7 w - - 0 1";
  expect(optionsOf(only, on("white", "DOUBLE1")).flag).toBe("no-free-move");
  expect(optionsOf(only, on("white", "DOUBLE2")).flag).toBeNull();
  expect(eventOfFlag("no-free-move", "white")).toMatchObject({ do: "lost-claim", player: "white" });
});

test("nothing can be played between the parts", () => {
  expect(
    optionsOf(positionOf([], { log: [], refused: [] }).fen, { state: "CUBE_RUN" }).moves,
  ).toEqual([]);
});

test("a move that was entered without the board leaves a gap, the newest one can be made good", () => {
  const last = positionOf(...match(begun, ["white", "e2e4"], ["black", null]));
  expect(last.gap).toMatchObject({ what: "missing", player: "black", last: true });
  expect(last.moves.map(({ san }) => san)).toEqual(["e4"]);
  const older = positionOf(...match(begun, ["white", null], ["black", "e7e5"]));
  expect(older.gap).toMatchObject({ what: "missing", player: "white", last: false });
});

test("a move that the position cannot have is a gap, not an error", () => {
  const { gap } = positionOf(...match(begun, ["white", "e2e5"]));
  expect(gap.what).toBe("impossible");
});

test("an undo takes its move off the board, and *instead* puts another in its place", () => {
  const [events, replay] = match(begun, ["white", "e2e4"]);
  const undone = [...events, { event: { at_ms: 5000, do: "undo" } }];
  expect(positionOf(undone, { log: [replay.log[0]], refused: [] }).moves).toEqual([]);
  const instead = { do: "move", player: "white" };
  const other = { event: { at_ms: 5000, do: "undo", instead }, move: { uci: "d2d4" } };
  const { moves } = positionOf([...events, other], replay);
  expect(moves).toMatchObject([{ san: "d4", index: 2, at_ms: 1000 }]);
});

test("a refused event is not on the board", () => {
  const [events, replay] = match(begun, ["white", "e2e4"]);
  events.splice(1, 0, {
    event: { at_ms: 500, do: "move", player: "black" },
    move: { uci: "e7e5" },
  });
  const { moves } = positionOf(events, { ...replay, refused: [{ index: 1 }] });
  expect(moves.map(({ san }) => san)).toEqual(["e4"]);
});
