/** I9: packets as the timers send them, byte by byte, and all that is none. The examples are listed in docs/timers.md. */
import { describe, expect, test } from "vitest";
import { bytesOf, hexOf, packet } from "../../testing/devices/packets.js";
import { makeDecoder } from "./decoder.js";

const read = (...pieces) => {
  const decoder = makeDecoder();
  return pieces.flatMap((piece) => decoder.push(piece));
};
const times = (packets) => packets.map(({ ms }) => ms);
const joined = (...pieces) => Uint8Array.from(pieces.flatMap((piece) => [...piece]));
const text = (characters) => new TextEncoder().encode(characters);

const oneBitTurned = (sent) =>
  Array.from({ length: sent.length * 8 }, (_, bit) =>
    sent.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte)),
  );

const PACKETS = [
  ["49 30 30 30 30 30 40 0A 0D", "I", 0, 2, "second generation, reset"],
  ["53 30 32 35 32 37 50 0A 0D", "S", 25_270, 2, "second generation, stopped (S02527P)"],
  ["52 30 30 31 37 35 4D 0A 0D", "R", 1750, 2, "a hand on the right pad (R00175M)"],
  ["52 31 30 30 30 33 44 0A 0D", "R", 60_030, 2, "the same, over a minute (R10003D)"],
  ["49 30 30 30 30 30 30 40 0A 0D", "I", 0, 3, "reset"],
  ["43 30 30 30 30 30 30 40 0A 0D", "C", 0, 3, "both hands"],
  ["41 30 30 30 30 30 30 40 0A 0D", "A", 0, 3, "armed"],
  ["20 30 30 36 31 38 39 58 0A 0D", " ", 6189, 3, "running"],
  ["4C 30 31 32 33 34 30 4A 0A 0D", "L", 12_340, 3, "running, the left hand on its pad"],
  ["53 30 31 32 36 37 38 58 0A 0D", "S", 12_678, 3, "stopped"],
  [
    "49 31 30 38 31 36 39 59 0A 0D",
    "I",
    68_169,
    3,
    "fourth generation, stopped with the letter of reset",
  ],
  ["53 30 30 36 31 38 39 58 0A 0D", "S", 6189, 3, "YuXin, as seen on a scope"],
  [
    "49 39 35 39 38 34 31 64 0A 0D",
    "I",
    599_841,
    3,
    "the last before the timer switches itself off",
  ],
  ["49 39 35 39 39 39 39 72 0A 0D", "I", 599_999, 3, "the longest time"],
  ["53 30 30 30 30 30 37 47 0A 0D", "S", 7, 3, "stopped at 0.007"],
  ["53 30 30 30 30 35 39 4E 0A 0D", "S", 59, 3, "0.059"],
  ["53 30 30 30 30 36 30 46 0A 0D", "S", 60, 3, "0.060"],
  [
    "49 30 30 35 35 34 33 51 0A 0D",
    "I",
    5543,
    3,
    "tophcodes/qube#2: captured from a fourth generation",
  ],
];

describe("a packet is read", () => {
  test.each(PACKETS)("%s", (spaced, state, ms, places) => {
    const hex = spaced.replaceAll(" ", "");
    expect(read(bytesOf(spaced))).toEqual([{ state, ms, places, hex }]);
  });

  test.each(PACKETS)("%s, with CR before LF", (spaced, state, ms, places) => {
    const turned = spaced.replace("0A 0D", "0D 0A");
    const hex = turned.replaceAll(" ", "");
    expect(read(bytesOf(turned))).toEqual([{ state, ms, places, hex }]);
  });

  test.each(PACKETS)("%s, as the tests' own maker makes it", (spaced, state, ms, places) => {
    expect(hexOf(packet(state, ms, places))).toBe(spaced.replaceAll(" ", ""));
  });

  test("times are read as they were sent", () => {
    const decoder = makeDecoder();
    const wrong = [];
    for (let ms = 0; ms < 600_000; ms += 997)
      if (decoder.push(packet(" ", ms))[0]?.ms !== ms) wrong.push(ms);
    for (let ms = 0; ms < 600_000; ms += 990)
      if (decoder.push(packet(" ", ms, 2))[0]?.ms !== ms) wrong.push(ms);
    expect(wrong).toEqual([]);
  });
});

describe("no packet, and the next one is read", () => {
  test.each([
    ["53 30 31 32 36 37 38 59 0A 0D", "a wrong checksum"],
    ["53 30 31 3A 36 37 38 58 0A 0D", "something else than a digit"],
    ["58 30 31 32 36 37 38 58 0A 0D", "a state that there is not"],
    ["53 30 37 35 30 30 30 4C 0A 0D", "seventy-five seconds"],
    ["49 FF FF FF FF FF FF FF 0A 0D", "cs0x7f/cstimer#217: six times fifteen"],
    ["6D 73 73 53 53 53 33 75 2F", "tophcodes/qube#2: bits turned around"],
    ["00 56 D6 B6 36 16 F6 4F EB E5 00", "a line that is inverted"],
    ["53 30 31 32 36 37 38 58 0A 0A", "LF twice"],
    ["53 30 31 32 36 37 38 58 0D 0D", "CR twice"],
    ["53 30 31 32 36 37 38 58 00 0D", "NUL in place of LF"],
    ["53 00 31 32 36 37 38 58 0A 0D", "NUL in place of a digit: no 1:26.78"],
    ["53 30 31 32 00 36 37 38 58 0A 0D", "NUL between digits"],
    ["53 30 31 32 36 58 0A 0D", "too few digits"],
    ["53 30 31 32 36 37 38 39 61 0A 0D", "too many digits"],
    ["53 30 31 32 36 37 38 58", "no end"],
    ["53", "a letter alone"],
    ["", "nothing"],
  ])("%s", (hex) => {
    expect(times(read(bytesOf(hex), packet("S", 12_678)))).toEqual([12_678]);
    expect(read(bytesOf(hex))).toEqual([]);
  });
});

describe("a stream", () => {
  const stream = joined(
    packet("I", 0),
    packet(" ", 5543),
    packet("S", 12_678),
    packet("S", 25_270, 2),
  );

  test("is read alike however it is cut", () => {
    const whole = read(stream);
    expect(times(whole)).toEqual([0, 5543, 12_678, 25_270]);
    expect(read(...[...stream].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
    for (let at = 0; at <= stream.length; at++)
      expect(read(stream.slice(0, at), stream.slice(at, at + 3), stream.slice(at + 3))).toEqual(
        whole,
      );
  });

  test("may begin and end in the middle of a packet", () => {
    for (let from = 1; from <= 10; from++)
      expect(times(read(stream.slice(from)))).toEqual([5543, 12_678, 25_270]);
    for (let left = 1; left <= 9; left++)
      expect(times(read(stream.slice(0, -left)))).toEqual([0, 5543, 12_678]);
  });

  test("may change between two and three decimals and between both ends (tophcodes/qube#4)", () => {
    const turned = (bytes) => joined(bytes.slice(0, -2), bytes.slice(-2).reverse());
    const pieces = [2, 3, 3, 2, 2, 3].flatMap((places, nth) => [
      packet(" ", 1230 + nth * 10, places),
      turned(packet("S", 1230 + nth * 10, places)),
    ]);
    expect(read(joined(...pieces)).map(({ places }) => places)).toEqual([
      2, 2, 3, 3, 3, 3, 2, 2, 2, 2, 3, 3,
    ]);
  });

  test("with noise between the packets is read, whatever the noise", () => {
    for (const noise of [
      "\0",
      "\0\0\0",
      "\n",
      "\r\n",
      "S",
      "SSSS",
      "I0",
      "S01",
      "L012345",
      "xyz",
      "C0000",
      "9876543210",
    ])
      expect(times(read(text(noise), packet(" ", 5543), text(noise), packet("S", 12_678)))).toEqual(
        [5543, 12_678],
      );
  });

  test("loses no packet behind one that broke off, wherever that was", () => {
    const broken = packet("S", 12_678);
    for (let at = 1; at < broken.length; at++)
      expect(times(read(broken.slice(0, at), packet("S", 25_270)))).toEqual([25_270]);
  });

  test("loses none whose letter was taken for the checksum of the one before", () => {
    const cut = text("S000009"); // the sum of its digits is that of a checksum I
    expect(times(read(cut, packet("I", 5543)))).toEqual([5543]);
  });

  test("of a packet with one bit turned gives no wrong time, but for one that looks like the other generation", () => {
    const wrong = [
      packet(" ", 12_678),
      packet("S", 59),
      packet("R", 599_999),
      packet("S", 25_270, 2),
    ].flatMap((sent) =>
      oneBitTurned(sent)
        .flatMap((bytes) => read(bytes))
        .filter(({ ms }) => ms !== read(sent)[0].ms),
    );
    // The 0 of the minutes is 30 hex, the letter of a running timer 20: "S012678X" becomes "S 12678X".
    expect(wrong.map(({ ms, places, hex }) => ({ ms, places, hex }))).toEqual([
      { ms: 86_780, places: 2, hex: "203132363738580A0D" },
      { ms: 590, places: 2, hex: "2030303035394E0A0D" },
    ]);
  });

  test("that was cut by a fault of the line is forgotten up to there", () => {
    const decoder = makeDecoder();
    decoder.push(packet("S", 12_678).slice(0, 6));
    decoder.reset();
    expect(decoder.push(packet("S", 12_678).slice(6))).toEqual([]);
    expect(times(decoder.push(packet("S", 25_270)))).toEqual([25_270]);
  });
});

test("what came is counted: bytes, packets, and packets that began and broke off", () => {
  const decoder = makeDecoder();
  decoder.push(joined(packet("I", 0), bytesOf("53 30 31 32 36 37 38 59 0A 0D"), packet("S", 59)));
  decoder.push(bytesOf("00 00 00"));
  expect(decoder.counts).toEqual({ bytes: 33, packets: 2, rejected: 1 });
});

test("endless noise takes no memory: at most one packet is remembered", () => {
  const decoder = makeDecoder();
  const noise = Uint8Array.from({ length: 4096 }, (_, at) => (at * 7919) % 251);
  for (let many = 0; many < 100; many++) expect(decoder.push(noise)).toEqual([]);
  expect(times(decoder.push(packet("S", 12_678)))).toEqual([12_678]);
});
