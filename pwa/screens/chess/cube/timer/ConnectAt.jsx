/** Connecting the timer of one side: the ways that this browser has, how the timer is now, and how to let it go. */
import { InputChoice } from "../../../../devices/audio/InputChoice.jsx";
import { SoundLevel } from "../../../../devices/audio/SoundLevel.jsx";
import { connect, disconnect, timerAt } from "../../../../devices/station/index.js";
import { troubleWord } from "../../../../devices/words.js";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { Now } from "../../../judge/tools/timer/Now.jsx";
import { Ways } from "../../../judge/tools/timer/Ways.jsx";

export function ConnectAt({ place }) {
  const timer = timerAt(place).value;
  const { link, trouble, source, name } = timer;
  return (
    <div class="cube-connect" data-testid={`connect-${place}`}>
      {link !== "none" && <Now timer={timer} />}
      {trouble && <Notice tone="wait" title={troubleWord(trouble)} />}
      {source === "audio" && link !== "none" && (
        <>
          <SoundLevel place={place} />
          <InputChoice name={name} onChoose={(device) => connect(place, "audio", { device })} />
        </>
      )}
      {link !== "none" && (
        <Button tone="stop" data-testid={`disconnect-${place}`} onClick={() => disconnect(place)}>
          {t("timer-disconnect")}
        </Button>
      )}
      <Ways place={place} link={link} without={t("chess-cube-timer-none-means")} />
    </div>
  );
}
