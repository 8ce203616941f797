/** Two halves, each towards its player, over the whole screen; a bar between them that changes nothing but this view. */

import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { useNow } from "../../../parts/clock/useNow.js";
import { useAwake } from "../../../parts/useAwake.js";
import { t } from "../../../words/words.js";
import { runs } from "../match/face.js";
import { listsHref } from "../views.js";
import { Bar } from "./Bar.jsx";
import { useChoices } from "./choices.js";
import { Half } from "./Half.jsx";
import { useWatched } from "./useWatched.js";
import "./players.css";

const OTHER = { white: "black", black: "white" };

export function PlayersView({ id, fold, offline }) {
  const { route } = useLocation();
  const dialog = useRef(null);
  const frame = useRef(null);
  const watched = useWatched(fold);
  const choices = useChoices();
  const replay = watched.replay.value;
  useAwake();
  useNow(replay !== null && runs(replay));

  useEffect(() => {
    document.title = `${t("chess-view-title")} · Matside`;
    dialog.current.showModal();
    dialog.current.focus();
  }, []);

  const leave = () => route(listsHref(id));
  const face = watched.faceNow();
  const half = (player, turned) => (
    <Half
      player={player}
      players={fold?.match?.players}
      replay={replay}
      face={face}
      turned={turned}
      language={choices.languages[player]}
      onLanguage={() => choices.nextLanguage(player)}
    />
  );
  const { near, layout } = choices;
  return (
    <dialog
      ref={dialog}
      class="players"
      tabIndex={-1}
      aria-label={t("chess-view-title")}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div ref={frame} class={`players-frame players-${layout}`} data-testid="players-view">
        {half(OTHER[near], layout === "turned")}
        <Bar choices={choices} frame={frame} onLeave={leave} said={saidOf(fold, offline)} />
        {half(near, false)}
      </div>
    </dialog>
  );
}

/** The one thing that is wrong, where something is. */
function saidOf(fold, offline) {
  if (fold?.branches?.length > 1) return t("chess-view-forked");
  return offline ? t("chess-view-offline") : null;
}
