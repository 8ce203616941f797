/** Seconds without news are what people notice; a battery notices the rest. */
import { expect, test } from "vitest";
import { pause } from "./timing.js";

const calm = { failures: 0, urgent: false, events: false };

test("a server that is down is asked at least every two seconds while somebody looks or entries wait", () => {
  for (const status of [0, 502, 503, 504])
    for (let failures = 1; failures < 30; failures++)
      expect(pause({ ...calm, failures, status, urgent: true }, 0)).toBeLessThanOrEqual(2_000);
});

test("nobody looking and nothing waiting, the pauses double up to a minute", () => {
  const pauses = [1, 2, 3, 4, 5, 6, 20].map((failures) =>
    pause({ ...calm, failures, status: 0 }, 0),
  );
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test("a server that answers with an error is given time to recover, however urgent", () => {
  expect(pause({ ...calm, failures: 4, status: 500, urgent: true }, 0)).toBe(16_000);
});

test("all well, a poll every fifteen seconds, or every minute where the server tells by itself", () => {
  expect(pause(calm, 0)).toBe(15_000);
  expect(pause({ ...calm, events: true }, 0)).toBe(60_000);
});

test("a server that asks to be left alone is, and phones come back at different times after that", () => {
  const asked = { ...calm, failures: 1, status: 429, urgent: true, notBefore: 90_000 };
  expect(pause(asked, 0)).toBe(90_000);
  expect(pause(asked, 1)).toBe(112_500);
  expect(pause({ ...asked, notBefore: 1_000 }, 0)).toBe(2_000);
});

test("phones spread over a quarter of the pause", () => {
  expect(pause(calm, 1)).toBe(11_250);
});
