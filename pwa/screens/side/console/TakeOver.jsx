/** The last entry came from another device: this one looks on until somebody says that it takes over. */
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { clockTime } from "../../../words/moments.js";
import { language, t } from "../../../words/words.js";

/** @param {{hold: object, words: string}} props `hold` of useHold; `words`: the title's id, `${words}-how` the line's, with `device`, `by` and `at` */
export function TakeOver({ hold, words }) {
  return (
    <Notice
      tone="wait"
      title={t(words, { device: hold.device })}
      data-testid="elsewhere"
      action={
        <Button tone="strong" wide data-testid="take-over" onClick={hold.take}>
          {t("side-take-over")}
        </Button>
      }
    >
      {t(`${words}-how`, {
        by: hold.by ?? "–",
        at: hold.at ? clockTime(hold.at, language.value) : "–",
      })}
    </Notice>
  );
}
