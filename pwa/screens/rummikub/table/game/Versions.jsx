/** What a game said before it was corrected: every value stays in sight, with who, when and why. */
import { t } from "../../../../words/words.js";
import { draftOf } from "../entry/draft.js";
import { lineWords } from "./lineWords.js";
import { Signed } from "./Signed.jsx";

export function Versions({ table, row }) {
  const { entry } = row;
  const earlier = (entry.versions ?? []).filter(({ op }) => op !== entry.op);
  const reason = entry.versions?.find(({ op }) => op === entry.op)?.reason;
  if (earlier.length === 0) return null;
  return (
    <section class="game-versions" aria-labelledby="versions-title" data-testid="versions">
      <h2 id="versions-title">{t("rummikub-table-versions")}</h2>
      {reason && <p>{t("rummikub-table-version-reason", { reason })}</p>}
      <ol>
        {[...earlier].reverse().map((version) => (
          <li key={version.op} class="version-card" data-testid={`version-${version.op}`}>
            <Values players={version.players} now={entry.players} nameOf={table.nameOf} />
            {version.reason && (
              <p class="small">{t("rummikub-table-version-reason", { reason: version.reason })}</p>
            )}
            <Signed version={version} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Each player's line of a version; where it differs from another one it says so. */
export function Values({ players, now, nameOf }) {
  const others = draftOf({ op: null, players: now });
  const wordsNow = (person) => {
    const line = others.lines.find((one) => one.person === person);
    return line && lineWords(line);
  };
  return (
    <dl class="version-values">
      {draftOf({ op: null, players }).lines.map((line) => {
        const differs = wordsNow(line.person) !== lineWords(line);
        return (
          <div key={line.person} class={differs ? "version-differs" : undefined}>
            <dt>{nameOf(line.person)}</dt>
            <dd class="digits">
              {lineWords(line)}
              {differs && <span class="hidden-words"> ({t("rummikub-table-differs")})</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
