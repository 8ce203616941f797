import { expect, it } from "vitest";
import { makeHearing } from "./hearing.js";

/** What is said after three seconds of the same, ten times a second. */
function after(signal, bytesPerSecond) {
  const hear = makeHearing();
  let said = null;
  for (let at = 0; at <= 3000; at += 100)
    said = hear({ signal, noise: 1 }, bytesPerSecond / 10, at);
  return said;
}

it.each([
  ["a timer that is read", 0.3, 90, null],
  ["the slowest timer", 0.3, 45, null],
  ["a quiet one that is read", 0.004, 90, null],
  ["nothing at all", 0, 0, "no-sound"],
  ["an open input", 0.005, 0, "silent"],
  ["noise", 0.3, 0, "noisy"],
  ["a timer of which little is read", 0.3, 20, "noisy"],
])("%s", (_, signal, bytes, trouble) => {
  expect(after(signal, bytes)).toBe(trouble);
});

it("says nothing in the first two seconds", () => {
  const hear = makeHearing();
  for (let at = 0; at < 2000; at += 100) expect(hear({ signal: 0 }, 0, at)).toBe(null);
  expect(hear({ signal: 0 }, 0, 2000)).toBe("no-sound");
});

it("is glad again when the timer comes", () => {
  const hear = makeHearing();
  for (let at = 0; at <= 5000; at += 100) hear({ signal: 0 }, 0, at);
  let said;
  for (let at = 5100; at <= 7000; at += 100) said = hear({ signal: 0.3 }, 9, at);
  expect(said).toBe(null);
});
