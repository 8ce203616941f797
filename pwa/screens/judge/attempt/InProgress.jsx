/** While the competitor solves: a dark screen that lights nobody's face, says whose attempt it is, and leads to the keypad in one tap. */
import { useEffect, useRef } from "preact/hooks";
import { laterWithWords } from "../../../app/later.js";
import { useTyping } from "../../../app/useTyping.js";
import { hadTimer } from "../../../devices/had.js";
import { PersonName } from "../../../parts/PersonName.jsx";
import { useAwake } from "../../../parts/useAwake.js";
import { t } from "../../../words/words.js";
import { timerPart } from "../tools/timerPart.js";
import { clockOf } from "./clocks.js";
import "./in-progress.css";

const Stopwatch = laterWithWords(() => import("../tools/stopwatch/InProgressClock.jsx"));

const Timer = timerPart("work");

export function InProgress({ round, person, slot, slots, onTime }) {
  const dialog = useRef(null);
  const attempt = { round, person: person.number, slot };
  const timed = clockOf("stopwatch", attempt)?.start !== undefined;
  useAwake();
  useTyping(true);

  useEffect(() => {
    dialog.current.showModal();
    dialog.current.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      class="night"
      tabIndex={-1}
      data-testid="in-progress"
      aria-labelledby="night-word"
      aria-describedby="night-who"
      onKeyDown={(event) => {
        const fresh = event.key === "Enter" && event.target === dialog.current && !event.repeat;
        if (fresh) onTime();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onTime();
      }}
    >
      <div class="night-body">
        <div class="night-what">
          <p id="night-word" class="night-word">
            {t("judge-solving")}
          </p>
          <p id="night-who" class="night-who">
            <PersonName person={person} />
            <span>{t("judge-attempt", { slot, of: slots })}</span>
          </p>
          {hadTimer() && <Timer attempt={attempt} onTime={onTime} />}
          {timed && <Stopwatch attempt={attempt} onStopped={onTime} />}
        </div>
        <button
          type="button"
          class={timed ? "night-time night-time-low" : "night-time"}
          data-testid="enter-time"
          onClick={onTime}
        >
          {t("judge-enter-time")}
        </button>
      </div>
    </dialog>
  );
}
