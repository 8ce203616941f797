/** The judge's call: the edition's own words where it sets them, else what to tell the competitor (2026 A7a1). */
import { t } from "../../../../words/words.js";

export function Say({ says: { key, code, words } }) {
  return (
    <p class="signing-say" data-testid="signing-say">
      {words
        ? t("signing-say", { words: t(`signing-call-${key}`), code })
        : t(`signing-tell-${key}`, { code })}
    </p>
  );
}
