/** Between the halves: who sits where, and the way out. Nothing here acts on the match. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../words/words.js";

export function Bar({ choices, frame, onLeave, said }) {
  const [full, toggleFull] = useFullScreen(frame);
  const { layout, turn, swap } = choices;
  return (
    <div class="players-bar">
      <p class="players-said" role="status">
        {said}
      </p>
      <div class="players-acts">
        <button type="button" data-testid="players-leave" onClick={onLeave}>
          {t("chess-view-leave")}
        </button>
        <button type="button" data-testid="players-swap" onClick={swap}>
          {t("chess-view-swap")}
        </button>
        <button type="button" data-testid="players-turn" onClick={turn}>
          {layout === "turned" ? t("chess-view-beside") : t("chess-view-turned")}
        </button>
        {document.fullscreenEnabled && (
          <button type="button" data-testid="players-full" onClick={toggleFull}>
            {full ? t("chess-view-full-off") : t("chess-view-full")}
          </button>
        )}
      </div>
    </div>
  );
}

function useFullScreen(frame) {
  const [full, set] = useState(false);
  useEffect(() => {
    const look = () => set(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => {
      document.removeEventListener("fullscreenchange", look);
      if (document.fullscreenElement) document.exitFullscreen();
    };
  }, []);
  const toggle = () => {
    const done = full ? document.exitFullscreen() : frame.current.requestFullscreen();
    done.catch(() => set(document.fullscreenElement !== null)); // the browser said no: the view is the same
  };
  return [full, toggle];
}
