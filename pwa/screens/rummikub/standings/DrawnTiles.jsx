/** Tiles drawn to break a tie, written down by the referee: a person, then the number on the tile. */
import { useState } from "preact/hooks";
import { Notice } from "../../../parts/Notice.jsx";
import { PersonName } from "../../../parts/PersonName.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { NUMBERS, nextToDraw, tileOf } from "./tie.js";

export function DrawnTiles({ event, stage, tie, who }) {
  const [chosen, choose] = useState(null);
  const [error, fail] = useState(null);
  const person = tie.tied.includes(chosen) ? chosen : nextToDraw(tie);

  async function write(number) {
    fail(null);
    try {
      const body = { stage: stage.stage, number };
      await append({ stream: event, kind: "tie.draw", subject: { person }, body });
      choose(null);
    } catch (problem) {
      fail(problem);
    }
  }

  return (
    <section class="rk-drawn" aria-labelledby="rk-drawn">
      <h3 id="rk-drawn">{t("rummikub-standings-drawn-title")}</h3>
      <p class="soft small">{t("rummikub-standings-drawn-means")}</p>
      {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
      <div class="rk-people">
        {tie.tied.map((one) => (
          <button
            key={one}
            type="button"
            class="rk-pick"
            aria-pressed={one === person}
            data-testid={`draw-for-${one}`}
            onClick={() => choose(one)}
          >
            <PersonName person={who(one)} number={false} />
            <strong class="digits">{tileOf(tie, one) ?? "–"}</strong>
          </button>
        ))}
      </div>
      <div class="rk-numbers">
        {NUMBERS.map((number) => (
          <button
            key={number}
            type="button"
            class="choice-option digits"
            data-testid={`drawn-${number}`}
            onClick={() => write(number)}
          >
            {number}
          </button>
        ))}
      </div>
    </section>
  );
}
