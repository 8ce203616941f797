/** The console's keys, for an arbiter with a keyboard: what they do is written on the buttons. */
import { useLayoutEffect, useRef } from "preact/hooks";

const TYPED_INTO = "input, textarea, select, [contenteditable]";
const PRESSED = "a[href], button:not([data-zone]), summary";

/**
 * @param {Record<string, (() => void)|null>} keys by `event.key` in small letters, the space bar as `" "`
 * @param {boolean} [active]
 */
export function useKeys(keys, active = true) {
  const now = useRef(keys);
  now.current = keys;

  // with the drawing, not after it: what is seen can be pressed at once
  useLayoutEffect(() => {
    if (!active) return;
    const press = (event) => {
      const does = meant(event) && now.current[named(event)];
      if (!does) return;
      event.preventDefault();
      does();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [active]);
}

/** Not what is held down, typed, meant for an open sheet, or the press of a button that has the focus. */
function meant(event) {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  const at = event.target instanceof Element ? event.target : document.body;
  if (at.closest(TYPED_INTO)) return false;
  return !([" ", "Enter"].includes(event.key) && at.closest(PRESSED));
}

/** The letter on the key, also where a keyboard is set to write Hangul. */
function named({ key, code }) {
  const name = key.toLowerCase();
  return /^[a-z ]/.test(name) ? name : code.replace(/^Key/, "").toLowerCase();
}

/** After a press with a finger or a mouse the focus goes back, so that the space bar is the next move's. */
export function letGo(event) {
  if (event.detail > 0) event.currentTarget.blur();
}
