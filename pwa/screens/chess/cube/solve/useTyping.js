/** Digits of a real keyboard in a sheet that has a pad: Enter saves, Backspace and Delete take back. */
import { useEffect, useRef } from "preact/hooks";
import { meaningOf } from "../../../../parts/keypad/keyboard.js";

const OURS = /^([0-9]|back|clear|save)$/;

/** Hands each meaning to `onKey` while the component lives; on a button beside the pad, Enter is the button's. */
export function useTyping(onKey) {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event) => {
      const meaning = meaningOf(event);
      if (!meaning || !OURS.test(meaning)) return;
      if (meaning === "save" && isOtherButton(event.target)) return;
      event.preventDefault();
      latest.current(meaning);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function isOtherButton(target) {
  return Boolean(target.closest?.("button") && !target.closest(".keypad"));
}
