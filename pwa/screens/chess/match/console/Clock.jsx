/** One running time, large: its name, its digits, and a word when its last seconds run. `data-ms` has it to the millisecond. */
import { t } from "../../../../words/words.js";
import { clockText } from "./times.js";

export function Clock({ name, ms, near = false, stands = false, testId, className = "" }) {
  const state = near ? "near" : stands ? "stands" : "runs";
  return (
    <div
      class={`chess-clock chess-clock-${state} ${className}`.trim()}
      data-testid={testId}
      data-ms={ms}
    >
      <span class="chess-clock-name">{name}</span>
      <span class="chess-clock-digits digits" role="timer">
        {ms === null ? t("chess-play-no-limit") : clockText(ms)}
      </span>
      <span class="chess-clock-word">
        {near ? t("chess-play-near") : stands ? t("chess-play-stands") : ""}
      </span>
    </div>
  );
}
