/** Says when a limit is near and when it is over: aloud or by a tone, and for the hand, as this device is set. The words stand on the screen anyway. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { announce, loosen } from "../../../../parts/clock/announce.js";
import { recall, remember } from "../../../../store/preferences.js";
import { t } from "../../../../words/words.js";
import { happened } from "./said.js";

const KEY = "matside-chess-warnings";
export const NEAR_MS = 5_000;
const LATE_MS = 2_000; // later than this a warning misleads, as after a locked screen
const OVER = ["lost", "part-time", "parry"];

/** @type {import('@preact/signals').Signal<boolean>} whether this device warns at all */
export const warns = signal(recall(KEY) !== "off");

export function setWarns(on) {
  warns.value = on;
  remember(KEY, on ? "on" : "off");
  if (on) loosen();
}

/** Whether a limit has its last seconds: not one that is as short itself. */
export function isNear(ms, whole) {
  return ms !== null && ms <= NEAR_MS && ms > 0 && whole > NEAR_MS;
}

/** @param {{replay: object, face: object, now: number, config: object}} shown what the screen shows */
export function useWarnings({ replay, face, now, config }) {
  const wholes = {
    part: 1_000 * (config.part_seconds ?? 180),
    move: 1_000 * (config.move_seconds ?? 20),
  };
  const near = {
    part: face.runs && replay.phase !== "PARRY" && isNear(face.part_ms, wholes.part),
    move: face.runs && isNear(face.move_ms, wholes.move),
  };
  useEffect(() => {
    if (near.move && warns.peek()) announce(t("chess-play-near-move"));
  }, [near.move]);
  useEffect(() => {
    if (near.part && warns.peek()) announce(t("chess-play-near-part"));
  }, [near.part]);

  const over = replay.log.filter(({ what }) => OVER.includes(what));
  const last = over.at(-1);
  const id = last ? `${last.what} ${last.at_ms} ${last.times ?? 1} ${over.length}` : null;
  const said = useRef(id);
  useEffect(() => {
    if (id === said.current) return;
    said.current = id;
    const since = now - (last?.at_ms ?? 0);
    if (last && last.times !== undefined && last.times > 1) announceIfWanted(happened(last));
    else if (last && since <= LATE_MS) announceIfWanted(happened(last));
  }, [id]);
}

function announceIfWanted(words) {
  if (warns.peek()) announce(words, true);
}
