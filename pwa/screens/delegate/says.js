/** What reasons and kinds stand for, in words. */
import { hasWord, t } from "../../words/words.js";

/** Why it was set aside, in a sentence; a reason of a newer server is shown as its code. */
export function reasonWord(item) {
  if (item.what === "held") {
    return item.missing.includes("round.open")
      ? t("delegate-held-not-open")
      : t("delegate-held", { count: item.missing.length });
  }
  if (item.what === "late") return t("delegate-late");
  const id = `delegate-refused-${item.reason}`;
  return hasWord(id) ? t(id) : t("delegate-refused-other", { code: item.reason });
}

/** What an operation is, in a word; the kind itself where the catalogue has none. */
export function kindWord(kind) {
  const id = `delegate-kind-${kind.replace(".", "-")}`;
  return hasWord(id) ? t(id) : kind;
}
