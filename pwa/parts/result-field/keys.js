/** The keys of one field: typed ones for the field, Enter, Esc and arrows for whoever owns it; IMEs and soft keyboards too. */
import { meaningOf } from "../keypad/keyboard.js";

const ways = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** What the keys of D and S write on a Korean keyboard. */
const hangul = { ㅇ: "dnf", ㄴ: "dns" };
const owners = new Set(["save", "leave", "before", "after"]);

/** What a key or a written character asks for: a digit or a word of `meaningOf`; null for any other. */
export function keyOfCharacter(key) {
  return hangul[key] ?? meaningOf({ key });
}

/**
 * The handlers of an input that shows what `shown` says and never what was typed into it.
 * @param {{shown: string, onKey: (key: string) => void, onEnter?: () => void, onLeave?: () => void, onMove?: (step: number) => void}} owner
 */
export function keyHandlers({ shown, onKey, onEnter, onLeave, onMove }) {
  return {
    onKeyDown(event) {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const held = event.repeat && event.key === "Enter"; // a key that is kept down goes on once
      if (held || act(event)) event.preventDefault();
    },
    onBeforeInput(event) {
      if (event.inputType === "insertCompositionText") return; // cannot be kept out; `onInput` undoes it
      event.preventDefault();
      if (event.inputType === "deleteContentBackward") onKey("back");
      if (event.inputType === "insertText") write(event.data);
    },
    onInput(event) {
      event.currentTarget.value = shown;
      if (event.inputType === "insertCompositionText") write(event.data?.at(-1));
    },
  };

  function act({ key }) {
    if (key in ways && onMove) {
      onMove(ways[key]);
      return true;
    }
    const meaning = keyOfCharacter(key);
    if (meaning === "save") onEnter?.();
    else if (meaning === "leave") onLeave?.();
    else if (meaning && !owners.has(meaning)) onKey(meaning);
    return Boolean(meaning);
  }

  function write(characters) {
    for (const character of characters ?? "") {
      const key = keyOfCharacter(character);
      if (key && !owners.has(key)) onKey(key);
    }
  }
}
