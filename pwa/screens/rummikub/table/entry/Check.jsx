/** The live check: plus and minus come to nothing, or the rules say why not. */
import { shapes } from "../../../../parts/marks.jsx";
import { t } from "../../../../words/words.js";
import { checkWords } from "./told.js";

/** @param {{value: object}} props a reply of `rummikub.game` */
export function Check({ value, nameOf }) {
  if (value.errors.length) return null;
  const plain = value.check === 0;
  return (
    <p
      class={`sum-check ${plain ? "sum-check-zero" : "sum-check-other"}`}
      data-testid="check"
      data-check={value.check}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[plain ? "accepted" : "unconfirmed"]}
      </svg>
      <span>{checkWords(value, nameOf)}</span>
    </p>
  );
}

/** The same place before there is anything to check. */
export function NoRules() {
  return (
    <p class="sum-check sum-check-other" data-testid="no-rules">
      <span>
        <strong>{t("rummikub-table-no-rules")}</strong> {t("rummikub-table-no-rules-how")}
      </span>
    </p>
  );
}
