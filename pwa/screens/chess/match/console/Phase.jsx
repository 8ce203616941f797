/** Whose move it is and under which rule, in words that an arbiter can read out. */
import { t } from "../../../../words/words.js";
import { sideName } from "../sides.js";

export function Phase({ replay }) {
  const who = sideName(replay.on_move);
  return (
    <p
      class={`chess-phase chess-phase-${toneOf(replay)}`}
      role="status"
      data-testid="phase"
      data-phase={replay.phase}
    >
      <strong>{t(titleOf(replay), { who })}</strong>
      <span>{t(ruleOf(replay), { who })}</span>
    </p>
  );
}

function titleOf({ phase, in_check }) {
  if (phase === "NORMAL" && in_check) return "chess-play-phase-check";
  return `chess-play-phase-${phase}`;
}

function ruleOf({ phase, in_check, turn_counted }) {
  if (phase !== "NORMAL") return `chess-play-rule-${phase}`;
  if (turn_counted) return "chess-play-rule-counted";
  return in_check ? "chess-play-rule-check" : "chess-play-rule-NORMAL";
}

function toneOf({ phase, in_check }) {
  if (in_check || phase === "PARRY") return "stop";
  return phase === "NORMAL" ? "plain" : "go";
}
