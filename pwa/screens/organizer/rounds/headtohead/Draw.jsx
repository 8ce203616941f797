/** The draw among equals: a number that somebody says aloud, and how anybody can check what came of it. */
import { useEffect, useState } from "preact/hooks";
import { Field } from "../../../../parts/Field.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { shownName } from "../../../../parts/PersonName.jsx";
import { sha256 } from "../../../../store/digest.js";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";
import { personOf } from "../NameList.jsx";
import { drawnBy } from "./seeding.js";
import "../../../../parts/fold.css";

export function Draw({ number, draw, drawn, onNumber }) {
  return (
    <Notice tone="wait" title={t("match-draw-title", { count: drawn.length })}>
      <p>{listed(drawn.map((person) => shownName(personOf(person))))}</p>
      <Field
        label={t("match-draw-number")}
        hint={t("match-draw-hint")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        data-testid="draw-number"
        value={number}
        onInput={(event) => onNumber(event.currentTarget.value)}
      />
      {number.trim() && <DrawProof draw={draw} drawn={drawn} />}
    </Notice>
  );
}

/** What was hashed for each, and the hash: whoever has the smaller one has the higher seed among equals. */
export function DrawProof({ draw, drawn }) {
  const [rows, setRows] = useState([]);
  const key = `${draw} ${drawn}`;
  useEffect(() => {
    let wanted = true;
    const hashed = drawn.map(async (person) => [person, await sha256(drawnBy(draw, person))]);
    Promise.all(hashed).then((found) => wanted && setRows(found));
    return () => {
      wanted = false;
    };
  }, [key]);
  return (
    <details class="fold draw-proof" data-testid="draw-proof">
      <summary>{t("match-draw-check")}</summary>
      <p class="small">{t("match-draw-how")}</p>
      <p class="draw-text small">{draw}</p>
      <ul>
        {rows.map(([person, hash]) => (
          <li key={person}>
            {shownName(personOf(person))} <span class="draw-text small">|{person}</span>
            <span class="draw-text draw-hash small digits"> {hash}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
