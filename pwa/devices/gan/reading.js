/** Hands on what the frames of one timer say. A frame that is damaged is counted and dropped, and the next one is read as if nothing had been. */
import { hexOf } from "../hex.js";
import { readFrame } from "./frame.js";
import { showing, toldBy } from "./told.js";

const UNREADABLE = 6; // so many in a row are no accident

/**
 * @param {import('../sources.js').Sink} sink
 * @param {(code: import('../trouble.js').Trouble|null) => void} say its trouble
 * @returns {(bytes: DataView) => void}
 */
export function readInto(sink, say) {
  let shows = null;
  let bad = 0;
  return (bytes) => {
    const frame = readFrame(bytes);
    if (!frame) {
      bad++;
      sink.rejected?.(hexOf(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
      if (bad % UNREADABLE === 0) say("bluetooth-garbled");
      return;
    }
    if (bad >= UNREADABLE) say(null);
    bad = 0;
    const told = toldBy(frame, shows);
    shows = showing(frame, shows);
    if (told) sink.told(told);
  };
}
