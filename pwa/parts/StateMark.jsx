/** Where an entry, an attempt or a round stands: a shape and a word, tinted. States are the keys of `marks.jsx`. */
import { t } from "../words/words.js";
import { shapes, tones } from "./marks.jsx";
import "./state-mark.css";

export function StateMark({ state, className = "", ...rest }) {
  return (
    <span class={`state state-${tones[state]} ${className}`.trim()} data-state={state} {...rest}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[state]}
      </svg>
      <span>{t(`state-${state}`)}</span>
    </span>
  );
}
