/** The last entry came from another device: this one looks on until somebody says that it takes over. */
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { clockTime } from "../../../words/moments.js";
import { language, t } from "../../../words/words.js";

/** @param {{hold: object, title: string, how: string}} props `hold` of useHold; ids of words: `title` with the `device`, `how` with `by` whom and `at` what time */
export function TakeOver({ hold, title, how }) {
  return (
    <Notice
      tone="wait"
      title={t(title, { device: hold.device })}
      data-testid="elsewhere"
      action={
        <Button tone="strong" wide data-testid="take-over" onClick={hold.take}>
          {t("side-take-over")}
        </Button>
      }
    >
      {t(how, {
        by: hold.by ?? "–",
        at: hold.at ? clockTime(hold.at, language.value) : "–",
      })}
    </Notice>
  );
}
