/** The sheet on which a timer is connected once: which ways this browser has and what each needs, how the timer is now, and how to let it go. */
import { useState } from "preact/hooks";
import { nameOfTimer, saidOfTimer, timersToName } from "../../../../devices/allowed.js";
import { InputChoice } from "../../../../devices/audio/InputChoice.jsx";
import { SoundLevel } from "../../../../devices/audio/SoundLevel.jsx";
import { rememberedTimers } from "../../../../devices/remembered.js";
import { sources } from "../../../../devices/sources.js";
import { connect, disconnect } from "../../../../devices/station/index.js";
import { troubleWord } from "../../../../devices/words.js";
import { Button } from "../../../../parts/Button.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { TimerList } from "../../../../parts/timer-list/TimerList.jsx";
import { kit } from "../../../../store/kit.js";
import { recall, remember } from "../../../../store/preferences.js";
import { t } from "../../../../words/words.js";
import { timer } from "./follow.js";
import { Now } from "./Now.jsx";
import { BAUDS, hasBaud, waysOf } from "./ways.js";
import "../../../../parts/fold.css";
import "./timer.css";

const NAMED = "matside-timer-named";

export function Connect({ terms, onClose }) {
  const { link, trouble, source, name } = timer.value;
  const [baud, setBaud] = useState(() => rememberedTimers().main?.baud ?? BAUDS[0]);
  const [named, setNamed] = useState(() => recall(NAMED));
  const { here, elsewhere } = waysOf(sources);
  const on = link !== "none";
  const bench = `/c/${encodeURIComponent(kit.value.competition.id)}/timers`;

  return (
    <Sheet open title={t("judge-tool-timer")} onClose={onClose}>
      <div class="timer-sheet" data-testid="timer-sheet">
        {on && <Now timer={timer.value} called={nameOfTimer(named)} />}
        {trouble && <Notice tone="wait" title={troubleWord(trouble)} data-testid="timer-trouble" />}
        {on && source === "audio" && (
          <>
            <SoundLevel place="main" />
            <InputChoice name={name} onChoose={(device) => connect("main", "audio", { device })} />
          </>
        )}
        {on && (
          <>
            <Button
              tone={link === "up" ? "strong" : undefined}
              wide
              data-testid="timer-done"
              onClick={onClose}
            >
              {t("timer-to-the-keypad")}
            </Button>
            <Button tone="stop" data-testid="timer-disconnect" onClick={() => disconnect("main")}>
              {t("timer-disconnect")}
            </Button>
          </>
        )}
        {link !== "up" && here.length > 0 && (
          <>
            <p>{t("timer-lead")}</p>
            <ul class="timer-ways">
              {here.map(({ id, word }) => (
                <li key={id}>
                  <button
                    type="button"
                    class="timer-way"
                    data-testid={`timer-way-${id}`}
                    disabled={link === "opening"}
                    onClick={() => connect("main", id, hasBaud({ id }) ? { baud } : {})}
                  >
                    <strong>{t(word)}</strong>
                    <span>{t(`timer-needs-${id}`)}</span>
                  </button>
                </li>
              ))}
            </ul>
            {here.some(hasBaud) && <Baud baud={baud} onBaud={setBaud} />}
          </>
        )}
        {here.length === 0 && (
          <Notice title={t("timer-none-here")} data-testid="timer-none-here">
            {t("timer-none-here-means")}
          </Notice>
        )}
        {here.length > 0 && elsewhere.length > 0 && link !== "up" && (
          <p class="soft small">
            {t("timer-elsewhere", { ways: elsewhere.map(({ word }) => t(word)).join(" · ") })}
          </p>
        )}
        <OnTheMat edition={terms.edition} named={named} onNamed={setNamed} />
        <a class="timer-bench" href={bench} data-testid="timer-bench">
          {t("timer-bench-link")}
        </a>
      </div>
    </Sheet>
  );
}

/** Which timer it is, for what the edition says of it; remembered on this device, and nothing hangs on it. */
function OnTheMat({ edition, named, onNamed }) {
  const name = (id) => {
    remember(NAMED, id ?? "");
    onNamed(id);
  };
  return (
    <TimerList
      choices={timersToName()}
      value={named}
      said={named ? saidOfTimer(edition, named) : null}
      onChoose={name}
    />
  );
}

/** Folded away: a timer has one rate, and only a bridge of one's own another. */
function Baud({ baud, onBaud }) {
  return (
    <details class="fold">
      <summary data-testid="timer-more">{t("timer-baud-more")}</summary>
      <Field
        as="select"
        label={t("timer-baud")}
        hint={t("timer-baud-means")}
        data-testid="timer-baud"
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
