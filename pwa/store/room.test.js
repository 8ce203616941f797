/** Whether the browser keeps what is here, and how much room it gives. */
import { beforeEach, expect, test, vi } from "vitest";
import { freshPhone, record } from "../testing/phone.js";

const MEGABYTE = 1024 * 1024;
let storage;

beforeEach(() => {
  storage = {
    persist: vi.fn(async () => false),
    persisted: vi.fn(async () => false),
    estimate: vi.fn(async () => ({ usage: 5 * MEGABYTE, quota: 100 * MEGABYTE })),
  };
  vi.stubGlobal("navigator", { storage });
});

test("the browser is asked to keep it after joining, once, and its answer is told", async () => {
  const phone = await freshPhone();
  await phone.outbox.append(record(10_000));
  expect(storage.persist).toHaveBeenCalledTimes(1);
  const { askToKeep, keeping } = await import("./room.js");
  await vi.waitFor(() => expect(keeping.value).toBe("unsure"));
  storage.persist.mockResolvedValue(true);
  await askToKeep();
  expect(keeping.value).toBe("unsure");
  await askToKeep({ again: true });
  expect(keeping.value).toBe("sure");
});

test("a phone that has joined before asks with its first entry", async () => {
  const phone = await freshPhone();
  const { restart } = await import("../testing/phone.js");
  const again = await restart();
  expect(storage.persist).toHaveBeenCalledTimes(1);
  await again.outbox.append(record(10_000));
  expect(storage.persist).toHaveBeenCalledTimes(2);
  expect(phone.seats.seat.value).not.toBe(null);
});

test("what is left is the quota without what is used, and little of it is scarce", async () => {
  vi.resetModules();
  const { measure, room, scarce } = await import("./room.js");
  await measure();
  expect(room.value).toEqual({ used: 5 * MEGABYTE, left: 95 * MEGABYTE });
  expect(scarce.value).toBe(false);
  storage.estimate.mockResolvedValue({ usage: 90 * MEGABYTE, quota: 100 * MEGABYTE });
  await measure();
  expect(scarce.value).toBe(false);
  await measure({ now: true });
  expect(scarce.value).toBe(true);
});

test("a browser that answers nothing is no trouble", async () => {
  vi.stubGlobal("navigator", {});
  vi.resetModules();
  const { askToKeep, keeping, measure, room, scarce } = await import("./room.js");
  await askToKeep();
  await measure();
  expect([keeping.value, room.value, scarce.value]).toEqual(["unknown", null, false]);
});
