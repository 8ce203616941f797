/**
 * The key that saves the card. Once something is in doubt the cursor stands here, so that digits typed on without looking up
 * change no attempt; and after such digits the first Enter saves nothing either.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { meaningOf } from "../../parts/keypad/keyboard.js";
import { t } from "../../words/words.js";

export function SaveCard({ step, empty, onSave, onBack }) {
  const place = useRef(null);
  const seen = useRef(true);
  const warned = step === "warned";

  useLayoutEffect(() => {
    if (!warned) return;
    seen.current = true;
    place.current.querySelector("button").focus();
  }, [warned]);

  // Before the screen is painted: with the cursor come the keys, or a quick Enter would press the button.
  useLayoutEffect(() => {
    if (!warned) return;
    const element = place.current;
    const press = (event) => {
      const meaning = meaningOf(event);
      if (!meaning) return;
      event.preventDefault();
      event.stopPropagation();
      if (meaning === "leave" || meaning === "before" || meaning === "after") return onBack();
      if (meaning !== "save" || event.repeat) {
        seen.current = false;
      } else if (seen.current) {
        onSave();
      } else {
        seen.current = true;
      }
    };
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  });

  return (
    <div ref={place} class="save-card">
      <Button
        tone="go"
        wide
        data-testid="table-save"
        disabled={empty || step === "saving"}
        onClick={onSave}
      >
        {t(warned ? "table-save-anyway" : "table-save")}
      </Button>
      {warned && <p class="small">{t("table-anyway")}</p>}
    </div>
  );
}
