import { expect, test } from "vitest";
import {
  begun,
  matchState,
  nextOf,
  openCalls,
  pairingRequest,
  plannedRounds,
  pointsText,
  quartersText,
  scoreText,
} from "./model.js";

const WON = { result: { by: "mate" }, points: { white: 2, black: 0 }, started: true };
const entrants = [1, 2, 3].map((person) => ({ person, rating: null, quit: false }));
const round = { round: 1, matches: [{ match: "chess-r1-m1", white: 1, black: 2 }], byes: [3] };
const plan = { format: "swiss", rounds: 2 };
const fold = { plan, entrants, rounds: [round], calls: [], closed: false };

test("the rules are told every pairing, with points only where a match is over", () => {
  const asked = pairingRequest("pairing.next", fold, { "chess-r1-m1": WON });
  expect(asked.rounds).toEqual([
    { matches: [{ white: 1, black: 2, points: { white: 2, black: 0 } }], byes: [3] },
  ]);
  expect(asked.planned).toBe(2);
  expect(pairingRequest("pairing.next", fold, {}).rounds[0].matches[0].points).toBeNull();
  const robin = { ...fold, plan: { format: "round-robin" } };
  expect(pairingRequest("pairing.next", robin, {})).not.toHaveProperty("planned");
});

test("an event says what it waits for, step by step", () => {
  expect(nextOf({ ...fold, plan: null }, {}).what).toBe("plan");
  expect(nextOf({ ...fold, entrants: [] }, {}).what).toBe("players");
  expect(nextOf({ ...fold, rounds: [] }, {})).toEqual({ what: "pair", round: 1 });
  expect(nextOf(fold, {})).toEqual({ what: "play", round: 1, left: 1 });
  expect(nextOf(fold, { "chess-r1-m1": WON })).toEqual({ what: "pair", round: 2 });
  expect(nextOf(fold, { "chess-r1-m1": WON }, true).what).toBe("close");
  expect(nextOf(fold, { "chess-r1-m1": WON }, null).what).toBe("asked");
  expect(nextOf({ ...fold, closed: true }, {}).what).toBe("over");
});

test("a match goes from waiting over its call and its check-list to its end", () => {
  expect(matchState(null, null)).toBe("waiting");
  expect(matchState(null, { table: 1 })).toBe("called");
  expect(matchState({ result: null, started: false }, { table: 1 })).toBe("opened");
  expect(matchState({ result: null, started: true }, null)).toBe("playing");
  expect(matchState(WON, null)).toBe("over");
});

test("a round has begun with its first match, also one that was given up before it", () => {
  expect(begun(round, {})).toBe(false);
  expect(begun(round, { "chess-r1-m1": { started: false, result: null } })).toBe(false);
  expect(begun(round, { "chess-r1-m1": { started: false, result: { by: "resign" } } })).toBe(true);
});

test("who is called is shown until the match begins, the latest first", () => {
  const matches = ["a", "b", "c"].map((match, at) => ({ match, white: at + 1, black: at + 11 }));
  const calls = matches.map(({ match }, at) => ({ match, table: 9, at: `10:0${at}` }));
  const called = openCalls({ rounds: [{ matches }], calls }, { a: null, b: null, c: WON });
  expect(called.map(({ match, white }) => [match, white])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
  expect(openCalls({ rounds: [{ matches }], calls }, {})).toEqual([]);
});

test("how many rounds there are follows from the format and from who plays", () => {
  const of = (format, many, rounds) =>
    plannedRounds({ plan: { format, rounds }, entrants: Array(many).fill({ quit: false }) });
  expect(of("swiss", 12, 5)).toBe(5);
  expect(of("round-robin", 6)).toBe(5);
  expect(of("round-robin", 5)).toBe(5);
  expect(of("knock-out", 8)).toBe(3);
  expect(of("knock-out", 5)).toBe(3);
  expect(of("knock-out", 1)).toBeNull();
});

test("half points read as chess writes them", () => {
  expect([0, 1, 2, 5].map(pointsText)).toEqual(["0", "½", "1", "2½"]);
  expect([0, 1, 6, 7, 8].map(quartersText)).toEqual(["0", "¼", "1½", "1¾", "2"]);
  expect(scoreText({ white: 1, black: 1 })).toBe("½–½");
});
