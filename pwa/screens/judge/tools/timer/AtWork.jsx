/** The timer on the dark screen of an attempt under way: nothing of its digits (2i2b), only what the judge must know, and the end of the attempt. */
import { useEffect, useRef } from "preact/hooks";
import { stateWord } from "../../../../devices/words.js";
import { follow, timer } from "./follow.js";
import { ends } from "./runs.js";
import { Shape } from "./shapes.jsx";
import { looks } from "./strip.js";
import "./timer.css";

export function AtWork({ attempt, onTime }) {
  const { model } = timer.value;
  const before = useRef(model.offer);
  const over = ends(model, before.current);

  useEffect(() => follow(attempt), []);
  useEffect(() => {
    if (over) onTime();
  }, [over]);

  const { state } = model;
  return (
    <p class="timer-night" role="status" data-testid="timer-night" data-state={state}>
      {state !== "running" && !over && (
        <>
          <Shape of={looks[state].shape} />
          <span>{stateWord(state)}</span>
        </>
      )}
    </p>
  );
}
