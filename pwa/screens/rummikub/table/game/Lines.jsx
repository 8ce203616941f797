/** What a game that is in force says: each player's tiles and score, the check, and what is worth knowing about it. */
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { Check } from "../entry/Check.jsx";
import { draftOf } from "../entry/draft.js";
import { errorWords, signed, toldOf, warningWords } from "../entry/told.js";
import { Seat } from "../Seat.jsx";
import { lineWords } from "./lineWords.js";
import { Signed } from "./Signed.jsx";

/** The check says the first two, and who was given −200 stands below with the reason. */
const SAID_ELSEWHERE = ["absent", "void", "on-purpose"];

export function Lines({ table, row }) {
  const { columns, nameOf } = table;
  const { entry, value, cells } = row;
  const draft = draftOf(entry);
  const { wrong, missing, warnings: all } = toldOf({ value, code: null }, draft);
  const warnings = all.filter(({ code }) => !SAID_ELSEWHERE.includes(code));
  return (
    <section class="game-lines" data-testid="game-lines">
      <ul>
        {draft.lines.map((line) => (
          <li key={line.person} data-testid={`line-${line.person}`}>
            <Seat column={columnOf(columns, line.person)} nameOf={nameOf} />
            <span class="line-words">{lineWords(line, cells[line.person]?.reason)}</span>
            <span class="line-score digits">
              {cells[line.person] ? signed(cells[line.person].score) : "–"}
            </span>
          </li>
        ))}
      </ul>
      {value && <Check value={value} nameOf={nameOf} />}
      {[...wrong, ...missing].map((one) => (
        <Notice key={one.code} tone="stop" title={errorWords(one, nameOf)} />
      ))}
      {warnings.length > 0 && (
        <ul class="game-warnings">
          {warnings.map((one) => (
            <li key={`${one.code}${one.people}`}>{warningWords(one, nameOf)}</li>
          ))}
        </ul>
      )}
      {!value && <p class="soft">{t("rummikub-table-state-unknown")}</p>}
      <Signed version={entry} />
    </section>
  );
}

function columnOf(columns, person) {
  return columns.find((one) => one.person === person) ?? { person, seat: null, here: false };
}
