/** Connecting the timer of one side: the ways that this browser has, how the timer is now, and how to let it go. */
import { useState } from "preact/hooks";
import { InputChoice } from "../../../../devices/audio/InputChoice.jsx";
import { SoundLevel } from "../../../../devices/audio/SoundLevel.jsx";
import { rememberedTimers } from "../../../../devices/remembered.js";
import { sources } from "../../../../devices/sources.js";
import { connect, disconnect, timerAt } from "../../../../devices/station/index.js";
import { troubleWord } from "../../../../devices/words.js";
import { Button } from "../../../../parts/Button.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { Now } from "../../../judge/tools/timer/Now.jsx";
import { BAUDS, hasBaud, waysOf } from "../../../judge/tools/timer/ways.js";
import "../../../judge/tools/timer/timer.css";

export function ConnectAt({ place }) {
  const timer = timerAt(place).value;
  const { link, trouble, source, name } = timer;
  const [baud, setBaud] = useState(() => rememberedTimers()[place]?.baud ?? BAUDS[0]);
  const { here, elsewhere } = waysOf(sources);
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
      {link !== "up" && here.length > 0 && (
        <ul class="timer-ways">
          {here.map(({ id, word }) => (
            <li key={id}>
              <button
                type="button"
                class="timer-way"
                data-testid={`way-${id}-${place}`}
                disabled={link === "opening"}
                onClick={() => connect(place, id, hasBaud({ id }) ? { baud } : {})}
              >
                <strong>{t(word)}</strong>
                <span>{t(`timer-needs-${id}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {link !== "up" && here.some(hasBaud) && <Baud baud={baud} onBaud={setBaud} />}
      {here.length === 0 && (
        <Notice title={t("timer-none-here")}>{t("chess-cube-timer-none-means")}</Notice>
      )}
      {here.length > 0 && elsewhere.length > 0 && link !== "up" && (
        <p class="soft small">
          {t("timer-elsewhere", { ways: elsewhere.map(({ word }) => t(word)).join(" · ") })}
        </p>
      )}
    </div>
  );
}

function Baud({ baud, onBaud }) {
  return (
    <details class="fold">
      <summary>{t("timer-baud-more")}</summary>
      <Field
        as="select"
        label={t("timer-baud")}
        hint={t("timer-baud-means")}
        value={baud}
        onChange={(event) => onBaud(Number(event.currentTarget.value))}
      >
        {BAUDS.map((rate) => (
          <option key={rate} value={rate}>
            {rate}
          </option>
        ))}
      </Field>
    </details>
  );
}
