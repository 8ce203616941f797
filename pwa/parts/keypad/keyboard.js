/** The keys that score takers know, on a real keyboard: digits, Backspace, Enter, `d D /` DNF, `s S *` DNS, `+` for +2, arrows, Esc. */
import { useLayoutEffect, useRef } from "preact/hooks";

const meanings = {
  Backspace: "back",
  Delete: "clear",
  Enter: "save",
  Escape: "leave",
  ArrowLeft: "before",
  ArrowRight: "after",
  d: "dnf",
  D: "dnf",
  "/": "dnf",
  "#": "dnf",
  s: "dns",
  S: "dns",
  "*": "dns",
  "+": "plus2",
};

/** What a keyboard event asks for: a digit, a word of `meanings`, or null. */
export function meaningOf({ key, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  return /^[0-9]$/.test(key) ? key : (meanings[key] ?? null);
}

/** Whether somebody goes from button to button by Tab: then Enter presses the button, else it means *save*. */
let byTab = false;
globalThis.addEventListener?.(
  "keydown",
  ({ key }) => {
    byTab ||= key === "Tab";
  },
  true,
);
globalThis.addEventListener?.(
  "pointerdown",
  () => {
    byTab = false;
  },
  true,
);

/** Hands each meaning to `onKey` while the component lives, except in text fields, dialogs and on links. */
export function useKeyboard(onKey) {
  const latest = useRef(onKey);
  latest.current = onKey;
  useLayoutEffect(() => {
    // at once, not after the first drawing: keys count from the moment when the pad is seen
    const listen = (event) => {
      const meaning = meaningOf(event);
      if (!meaning || elsewhere(event.target, meaning)) return;
      event.preventDefault();
      if (meaning !== "save") event.target.blur(); // or Enter would press the button that was clicked before
      latest.current(meaning);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function elsewhere(target, meaning) {
  if (document.querySelector("dialog[open]")) return true;
  if (target.closest("input, textarea, select")) return true;
  if (meaning !== "save" || !target.closest("a, button")) return false;
  return byTab || !target.closest(".mat");
}
