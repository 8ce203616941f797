/** Another phone's start came with the address: nothing is taken over without a tap. */
import { Button } from "../../parts/Button.jsx";
import { now } from "../../parts/clock/now.js";
import { Notice } from "../../parts/Notice.jsx";
import { t } from "../../words/words.js";
import { startTime } from "./startTime.js";

export function Handed({ start, running, onTake, onLeave }) {
  const ahead = start > now();
  return (
    <Notice
      tone="wait"
      title={t("hour-handed", { time: startTime(start) })}
      action={
        <>
          <Button tone="strong" data-testid="hour-take" onClick={onTake}>
            {t("hour-take")}
          </Button>
          <Button tone="quiet" onClick={onLeave}>
            {t("hour-leave")}
          </Button>
        </>
      }
    >
      {t(ahead ? "hour-handed-ahead" : running ? "hour-handed-instead" : "hour-handed-means")}
    </Notice>
  );
}
