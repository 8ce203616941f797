/** Time: the block's sign and what it will do to the clocks, and that nobody has priority or a double move. */
import { t } from "../../../../words/words.js";

export function BlockBanner({ sign }) {
  const which = sign === "-" ? "minus" : "plus";
  return (
    <p class={`block block-${which}`} data-testid="block" data-sign={sign}>
      <strong class="block-sign">{t(`chess-play-block-${which}`)}</strong>
      <span>{t(`chess-play-block-${which}-means`)}</span>
      <span class="block-none">{t("chess-play-no-priority")}</span>
    </p>
  );
}
