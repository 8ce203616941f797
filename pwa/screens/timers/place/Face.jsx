/** The timer as this device sees it: the state in a word, and the digits. Only the word is read out. */
import { stateWord } from "../../../devices/words.js";
import { asDisplayed } from "../digits.js";

const TONES = { idle: "go", armed: "go", hands: "wait", running: "go", stopping: "wait" };
const BAD = new Set(["fault", "lost", "stale", "reset"]);

export function Face({ timer }) {
  const { state, ms, places } = timer.model;
  return (
    <div class={`bench-face bench-face-${BAD.has(state) ? "stop" : (TONES[state] ?? "calm")}`}>
      <p class="bench-state" role="status" data-testid="bench-state" data-state={state}>
        {stateWord(state)}
      </p>
      <p class="bench-digits digits" data-testid="bench-digits">
        {ms === null ? "–" : asDisplayed(ms, places)}
      </p>
    </div>
  );
}
