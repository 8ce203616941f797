/** What happened last, and the button that takes it back, named in words. */
import { t } from "../../../words/words.js";
import { letGo } from "../useKeys.js";

/** @param {{lately?: string|null, what: string|null, onUndo: () => void}} props `what` the tap would take back; null where nothing can be */
export function Undo({ lately, what, onUndo }) {
  return (
    <footer class="console-foot">
      <p class="lately" aria-live="polite" data-testid="lately">
        {lately}
      </p>
      {what && (
        <button
          type="button"
          class="undo"
          data-testid="undo"
          onClick={(event) => {
            letGo(event);
            onUndo();
          }}
        >
          {t("side-undo", { what })}
          <kbd>U</kbd>
        </button>
      )}
    </footer>
  );
}
