/** Whose turn it is and what is left of it, the largest things on the screen; the whole lower half says that the turn is over. */
import { useState } from "preact/hooks";
import { t } from "../../../words/words.js";
import { letGo, useKeys } from "../../side/useKeys.js";
import { Last } from "./Last.jsx";
import { LastTileSheet } from "./LastTileSheet.jsx";
import { nextOf } from "./turns.js";
import { leftText } from "./words.js";

const SHORT = 3; // characters that fit the screen at their largest

export function Turn({ clock, name, terms, face }) {
  const { turns, tap } = clock;
  const [asks, ask] = useState(false);
  const next = nextOf(turns);
  const near = face.left <= 1000 * terms.warn;
  const over = () => tap("over");
  useKeys({ " ": over });
  const acts = [
    ["out", () => tap("out")],
    ["stop", () => tap("stop")],
    ...(turns.last ? [] : [["last-tile", () => ask(true)]]),
  ];
  return (
    <div class="turns-turn">
      <Face turns={turns} name={name} near={near} left={face.left} terms={terms} />
      <Last turns={turns} name={name} />
      <button
        type="button"
        class="turns-zone"
        data-zone
        data-testid="turn-over"
        onClick={(event) => {
          letGo(event);
          over();
        }}
      >
        <strong>
          {t("rummikub-clock-turn-over")} <kbd>{t("side-key-space")}</kbd>
        </strong>
        <span>
          {next === null
            ? t("rummikub-clock-then-end")
            : t("rummikub-clock-then", { who: name(next) })}
        </span>
      </button>
      <div class={`acts turns-acts turns-acts-${acts.length}`}>
        {acts.map(([what, does]) => (
          <button
            key={what}
            type="button"
            class={`act turns-act-${what}`}
            data-testid={`act-${what}`}
            onClick={(event) => {
              letGo(event);
              does();
            }}
          >
            {t(`rummikub-clock-act-${what}`)}
          </button>
        ))}
      </div>
      {asks && (
        <LastTileSheet
          turns={turns}
          name={name}
          onClose={() => ask(false)}
          onChoose={(person) => {
            ask(false);
            tap("last-tile", { person });
          }}
        />
      )}
    </div>
  );
}

/** @param {{still?: boolean}} props whether the time stands */
export function Face({ turns, name, near, left, still = false, terms }) {
  const text = leftText(left);
  const word = still ? "rummikub-clock-stands" : near ? "rummikub-clock-near" : null;
  return (
    <div class={`turns-face ${near ? "turns-near" : ""} ${still ? "turns-still" : ""}`.trim()}>
      <p class="turns-on" role="status" data-testid="on-turn" data-person={turns.on}>
        {t("rummikub-clock-on", { who: name(turns.on) })}
      </p>
      <p
        class={`turns-left digits ${text.length > SHORT ? "turns-left-long" : ""}`.trim()}
        role="timer"
        data-testid="left"
        data-ms={left}
      >
        {text}
      </p>
      <p class="turns-said" role="status" data-testid="said">
        {word ? t(word, { seconds: terms.warn }) : "\u00a0"}
      </p>
    </div>
  );
}
