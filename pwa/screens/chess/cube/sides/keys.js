/** Two keys for two thumbs: F stops the left side's cube, J the right one's, by their place on the board and whatever the layout writes there. */
import { useEffect, useRef } from "preact/hooks";

const SIDES = { KeyF: "left", KeyJ: "right" };

/** @param {KeyboardEvent} event @returns {'left'|'right'|null} */
export function sideOf({ code, repeat, ctrlKey, metaKey, altKey }) {
  return repeat || ctrlKey || metaKey || altKey ? null : (SIDES[code] ?? null);
}

/** Hands the side of each press to `onSide` while the component lives, except where somebody types or a sheet is open. */
export function useTwoKeys(onSide) {
  const latest = useRef(onSide);
  latest.current = onSide;
  useEffect(() => {
    const listen = (event) => {
      const side = sideOf(event);
      if (!side || isElsewhere(event.target)) return;
      event.preventDefault();
      latest.current(side);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function isElsewhere(target) {
  return Boolean(
    document.querySelector("dialog[open]") || target.closest?.("input, textarea, select"),
  );
}
