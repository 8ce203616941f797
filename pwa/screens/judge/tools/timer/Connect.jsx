/** The sheet on which a timer is connected once: which ways this browser has and what each needs, how the timer is now, and how to let it go. */
import { useState } from "preact/hooks";
import { nameOfTimer, saidOfTimer, timersToName } from "../../../../devices/allowed.js";
import { InputChoice } from "../../../../devices/audio/InputChoice.jsx";
import { SoundLevel } from "../../../../devices/audio/SoundLevel.jsx";
import { connect, disconnect } from "../../../../devices/station/index.js";
import { troubleWord } from "../../../../devices/words.js";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { TimerList } from "../../../../parts/timer-list/TimerList.jsx";
import { kit } from "../../../../store/kit.js";
import { recall, remember } from "../../../../store/preferences.js";
import { t } from "../../../../words/words.js";
import { timer } from "./follow.js";
import { Now } from "./Now.jsx";
import { Ways } from "./Ways.jsx";
import "./timer.css";

const NAMED = "matside-timer-named";

export function Connect({ terms, onClose }) {
  const { link, trouble, source, name } = timer.value;
  const [named, setNamed] = useState(() => recall(NAMED));
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
        <Ways
          place="main"
          link={link}
          lead={t("timer-lead")}
          without={t("timer-none-here-means")}
        />
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
