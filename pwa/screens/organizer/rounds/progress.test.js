import { describe, expect, test } from "vitest";
import {
  attemptsDone,
  bySchedule,
  cardState,
  lastStep,
  mostWanted,
  peopleByState,
  progress,
  roundStatus,
} from "./progress.js";

const slots = (...statuses) => statuses.map((status, index) => ({ slot: index + 1, status }));
const card = (person, closed, ...statuses) => ({ person, closed, slots: slots(...statuses) });

describe("a round at a glance", () => {
  const board = {
    round: { status: "open" },
    held: [],
    cards: [
      card(1, true, "recorded", "recorded"),
      card(2, false, "recorded", "empty"),
      card(3, false, "empty", "empty"),
      card(4, true, "recorded", "disputed"),
    ],
  };

  test("each person is counted once", () => {
    expect(progress(board)).toEqual({
      people: 4,
      complete: 1,
      begun: 1,
      missing: 1,
      disputed: 1,
      share: 0.25,
    });
  });

  test("the missing are named by number", () => {
    expect(peopleByState(board).missing).toEqual([3]);
  });

  test("a card in dispute is not called complete, even when it is full", () => {
    expect(cardState(board.cards[3])).toBe("disputed");
  });

  test("an extra attempt that was granted is still to be done", () => {
    expect(attemptsDone(card(5, false, "recorded", "extra", "empty"))).toBe(1);
    expect(cardState(card(5, false, "extra", "empty"))).toBe("missing");
  });

  test("a round without a board has nobody", () => {
    expect(progress(null)).toMatchObject({ people: 0, share: 0 });
  });
});

describe("the status of a round", () => {
  test("is the board's, which also works offline", () => {
    const board = { round: { status: "closed" }, held: [] };
    expect(roundStatus({ status: "open" }, board)).toBe("closed");
  });

  test("is the kit's where this device has nothing of the round yet", () => {
    expect(roundStatus({ status: "open" }, null)).toBe("open");
  });
});

test("rounds go by the schedule, then as the competition lists them", () => {
  const rounds = [
    { id: "b", start: null },
    { id: "c", start: "2026-05-01T10:00:00Z" },
    { id: "a", start: "2026-05-01T11:00:00+02:00" },
    { id: "d", start: null },
  ];
  expect(bySchedule(rounds).map((round) => round.id)).toEqual(["a", "c", "b", "d"]);
});

test("open rounds are folded before those that are over", () => {
  const rounds = ["not-open", "closed", "open"].map((status) => ({ status }));
  expect(mostWanted(rounds).map((round) => round.status)).toEqual(["open", "closed", "not-open"]);
});

describe("the last step of a round", () => {
  const entry = (kind, seq) => ({
    op: { kind, id: `${kind}-${seq}` },
    stamp: seq ? { seq } : null,
  });
  const numbered = [entry("round.open", 1), entry("attempt.record", 2), entry("round.close", 3)];

  test("is the latest that the server has numbered", () => {
    expect(lastStep(numbered).id).toBe("round.close-3");
    expect(lastStep([])).toBe(null);
  });

  test("is the one that waits on this phone, wherever the list has it", () => {
    expect(lastStep([entry("round.open", null), ...numbered]).kind).toBe("round.open");
  });
});
