import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { formatOf, statusOf } from "./status.js";

const told = vi.hoisted(() => ({ board: null }));
vi.mock("../../store/boards.js", () => ({ board: () => signal(told.board) }));

const round = { id: "333-r1", format: "a", status: "not-open" };

beforeEach(() => {
  told.board = null;
});

// 2026 9p2a
test("a round goes by the format of its opening, before that by the plan's", () => {
  expect(formatOf(round)).toBe("a");
  told.board = { round: { status: "not-open" } };
  expect(formatOf(round)).toBe("a");
  told.board = { round: { status: "open", format: "3" } };
  expect(formatOf(round)).toBe("3");
});

test("what this phone's board says comes before the kit, but a close is a close", () => {
  expect(statusOf(round)).toBe("not-open");
  told.board = { round: { status: "open" } };
  expect(statusOf(round)).toBe("open");
  expect(statusOf({ ...round, status: "closed" })).toBe("closed");
});
