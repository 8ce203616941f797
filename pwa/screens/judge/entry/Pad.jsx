/** The lower half of the screen: face, keypad, warnings and the one button that saves. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { typing } from "../../../app/update.js";
import { Button } from "../../../parts/Button.jsx";
import { Keypad } from "../../../parts/keypad/Keypad.jsx";
import { useKeyboard } from "../../../parts/keypad/keyboard.js";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { failureOf } from "./failure.js";
import "./mat.css";

export function Pad({
  above,
  face,
  rulings,
  onKey,
  ready,
  warnings,
  before,
  tools,
  saveWord,
  onStart,
  onSave,
  onLeave,
  onMove,
}) {
  const busy = useRef(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState(null);

  const save = async () => {
    if (!ready || busy.current) return;
    busy.current = true; // at once: a second tap may come before the next drawing
    setSaving(true);
    setFailure(null);
    try {
      await onSave();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  useLayoutEffect(() => {
    if (onStart) scrollTo(0, document.documentElement.scrollHeight); // a pad that came late: the header gives way, not the card
  }, []);

  useKeyboard((meaning) => {
    if (meaning === "save") return save();
    if (meaning === "leave") return onLeave();
    if (meaning === "before" || meaning === "after") return onMove(meaning === "after" ? 1 : -1);
    const ruling = ["plus2", "dnf", "dns"].includes(meaning);
    if (!ruling || rulings.some(({ key }) => key === meaning)) onKey(meaning);
  });

  return (
    <>
      {above}
      <section class="mat" aria-label={t("judge-pad")}>
        <div class="mat-face">
          {face}
          {onStart && !typing.value && (
            <button type="button" class="mat-start" data-testid="start" onClick={onStart}>
              {t("judge-start")}
            </button>
          )}
        </div>
        <div class="mat-warnings" role="status">
          {warnings.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        {failure && (
          <Notice tone="stop" title={t("judge-not-saved")}>
            {failure}
          </Notice>
        )}
        {before}
        {tools}
        <Keypad onKey={onKey} rulings={rulings} />
        <Button tone="go" wide data-testid="save" disabled={!ready || saving} onClick={save}>
          {t(saving ? "judge-saving" : saveWord)}
        </Button>
      </section>
    </>
  );
}
