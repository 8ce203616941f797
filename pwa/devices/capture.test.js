import { describe, expect, test } from "vitest";
import { headOf, lineOf, readCapture } from "./capture.js";

const HEAD = { source: "serial", baud: 1200, note: "table 3" };
const EVENTS = [
  { at: 0, link: "up" },
  { at: 12.5, bytes: Uint8Array.of(0x49, 0x30, 0x0d) },
  { at: 12.5, told: { as: "stopped", ms: 12678, hex: "FE08" } },
  { at: 299, gap: true },
  { at: 300, trouble: "inverted" },
  { at: 301, trouble: null },
];

const file = (...lines) => [headOf(HEAD).trimEnd(), ...lines].join("\n");

function failure(text) {
  try {
    readCapture(text);
  } catch (error) {
    return [error.code, error.cause.line, error.cause.why];
  }
}

describe("a capture", () => {
  test("is read as it was written", () => {
    const text = headOf(HEAD) + EVENTS.map(lineOf).join("");
    const { head, events } = readCapture(text);
    expect(head).toEqual({ capture: "matside-timer", version: 1, ...HEAD });
    expect(events).toEqual(EVENTS);
  });

  test("is written in lines that a person can read", () => {
    expect(headOf({ source: "usb", baud: 9600 })).toBe(
      '{"capture":"matside-timer","version":1,"source":"usb","baud":9600}\n',
    );
    expect(lineOf(EVENTS[1])).toBe('{"at":12.5,"hex":"49300D"}\n');
  });

  test("has times to a tenth of a millisecond, which is more than they are worth", () => {
    expect(lineOf({ at: 100.04999, link: "up" })).toBe('{"at":100,"link":"up"}\n');
  });

  test("may come from another system: a mark before it, other ends of lines, spaces in the hex", () => {
    const text = `\uFEFF${file('{"at": 1, "hex": "49 30 0d"}', "", "")}`.replaceAll("\n", "\r\n");
    expect(readCapture(text).events).toEqual([{ at: 1, bytes: Uint8Array.of(0x49, 0x30, 0x0d) }]);
  });

  test("may have come from a timer that sent nothing", () => {
    expect(readCapture(headOf(HEAD)).events).toEqual([]);
    expect(readCapture(file('{"at": 0, "hex": ""}')).events).toEqual([
      { at: 0, bytes: Uint8Array.of() },
    ]);
  });
});

describe("what is no capture is refused with the line where it goes wrong", () => {
  test.each([
    ["an empty file", "", 1, "this is not a JSON object"],
    ["a picture", "\u0089PNG\r\n", 1, "this is not a JSON object"],
    ["a list", "[]", 1, "this is not a JSON object"],
    ["another file of ours", '{"kind": "matside"}', 1, '"capture" is not "matside-timer"'],
    ["no source", '{"capture":"matside-timer","version":1}', 1, '"source" is not a text'],
    ["no rate", headOf({ source: "usb", baud: 0 }), 1, '"baud" is not a rate'],
    ["a broken line", file('{"at": 0, "hex"'), 2, "this is not a JSON object"],
    ["no time", file('{"hex": "49"}'), 2, '"at" is not a number'],
    [
      "time that goes back",
      file('{"at": 5, "hex": "49"}', "", '{"at": 4, "hex": "49"}'),
      4,
      '"at" goes back from 5 to 4',
    ],
    ["half a byte", file('{"at": 0, "hex": "493"}'), 2, '"hex" is not understood'],
    ["no hex", file('{"at": 0, "hex": "4G"}'), 2, '"hex" is not understood'],
    [
      "an unknown state",
      file('{"at": 0, "told": {"as": "jammed"}}'),
      2,
      '"told" is not understood',
    ],
    [
      "a time that no timer shows",
      file('{"at": 0, "told": {"as": "stopped", "ms": 600000}}'),
      2,
      '"told" is not understood',
    ],
    ["nothing", file('{"at": 0}'), 2, "it has to have one of hex, gap, told, link, trouble"],
    [
      "two things at once",
      file('{"at": 0, "hex": "49", "link": "up"}'),
      2,
      "it has to have one of hex, gap, told, link, trouble",
    ],
  ])("%s", (_name, text, line, why) => {
    expect(failure(text)).toEqual(["wrong-file", line, why]);
  });

  test("a version that comes later", () => {
    const text = headOf(HEAD).replace('"version":1', '"version":2');
    expect(failure(text)).toEqual(["wrong-file", 1, "version 2 is not known here"]);
  });
});
