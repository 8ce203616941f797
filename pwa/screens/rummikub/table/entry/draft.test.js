import { describe, expect, test } from "vitest";
import {
  at,
  blank,
  bodyOf,
  called,
  draftOf,
  isSame,
  isTouched,
  nextToCount,
  press,
  questionOf,
} from "./draft.js";

const table = [1, 2, 3, 4].map((person) => ({ person, quit: false }));
const keys = (draft, ...pressed) => pressed.reduce(press, draft);
const line = (draft, person) => draft.lines.find((one) => one.person === person);

describe("a game by thumbs", () => {
  test("who called Rummikub first, then the tiles of the next one in seat order", () => {
    const draft = called(blank(table), 2);
    expect(line(draft, 2).state).toBe("out");
    expect(draft.at).toBe(1);
    const typed = keys(draft, "2", "0");
    expect(nextToCount(typed)).toBe(3);
    expect(nextToCount(at(typed, 4))).toBe(3);
  });

  test("nobody called: the tiles of all are counted", () => {
    const draft = called(blank(table), null);
    expect(draft.begun).toBe(true);
    expect(draft.at).toBe(1);
  });

  test("a sum takes three digits, without zeros in front of them", () => {
    const draft = called(blank(table), 2);
    expect(line(keys(draft, "0", "4", "5", "6", "7"), 1).sum).toBe("456");
    expect(line(keys(draft, "0"), 1).sum).toBe("0");
    expect(line(keys(draft, "4", "5", "back"), 1).sum).toBe("4");
  });

  test("a joker is counted by one key: none, one, two, none", () => {
    const draft = called(blank(table), 2);
    const jokers = (times) => line(keys(draft, ...Array(times).fill("joker")), 1).jokers;
    expect([0, 1, 2, 3].map(jokers)).toEqual([0, 1, 2, 0]);
    expect(line(keys(draft, "7", "joker", "clear"), 1)).toMatchObject({ sum: "", jokers: 0 });
  });

  test("a state pressed again is taken back, and what was typed is kept", () => {
    const draft = keys(called(blank(table), 2), "4", "2", "no-meld");
    expect(line(draft, 1)).toMatchObject({ state: "no-meld", sum: "42" });
    expect(line(press(draft, "no-meld"), 1)).toMatchObject({ state: "played", sum: "42" });
  });

  test("a second call of Rummikub is not taken from the first: the rules name both", () => {
    const draft = press(called(blank(table), 2), "out");
    expect(questionOf(draft).players.filter(({ out }) => out)).toHaveLength(2);
  });

  test("who has left is absent until somebody says otherwise", () => {
    const draft = blank([...table.slice(0, 3), { person: 4, quit: true }]);
    expect(line(draft, 4).state).toBe("absent");
    expect(line(press(at(draft, 4), "absent"), 4).state).toBe("played");
  });

  test("no key does anything before somebody's line is chosen", () => {
    expect(press(blank(table), "7")).toEqual(blank(table));
  });
});

describe("what it is for the rules and the log", () => {
  const draft = called(blank(table), 2);
  const full = keys(at(keys(at(keys(draft, "2", "0"), 3), "joker"), 4), "no-meld");

  test("only what differs from the defaults is said; a joker alone has a sum of nothing", () => {
    expect(questionOf(full, [4], { pool_empty: "absolute" })).toEqual({
      call: "rummikub.game",
      options: { pool_empty: "absolute" },
      players: [
        { id: "1", sum: 20 },
        { id: "2", out: true },
        { id: "3", sum: 0, jokers: 1 },
        { id: "4", melded: false, on_purpose: true },
      ],
    });
  });

  test("the referee's decision is not of the sheet, a reason is", () => {
    expect(bodyOf({ ...full, reason: " recounted " }, 3)).toEqual({
      game: 3,
      reason: "recounted",
      players: [
        { person: 1, sum: 20 },
        { person: 2, out: true },
        { person: 3, sum: 0, jokers: 1 },
        { person: 4, melded: false },
      ],
    });
    expect(bodyOf(full, 3)).not.toHaveProperty("reason");
  });

  test("a correction begins with what is in force, and is the same until a key changes it", () => {
    const game = { op: "a", ...bodyOf(full, 3) };
    const again = draftOf(game);
    expect(again.saw).toBe("a");
    expect(bodyOf(again, 3)).toEqual(bodyOf(full, 3));
    expect(isSame(again, game)).toBe(true);
    expect(isSame(full, { ...game, players: filled(game.players) })).toBe(true);
    expect(isSame(press(at(again, 1), "7"), game)).toBe(false);
  });

  test("whether anything would be lost", () => {
    expect(isTouched(blank(table), table)).toBe(false);
    expect(isTouched(draft, table)).toBe(true);
  });
});

/** As the fold gives players: every key there, null where nothing was said. */
function filled(players) {
  const none = { out: false, melded: true, on_purpose: false, absent: false, sum: null };
  return players.map((one) => ({ ...none, jokers: 0, tiles: null, drawn: null, ...one }));
}
