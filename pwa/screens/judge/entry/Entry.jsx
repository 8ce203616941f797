/** The pad of an event. What it saves is a record, or after sign-off a change that asks for a reason first. */
import { useState } from "preact/hooks";
import { later, laterWithWords } from "../../../app/later.js";
import { t } from "../../../words/words.js";
import { TimePad } from "./TimePad.jsx";

/** Two events of their own kind; the first load is for all others. */
const pads = {
  "333fm": later(() => import("./MovesPad.jsx")),
  "333mbf": later(() => import("./MultiPad.jsx")),
};
const ReasonSheet = laterWithWords(() => import("../ReasonSheet.jsx"));
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
      {waiting && (
        <ReasonSheet
          open
          title={t("judge-reason-title")}
          means={t("judge-reason-means")}
          usual={usual}
          action={t(saveWord)}
          onReason={(reason) => onSave({ ...waiting, reason })}
          onClose={() => setWaiting(null)}
        />
      )}
    </>
  );
}
