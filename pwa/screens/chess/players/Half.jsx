/** One player's half: whose it is, what to do now in one sentence, the figure that matters, the others smaller; in that player's language. */

import { wordsIn } from "../../../words/beside.js";
import { languages } from "../../../words/words.js";
import { lineFor } from "./lines.js";
import { figuresFor } from "./tiles.js";

const NOT_OPENED = {
  tone: "calm",
  title: ["chess-view-not-opened"],
  note: ["chess-view-not-opened-note"],
};
const NO_FIGURES = { large: null, tiles: [] };

export function Half({ player, players, replay, face, turned, language, onLanguage }) {
  const say = wordsIn(language);
  if (!say) return <section class="players-half" lang={language} />;
  const sides = { white: say("chess-view-side-white"), black: say("chess-view-side-black") };
  const said = ([id, args = {}]) => say(id, args.side ? { ...args, side: sides[args.side] } : args);
  const { tone, title, note } = replay ? lineFor(replay, player) : NOT_OPENED;
  const { large, tiles } = replay ? figuresFor(replay, face, player) : NO_FIGURES;
  const languageName = languages.find(({ id }) => id === language).name;
  return (
    <section
      class={`players-half players-${tone} ${turned ? "players-away" : ""}`.trim()}
      lang={language}
      aria-label={sides[player]}
      data-testid={`half-${player}`}
    >
      <div class="players-inside">
        <header class="players-who">
          <span class={`players-disc players-disc-${player}`} aria-hidden="true" />
          <span class="players-name">
            <strong>{sides[player]}</strong> {players?.[player]?.name}
          </span>
          <button
            type="button"
            class="players-language"
            data-testid={`language-${player}`}
            aria-label={say("chess-view-language", { language: languageName })}
            onClick={onLanguage}
          >
            {languageName}
          </button>
        </header>
        <div class="players-face">
          <h2 class="players-title">{said(title)}</h2>
          {note && <p class="players-note">{said(note)}</p>}
          {large && (
            <dl>
              <Figure figure={large} said={said} className="players-large" />
            </dl>
          )}
        </div>
        {tiles.length > 0 && (
          <dl class="players-tiles">
            {tiles.map((figure) => (
              <Figure key={figure.key} figure={figure} said={said} className="players-tile" />
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

function Figure({ figure, said, className }) {
  const { key, label, text, hurry } = figure;
  return (
    <div class={`${className} ${hurry ? "players-hurry" : ""}`.trim()} data-figure={key}>
      <dt>{said(label)}</dt>
      <dd class="digits">{text}</dd>
    </div>
  );
}
