/** The last entry came from another device: this one looks on until somebody says that it takes over. */
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { clockTime } from "../../../../words/moments.js";
import { language, t } from "../../../../words/words.js";

export function TakeOver({ hold }) {
  return (
    <Notice
      tone="wait"
      title={t("chess-play-elsewhere", { device: hold.device })}
      data-testid="elsewhere"
      action={
        <Button tone="strong" wide data-testid="take-over" onClick={hold.take}>
          {t("chess-play-take-over")}
        </Button>
      }
    >
      {t("chess-play-elsewhere-how", {
        by: hold.by ?? "–",
        at: hold.at ? clockTime(hold.at, language.value) : "–",
      })}
    </Notice>
  );
}
