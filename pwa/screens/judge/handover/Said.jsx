/** What a screen reader says while the phone is handed over: that the attempt is saved, that it wants confirming, that it is signed off. */
import { useEffect, useState } from "preact/hooks";
import { shownName } from "../../../parts/PersonName.jsx";
import { entryState } from "../../../store/entries.js";
import { t } from "../../../words/words.js";
import { useResult } from "./useResult.js";

export function Said({ terms, person, handed, mark }) {
  const { large: result } = useResult(terms, handed);
  const [said, say] = useState(""); // a live region speaks when it changes, not when it appears
  const about = { name: shownName(person), slot: handed.point ?? handed.slot, result };
  const now = result && t("judge-said", { ...about, state: stateWord(handed.op, mark) });
  useEffect(() => say(now), [now]);
  return (
    <p class="hidden-words" role="status">
      {said}
    </p>
  );
}

/** On its way is no news to a listener. */
function stateWord(op, mark) {
  if (mark) return t("judge-signed");
  const state = entryState(op);
  if (state === "accepted") return t("state-unconfirmed");
  return t(`state-${state === "sent" ? "saved" : state}`);
}
