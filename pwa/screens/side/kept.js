/** What a side event's screen keeps on this phone beside a seat, by the stream that it is about. */
import { recall, remember, seatKey } from "../../store/preferences.js";

/** @param {Parameters<typeof seatKey>[0]} what @returns {any|null} null where nothing is kept, or nothing that can be read */
export function keptOf(what, competition, stream) {
  return allOf(what, competition)[stream] ?? null;
}

export function keepOf(what, competition, stream, value) {
  const all = { ...allOf(what, competition), [stream]: value };
  remember(seatKey(what, competition), JSON.stringify(all));
}

function allOf(what, competition) {
  try {
    return JSON.parse(recall(seatKey(what, competition))) ?? {};
  } catch {
    return {};
  }
}
