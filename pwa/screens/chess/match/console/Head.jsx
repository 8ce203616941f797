/** The console's one line on top: the way back, which part of what, pause, and the rest. */
import { t } from "../../../../words/words.js";
import { letGo } from "../../../side/useKeys.js";
import { ruleName } from "../setup/Settings.jsx";

export function Head({ match, replay, back, onPause, onMore }) {
  const { ruleset, format } = match.config;
  const press = (does) => (event) => {
    letGo(event);
    does();
  };
  return (
    <header class="console-head">
      <a class="page-back" href={back.href}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3L5 8l5 5" />
        </svg>
        <span class="hidden-words">{back.label}</span>
      </a>
      <h1>
        {t("chess-play-part", { part: replay.part })}{" "}
        <small>
          {ruleName(ruleset)} {format}
        </small>
      </h1>
      {onPause && (
        <button type="button" class="console-tool" data-testid="pause" onClick={press(onPause)}>
          {t("chess-play-pause")}
          <kbd>P</kbd>
        </button>
      )}
      <button type="button" class="console-tool" data-testid="more" onClick={press(onMore)}>
        {t("chess-play-more-short")}
      </button>
    </header>
  );
}
