/** A record or personal best beside its result: a shape, the field's letters, the whole word for whoever hears it. */
import { t } from "../../words/words.js";
import { ABBREVIATIONS } from "./marks.js";
import "./record-mark.css";

const SHAPES = {
  world: "M8 1.5l1.9 4.1 4.5.5-3.3 3 .9 4.4L8 11.3l-4 2.2.9-4.4-3.3-3 4.5-.5z",
  continental: "M8 1.5L14.5 8 8 14.5 1.5 8z",
  national: "M3.5 1.5v13M3.5 2.5h9l-2.5 3 2.5 3h-9z",
  personal: "M8 13.5v-11M3.5 7L8 2.5 12.5 7",
};

/** `mark` is what `shownMark` gives. */
export function RecordMark({ mark, className = "" }) {
  if (!mark) return null;
  const word = t(`records-mark-${mark.kind}`);
  return (
    <span class={`record-mark record-${mark.kind} ${className}`.trim()} data-mark={mark.kind}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={SHAPES[mark.kind]} />
      </svg>
      <span title={word} aria-hidden="true">
        {ABBREVIATIONS[mark.kind]}
      </span>
      <span class="hidden-words">{word}</span>
      {mark.provisional && <span class="record-provisional">{t("records-provisional")}</span>}
    </span>
  );
}
