/** The standings across a hall: as many as can be read from the back, page after page by itself. Esc or a tap ends it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { PersonName } from "../../../parts/PersonName.jsx";
import { useAwake } from "../../../parts/useAwake.js";
import { t } from "../../../words/words.js";
import { Mark } from "./Mark.jsx";
import { pagesOf } from "./pages.js";
import { stageName } from "./stageName.js";
import { lineOf, markOf, signed } from "./stages.js";
import "./big-screen.css";

const A_PAGE = 10;
const TURN_MS = 12_000;

export function BigScreen({ fold, stage, cut, away, who, onClose }) {
  const dialog = useRef(null);
  const [turn, next] = useState(0);
  const pages = pagesOf(stage.rows, A_PAGE);
  const at = turn % pages.length;
  const line = lineOf(stage, cut, away);
  useAwake();

  useEffect(() => {
    dialog.current.showModal();
  }, []);
  useEffect(() => {
    const timer = setInterval(() => next((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <dialog
      ref={dialog}
      class="big-screen"
      aria-labelledby="rk-big"
      data-testid="big-screen"
      onCancel={onClose}
      onClose={onClose}
    >
      <header>
        <h2 id="rk-big">{fold.plan.name}</h2>
        <p>
          {stageName(stage)}
          {pages.length > 1 && (
            <span class="digits">
              {" "}
              · {t("rummikub-standings-page", { page: at + 1, of: pages.length })}
            </span>
          )}
        </p>
        <Button tone="quiet" onClick={onClose}>
          {t("app-close")}
        </Button>
      </header>
      <ol>
        {pages[at].map((row) => {
          const mark = markOf(stage, cut, row.person, away);
          return (
            <li
              key={row.person}
              class={stage.rows[line?.after - 1] === row ? "big-cut" : ""}
              data-testid={`big-${row.person}`}
            >
              <span class="big-rank digits">{row.rank}</span>
              <PersonName person={who(row.person)} number={false} />
              <span class="big-mark">{mark && <Mark mark={mark} />}</span>
              <span class="big-wins digits">
                {row.wins}
                <small>{t("rummikub-standings-wins-unit", { count: row.wins })}</small>
              </span>
              <span class="big-points digits">{signed(row.points)}</span>
            </li>
          );
        })}
      </ol>
    </dialog>
  );
}
