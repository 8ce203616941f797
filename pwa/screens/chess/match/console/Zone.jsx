/** A player's side of the arbiter: name, colour, counted moves of the quota; the whole of it is *move made* while that player is on move. */
import { t } from "../../../../words/words.js";
import { letGo } from "../../../side/useKeys.js";
import { playerName, sideName } from "../sides.js";
import { clockText } from "./times.js";

const SIGN = { white: "♔", black: "♚" };

export function Zone({ match, side, replay, face, onMove }) {
  const on = replay.on_move === side;
  const counts = replay.counts[side];
  const name = playerName(match.opened, side);
  const zone = (
    <>
      <span class="zone-who">
        <span class="zone-colour">
          <span aria-hidden="true">{SIGN[side]}</span> {sideName(side)}
        </span>
        <span class="zone-name">{name}</span>
      </span>
      <Quota counts={counts} quota={replay.quota} />
      {face.clocks_ms && (
        <span
          class="zone-clock digits"
          data-testid={`clock-${side}`}
          data-ms={face.clocks_ms[side]}
        >
          {clockText(face.clocks_ms[side])}
          {face.clocks_ms[side] <= 0 && <small>{t("chess-play-clock-zero")}</small>}
        </span>
      )}
      <span class="zone-does">
        {doesNow(replay, on, onMove)}
        {onMove && <kbd>{t("side-key-space")}</kbd>}
      </span>
    </>
  );
  const names = `zone zone-${side} ${on ? "zone-on" : ""}`;
  if (!onMove) {
    return (
      <div class={names} data-testid={`zone-${side}`}>
        {zone}
      </div>
    );
  }
  const press = (event) => {
    letGo(event);
    onMove();
  };
  return (
    <button type="button" class={names} data-zone data-testid={`zone-${side}`} onClick={press}>
      {zone}
    </button>
  );
}

/** What the player does, or what a tap says; nothing where nobody is on move. */
function doesNow({ state }, on, onMove) {
  if (onMove) return t("chess-play-moved");
  if (on) return t("chess-play-on-move");
  return state === "PLAY" ? t("chess-play-waits") : "";
}

/** *3 of 6*, as digits and as that many marks. */
function Quota({ counts, quota }) {
  return (
    <span class="zone-quota">
      <span class="zone-count digits" data-testid="count">
        {counts}/{quota}
      </span>
      <span class="zone-pips" aria-hidden="true">
        {Array.from({ length: quota }, (_, at) => (
          <i key={at} class={at < counts ? "pip-full" : ""} />
        ))}
      </span>
    </span>
  );
}
