/** The competitor's hand as a confirmation carries it: the drawing, the typed name, or the badge. */
import { t } from "../../words/words.js";
import { handOf } from "./marks.js";
import { HIGH, pathOf, WIDE } from "./strokes.js";
import "./signatures.css";

export function Hand({ body }) {
  const form = handOf(body);
  if (!form) return null;
  if (form !== "signature") return <span>{t(`signing-hand-${form}`, { words: body[form] })}</span>;
  const strokes = body.signature.strokes ?? [];
  return (
    <svg
      class="signature"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={t("signing-hand-drawn")}
      data-testid="signature"
    >
      {strokes.map((stroke) => (
        <path key={stroke.join()} d={pathOf(stroke)} />
      ))}
    </svg>
  );
}
