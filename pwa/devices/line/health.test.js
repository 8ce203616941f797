/** Which trouble a line has follows from what came over it since the last packet. */
import { expect, test } from "vitest";
import { failed, heard, opened, troubleOf } from "./health.js";

const times = (count, change, line) =>
  Array.from({ length: count }).reduce((before) => change(before), line);
const NOISE = { bytes: 10, packets: 0 };
const PACKET = { bytes: 10, packets: 1 };

test("a line that was opened a moment ago has no trouble", () => {
  expect(troubleOf(opened(1200, 0), 3999)).toBe(null);
});

test("nothing for four seconds is silence, at the start and later", () => {
  expect(troubleOf(opened(1200, 0), 4000)).toBe("silent");
  const line = heard(opened(1200, 0), PACKET, 5000);
  expect(troubleOf(line, 8999)).toBe(null);
  expect(troubleOf(line, 9000)).toBe("silent");
});

test("breaks and framing errors without a packet are the other polarity", () => {
  const line = times(6, (before) => failed(before, 10), opened(1200, 0));
  expect(troubleOf(line, 10)).toBe("inverted");
});

test("a few of them are nothing: plugging in makes them", () => {
  const line = times(5, (before) => failed(before, 10), opened(1200, 0));
  expect(troubleOf(line, 10)).toBe(null);
});

test("a line that could be read did not turn around: the same errors are noise", () => {
  const line = times(6, (before) => failed(before, 10), heard(opened(1200, 0), PACKET, 5));
  expect(troubleOf(line, 10)).toBe("garbled");
});

test("at another baud rate it may be the rate", () => {
  const line = times(6, (before) => failed(before, 10), opened(115200, 0));
  expect(troubleOf(line, 10)).toBe("garbled");
});

test("bytes of six packets, none of which is one, are garbled", () => {
  const line = times(5, (before) => heard(before, NOISE, 10), opened(1200, 0));
  expect(troubleOf(line, 10)).toBe(null);
  expect(troubleOf(heard(line, NOISE, 10), 10)).toBe("garbled");
});

test("one packet ends every trouble", () => {
  const bad = times(9, (line) => failed(heard(line, NOISE, 10), 10), opened(1200, 0));
  expect(troubleOf(heard(bad, PACKET, 20), 20)).toBe(null);
});
