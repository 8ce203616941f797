/** While the competitor checks: the timer is not to be reset before they have confirmed (A6f). If it was, they read so, and their word carries it. */
import { useEffect, useRef } from "preact/hooks";
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { isFollowed, sign, take, timer } from "./follow.js";
import { isResetEarly } from "./runs.js";
import "./timer.css";

export function InHandover({ attempt, mark, noticed }) {
  const here = isFollowed(attempt);
  const stood = useRef(false);
  const { model } = timer.value;
  if (model.ms) stood.current = true;
  const early = here && !mark && isResetEarly(model, stood.current);

  useEffect(() => {
    if (here && !mark) take();
  }, []);
  useEffect(() => {
    if (here && mark) sign();
  }, [mark]);
  useEffect(() => {
    if (early) noticed.current = { flags: ["reset-early"] };
  }, [early]);

  if (!early) return null;
  return (
    <div class="timer-early">
      <Notice tone="wait" title={t("timer-reset-early")} data-testid="timer-reset-early">
        {t("timer-reset-early-means")}
      </Notice>
    </div>
  );
}
