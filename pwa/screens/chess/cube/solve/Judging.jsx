/** The arbiter's verdict on one cube: three large buttons, or a look at the cube by Article 10; before that the time may be corrected. */
import { useState } from "preact/hooks";
import { aside } from "../../../../app/aside.js";
import { t } from "../../../../words/words.js";

const useSolved = aside(() => import("../../../judge/tools/solved/SolvedSheet.jsx"));
/** Article 10 as the rules of the game were written beside it; 3x3x3: 45 degrees. */
const TERMS = { edition: "wca-2010", event: "333" };
const VERDICTS = ["ok", "plus2", "dnf"];

/** @param {{typed: number|null}} props the corrected time in hundredths; a display that somebody reads must be typed first */
export function Judging({ player, way, typed, disabled, decide, onType }) {
  const [looks, look] = useState(false);
  const unread = way === "keypad" && typed === null;
  const say = (verdict, extra) => {
    const cs = typed === null || verdict === "dnf" ? {} : { cs: typed };
    return decide({ do: "verdict", player, verdict, ...cs }, extra);
  };
  return (
    <div class="cube-judging">
      <div class="cube-verdicts">
        {VERDICTS.map((verdict) => (
          <button
            key={verdict}
            type="button"
            class={`cube-verdict cube-verdict-${verdict}`}
            data-testid={`${verdict}-${player}`}
            disabled={disabled || (unread && verdict !== "dnf")}
            onClick={() => say(verdict)}
          >
            {t(`chess-cube-verdict-${verdict}`)}
          </button>
        ))}
      </div>
      <div class="cube-acts">
        <button
          type="button"
          class={`cube-act ${unread ? "cube-act-first" : ""}`}
          data-testid={`correct-${player}`}
          onClick={onType}
        >
          {t(unread ? "chess-cube-read" : "chess-cube-correct")}
        </button>
        <button
          type="button"
          class="cube-act"
          data-testid={`look-${player}`}
          disabled={disabled || unread}
          onClick={() => look(true)}
        >
          {t("chess-cube-look")}
        </button>
      </div>
      {looks && (
        <Look
          onClose={() => look(false)}
          onVerdict={({ verdict, regulation }) => {
            look(false);
            say(verdict, { words: regulation });
          }}
        />
      )}
    </div>
  );
}

function Look({ onVerdict, onClose }) {
  const SolvedSheet = useSolved();
  return SolvedSheet && <SolvedSheet terms={TERMS} onVerdict={onVerdict} onClose={onClose} />;
}
