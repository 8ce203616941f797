/** A stream as the app reads it: bytes through the decoder into the machine, with the station's silence in between. */
import { makeDecoder } from "../../devices/stackmat/decoder.js";
import { begin, step } from "../../devices/stackmat/machine.js";

const SILENCE_MS = 1500;

/** One machine at the end of one line; `seen` are all models that followed each other, `offers` the results. */
export function makeReading() {
  const decoder = makeDecoder();
  const reading = { model: begin(), at: 0, heard: 0, seen: [], offers: [] };

  function event(what, at = reading.at) {
    const { offer } = reading.model;
    reading.model = step(reading.model, what, at);
    reading.at = at;
    reading.seen.push({ at, state: reading.model.state, what });
    if (reading.model.offer && reading.model.offer.reading_ms !== offer?.reading_ms)
      reading.offers.push({ at, ...reading.model.offer });
  }

  function bytes(piece, at) {
    if (at - reading.heard > SILENCE_MS) event({ kind: "silence" }, reading.heard + SILENCE_MS);
    for (const packet of decoder.push(piece)) {
      reading.heard = at;
      event({ kind: "packet", packet }, at);
    }
    reading.at = at;
  }

  return Object.assign(reading, {
    event,
    bytes,
    /** A script of packets, from now on; `change(bytes, nth)` may damage one, or leave it out with null. */
    play(script, change = (piece) => piece) {
      const from = reading.at;
      script.forEach(({ at, bytes: piece }, nth) => {
        const sent = change(piece, nth);
        if (sent) bytes(sent, from + at);
      });
      return reading;
    },
    /** What people do between two attempts. */
    people(...kinds) {
      for (const kind of kinds) event({ kind });
      return reading;
    },
    states: () =>
      reading.seen.map(({ state }) => state).filter((state, nth, all) => state !== all[nth - 1]),
  });
}
