/** The state of one entry being typed: digits, +2, a ruling and codes of penalties, moved by the meanings of keys and by tools. */
import { useState } from "preact/hooks";
import { useTyping } from "../../../app/useTyping.js";
import { press } from "../../../parts/keypad/digits.js";

const blank = { digits: "", plus2: false, ruling: null, penalties: [] };

/**
 * @returns {[typeof blank, (key: string) => void, (change: (entry: typeof blank) => typeof blank) => void]} the entry, what a key does to
 *   it, and what a tool beside the keypad does
 */
export function useEntry(start = blank) {
  const [entry, setEntry] = useState(start);

  useTyping(entry !== start && entry !== blank);
  return [entry, (key) => setEntry((now) => after(now, key)), setEntry];
}

/** What is typed can be cleared; what clocks and the timer said is taken off by its own mark alone. */
function clearedOf({ inspection_ms, stopwatch, timer }) {
  if (inspection_ms === undefined && !stopwatch && !timer) return blank;
  return {
    ...blank,
    ...(inspection_ms && { inspection_ms }),
    ...(stopwatch && { stopwatch }),
    ...(timer && { timer }),
  };
}

/** An entry after a key. The same ruling again takes it back; a digit after a DNS takes the DNS back. */
export function after(entry, key) {
  if (key === "plus2") return { ...entry, plus2: !entry.plus2 };
  if (key === "dnf" || key === "dns") {
    return { ...entry, ruling: entry.ruling === key ? null : key };
  }
  if (key === "clear") return clearedOf(entry);
  const digits = press(entry.digits, key);
  return { ...entry, digits, ruling: entry.ruling === "dns" ? null : entry.ruling };
}
