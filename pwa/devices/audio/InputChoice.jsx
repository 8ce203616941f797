/** Which microphone or sound card the timer is plugged into. A single one is no choice, and then there is nothing to see. `name`: the one that is heard. */
import { useEffect, useState } from "preact/hooks";
import { Field } from "../../parts/Field.jsx";
import { t } from "../../words/words.js";
import { inputs } from "./inputs.js";

/** @param {{name: string|null, onChoose: (id: string) => void}} props `onChoose` is called within the tap */
export function InputChoice({ name, onChoose }) {
  const there = useInputs(name);
  const heard = there.find((input) => input.name === name);
  if (there.length === 0 || (there.length === 1 && heard)) return null;
  return (
    <Field
      as="select"
      label={t("timer-input")}
      hint={t("timer-input-hint")}
      value={heard?.id ?? ""}
      data-testid="timer-input"
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {!heard && <option value="">{name}</option>}
      {there.map((input) => (
        <option key={input.id} value={input.id}>
          {input.name}
        </option>
      ))}
    </Field>
  );
}

/** The names are known once one input was allowed, so they are looked up again with the one that is heard. */
function useInputs(name) {
  const [there, setThere] = useState([]);
  useEffect(() => {
    const over = new AbortController();
    const look = async () => {
      const found = await inputs();
      if (!over.signal.aborted) setThere(found);
    };
    look();
    navigator.mediaDevices.addEventListener("devicechange", look, { signal: over.signal });
    return () => over.abort();
  }, [name]);
  return there;
}
