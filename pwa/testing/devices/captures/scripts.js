/** What the captures in `tests/captures` hold: each a script of a timer, as a phone that reads a cable gets it. No timer was at hand. */
import { headOf, lineOf } from "../../../devices/capture.js";
import { BYTE_MS, bytesOf, packet, STARTS_AT, solve } from "../packets.js";

/** How often the phone looks for what came, in ms: packets are cut anywhere. */
const LOOK = 40;

/** For as long the time stands, where there is something to do about it, in ms. */
const REST = 10_000;

/** By the name of the file. */
const SCRIPTS = {
  "gen4-i-only": ["a Gen 4 that sends only I and space, 5.543", () => wire(gen4(5543, REST))],
  "gen5-full": ["a Gen 5 with all letters, 4.712", () => wire(solve({ ms: 4712, after: REST }))],
  "yuxin-all-s": [
    "a YuXin that sends only S, a packet in 129 ms, 6.189",
    () => wire(solve({ letters: "all-s", ms: 6189, period: 129 })),
  ],
  "gen2-five-digits": [
    "a Gen 2, which sends hundredths, 3.17",
    () => wire(solve({ ms: 3170, places: 2 })),
  ],
  "hand-on-pad": [
    "a hand rests on a pad all the time, 4.050",
    () => wire(solve({ letters: "hand", ms: 4050 })),
  ],
  "signal-lost": [
    "nothing came from 2 s of the solve until it was over, 6.300",
    () => wire(solve({ ms: 6300 }).filter(({ at }) => at < LOST.from || at > LOST.until)),
  ],
  "ran-backwards": [
    "the tens went from 1 to 0 in the middle of the solve: 12.400 shows as 2.400",
    () => wire(gen4(12_400).map(withoutTens)),
  ],
  "wrong-polarity": [
    "12.678 over an adapter of the other polarity: what is left between breaks and framing errors",
    inverted,
  ],
};

const LOST = { from: STARTS_AT + 2000, until: STARTS_AT + 6700 };
const TENS_FAIL_AT = STARTS_AT + 11_500;

/** @returns {[name: string, text: string][]} the files, whole */
export function captures() {
  return Object.entries(SCRIPTS).map(([name, [what, events]]) => {
    const note = `Synthesised, not recorded from a timer: ${what}`;
    const head = headOf({ source: "serial", baud: 1200, note });
    return [`${name}.jsonl`, head + events().map(lineOf).join("")];
  });
}

const gen4 = (ms, after) => solve({ letters: "i-only", ms, after });

function withoutTens({ at, bytes }) {
  const [letter, minutes, , ...rest] = String.fromCharCode(...bytes.slice(0, 7));
  if (at < TENS_FAIL_AT) return { at, bytes };
  return { at, bytes: packet(letter, Number(`${minutes}0${rest.join("")}`)) };
}

/** Packets, as bytes come off the wire: one after the other, and the phone looks now and then. */
function wire(packets) {
  const looks = new Map();
  for (const { at, bytes } of packets) {
    for (const [index, byte] of bytes.entries()) {
      const came = at - (bytes.length - 1 - index) * BYTE_MS;
      const seen = (Math.floor(came / LOOK) + 1) * LOOK;
      looks.set(seen, [...(looks.get(seen) ?? []), byte]);
    }
  }
  const events = [...looks].map(([at, bytes]) => ({ at, bytes: Uint8Array.from(bytes) }));
  return [{ at: 0, link: "up" }, ...events];
}

/** A stopped 12.678, turned over: computed, as are the places of the breaks. A phone gets what stands between them. */
function inverted() {
  const parts = [bytesOf("56 D6 B6 36 16"), bytesOf("4F EB E5")];
  const events = [{ at: 0, link: "up" }];
  for (let begins = 0; begins < 3000; begins += 112) {
    events.push({ at: begins + 50, bytes: parts[0] }, { at: begins + 85, bytes: parts[1] });
    if (begins === 336) events.push({ at: begins + 90, trouble: "inverted" });
  }
  return events;
}
