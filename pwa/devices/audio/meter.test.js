import { expect, it } from "vitest";
import { metered } from "./meter.js";

it.each([
  ["silence", { signal: 0, noise: 1 }, 0, "nothing"],
  ["a hum", { signal: 0.001, noise: 1 }, 0, "nothing"],
  ["a timer", { signal: 0.3, noise: 0.05 }, 0.83, "clean"],
  ["a faint one", { signal: 0.01, noise: 0.1 }, 0.33, "clean"],
  ["one in noise", { signal: 0.3, noise: 0.4 }, 0.83, "noisy"],
  ["as loud as it goes", { signal: 1, noise: 0.1 }, 1, "clean"],
])("%s", (_, level, share, word) => {
  const said = metered(level);
  expect(said.share).toBeCloseTo(share, 2);
  expect(said.word).toBe(word);
});
