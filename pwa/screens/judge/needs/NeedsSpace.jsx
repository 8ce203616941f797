/** The room between the attempts and the pad for what the next attempt needs, taken from the first, so that nothing moves when the words come. */
import { useEffect, useState } from "preact/hooks";
import { later } from "../../../app/later.js";
import { quiet } from "../../../app/quiet.js";
import { wantAllWords } from "../../../words/words.js";
import "./needs.css";

/** Words that nobody has to have: where they cannot be fetched, the card is as good without them. */
const Needs = later(() =>
  Promise.all([import("./Needs.jsx"), wantAllWords()]).then(
    ([code]) => code,
    () => ({ default: () => null }),
  ),
);

/** @param {{around: {told: boolean}|undefined}} props nothing is fetched before a board has told of the card and the first load is over */
export function NeedsSpace({ terms, around, ...rest }) {
  const [here, setHere] = useState(false);
  const told = Boolean(around?.told);
  const wanted = told && quiet.value;

  useEffect(() => {
    if (wanted && !here) Needs.preload().then(() => setHere(true));
  }, [wanted]);

  if (!around) return null;
  return (
    <div class={`needs ${terms.cumulative.length ? "needs-limit" : ""}`} data-testid="needs">
      {told && here && <Needs key={around.slot} terms={terms} around={around} {...rest} />}
    </div>
  );
}
