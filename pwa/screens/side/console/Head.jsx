/** A console's one line on top: the way back, what it is of, pause, and the rest. */
import { t } from "../../../words/words.js";
import { letGo } from "../useKeys.js";

/** @param {{back: {href: string, label: string}, small?: any, onPause?: (() => void)|null, onMore?: () => void}} props `small` beside the title, the children */
export function Head({ back, small, onPause, onMore, children }) {
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
        {children} {small && <small>{small}</small>}
      </h1>
      {onPause && (
        <button type="button" class="console-tool" data-testid="pause" onClick={press(onPause)}>
          {t("side-pause")}
          <kbd>P</kbd>
        </button>
      )}
      {onMore && (
        <button type="button" class="console-tool" data-testid="more" onClick={press(onMore)}>
          {t("side-more-short")}
        </button>
      )}
    </header>
  );
}
