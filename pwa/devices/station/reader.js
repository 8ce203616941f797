/** What one timer sends, read into states: bytes through the decoder, told states as they are, silence by a tick. No browser, no screen. */
import { makeDecoder } from "../stackmat/decoder.js";
import { begin, step } from "../stackmat/machine.js";

export const SILENCE = 1500;
const LATE = 250;

/**
 * @param {(model: import('../stackmat/machine.js').Model) => void} onModel
 * @param {(what: {type: string, at: number}) => void} heard everything that comes, for a bench and for captures
 */
export function makeReader(onModel, heard, now = () => performance.now()) {
  const decoder = makeDecoder();
  let model = begin();
  let silence;

  function take(event, at = now()) {
    const before = model;
    model = step(model, event, at);
    if (model === before) return;
    heard({ type: "model", at, model });
    onModel(model);
  }

  /**
   * Told states have no silence: such a timer says nothing while it runs. And a page that slept hears its own tick too late, before the
   * packets that wait for it: it listens once more.
   */
  function waitForMore() {
    clearTimeout(silence);
    const due = now() + SILENCE;
    silence = setTimeout(() => {
      if (now() - due > LATE) waitForMore();
      else take({ kind: "silence" });
    }, SILENCE);
  }

  return {
    take,
    /** @returns {number} packets in them */
    bytes(bytes) {
      const at = now();
      const { rejected } = decoder.counts;
      const packets = decoder.push(bytes);
      heard({ type: "bytes", at, bytes });
      if (decoder.counts.rejected > rejected) {
        heard({ type: "rejected", at, count: decoder.counts.rejected - rejected });
      }
      for (const packet of packets) {
        heard({ type: "packet", at, packet });
        take({ kind: "packet", packet }, at);
      }
      if (packets.length) waitForMore();
      return packets.length;
    },
    told(told) {
      heard({ type: "told", at: now(), told });
      take({ kind: "told", ...told });
    },
    gap() {
      heard({ type: "gap", at: now() });
      decoder.reset();
    },
    /** @param {boolean} up */
    link(up) {
      decoder.reset();
      if (!up) clearTimeout(silence);
      take({ kind: "link", up });
    },
    end: () => clearTimeout(silence),
  };
}
