import { beforeEach, expect, it, vi } from "vitest";
import { COMPETITION, freshPhone } from "../../../testing/phone.js";

const blank = [1, 2, 3, 4, 5].map((slot) => ({ slot, status: "empty", confirmed: false }));
const board = (...numbers) => ({
  round: { status: "open" },
  cards: numbers.map((person) => ({ person, slots: blank, closed: false })),
  proposals: [],
});
const round = {
  id: "333-r1",
  event: "333",
  format: "a",
  groups: [
    { id: "333-r1-g1", number: 1, people: [1, 2] },
    { id: "333-r1-g2", number: 2, people: [4, 3] },
  ],
};

let offerAt;
let setStation;

beforeEach(async () => {
  const kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  });
  await freshPhone();
  const { kit, loadKit } = await import("../../../store/kit.js");
  await loadKit(); // what joining has begun to read comes before what the test says
  kit.value = { people: [1, 2, 3, 4].map((number) => ({ number, name: `P${number}` })) };
  ({ offerAt } = await import("./offer.js"));
  ({ setStation } = await import("./station.js"));
});

const stand = (more = {}) =>
  setStation({ round: "333-r1", group: null, name: "North", passed: [], ...more });
const offered = (shown = board(1, 2, 3, 4)) => offerAt(round, shown)?.person.number ?? null;

it("offers nobody where this phone has no station", () => {
  expect(offered()).toBe(null);
  stand({ round: "222-r1" });
  expect(offered()).toBe(null);
});

it("goes by the order of the station's group, or by number where everybody sits together", () => {
  stand({ group: "333-r1-g2" });
  expect(offered()).toBe(4);
  stand();
  expect(offered()).toBe(1);
});

it("leaves out of the group who is not in the round", () => {
  stand({ group: "333-r1-g2" });
  expect(offered(board(1, 2, 3))).toBe(3);
});

it("begins with its own number, and with the first where the station has a name", () => {
  stand({ name: "3" });
  expect(offered()).toBe(3);
});

it("keeps the station on the device, by competition", () => {
  stand();
  expect(JSON.parse(localStorage.getItem(`matside-station-${COMPETITION}`)).name).toBe("North");
});
