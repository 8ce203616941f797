/** The pad of an event. What it saves is a record, or after sign-off a change that asks for a reason first. */
import { useState } from "preact/hooks";
import { t } from "../../../words/words.js";
import { ReasonSheet } from "../ReasonSheet.jsx";
import { MovesPad } from "./MovesPad.jsx";
import { MultiPad } from "./MultiPad.jsx";
import { TimePad } from "./TimePad.jsx";

const pads = { "333fm": MovesPad, "333mbf": MultiPad };
const usual = ["judge-reason-read", "judge-reason-typing", "judge-reason-penalty"];

/** What saving each kind of entry is called. */
const saveWords = {
  "attempt.record": "judge-save",
  "attempt.propose": "judge-propose",
  "attempt.correct": "judge-correct",
};

export function Entry({ terms, kind, note, saveWord = saveWords[kind], onSave, ...rest }) {
  const [waiting, setWaiting] = useState(null); // a body that waits for its reason
  const Pad = pads[terms.event] ?? TimePad;
  return (
    <>
      <Pad
        {...rest}
        terms={terms}
        notes={note ? [t(note)] : []}
        saveWord={saveWord}
        onSave={(body) => (kind === "attempt.record" ? onSave(body) : setWaiting(body))}
      />
      <ReasonSheet
        open={waiting !== null}
        title={t("judge-reason-title")}
        means={t("judge-reason-means")}
        usual={usual}
        action={t(saveWord)}
        onReason={(reason) => onSave({ ...waiting, reason })}
        onClose={() => setWaiting(null)}
      />
    </>
  );
}
