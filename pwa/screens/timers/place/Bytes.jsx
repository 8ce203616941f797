/** The bytes as they come, the newest first: a line a packet, and what was none is crossed and says so. */
import { useState } from "preact/hooks";
import { stateWord } from "../../../devices/words.js";
import { Button } from "../../../parts/Button.jsx";
import { shapes } from "../../../parts/marks.jsx";
import { t } from "../../../words/words.js";
import { asDisplayed } from "../digits.js";

const GEN_2_DIGITS = 18; // of hex: nine bytes

export function Bytes({ lines }) {
  const [held, setHeld] = useState(null);
  const shown = (held ?? lines).toReversed();
  return (
    <section class="bench-part">
      <div class="bench-row">
        <h3>{t("bench-bytes")}</h3>
        <Button
          aria-pressed={held !== null}
          data-testid="bench-hold"
          onClick={() => setHeld(held ? null : lines)}
        >
          {t(held ? "bench-hold-off" : "bench-hold")}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p class="soft">{t("bench-bytes-none")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section class="bench-bytes" aria-label={t("bench-bytes")} tabIndex={0}>
          <ol class="bench-lines">
            {shown.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}

function Line({ line }) {
  const { good, hex } = line;
  return (
    <li class={good ? "bench-good" : "bench-bad"} data-good={good}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[good ? "accepted" : "refused"]}
      </svg>
      <code>{hex.replace(/..(?=.)/g, "$& ")}</code>
      <span class="bench-read">{good ? said(line) : t("bench-rejected")}</span>
    </li>
  );
}

function said({ told, state, ms, hex }) {
  const time = ms === undefined ? "" : asDisplayed(ms, hex.length === GEN_2_DIGITS ? 2 : 3);
  if (told) return `${stateWord(told === "reset" ? "idle" : told)} ${time}`.trim();
  return `${state === " " ? "␣" : state} ${time}`;
}
