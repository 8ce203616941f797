/** Says when a limit is near and when it is over: aloud or by a tone, and for the hand, as this device is set. The words stand on the screen anyway. */
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../../../parts/clock/announce.js";
import { t } from "../../../../words/words.js";
import { useFace } from "../useFace.js";
import { happened } from "./said.js";
import { nearOf, overOf, warns } from "./warnings.js";

export function Warnings({ match, replay }) {
  const near = nearOf(useFace(match), replay, match.config);
  const over = overOf(replay);
  const said = useRef(over?.id);

  useEffect(() => {
    if (near.move && warns.peek()) announce(t("chess-play-near-move"));
  }, [near.move]);
  useEffect(() => {
    if (near.part && warns.peek()) announce(t("chess-play-near-part"));
  }, [near.part]);
  useEffect(() => {
    if (over?.id === said.current) return;
    said.current = over?.id;
    if (over && !over.late && warns.peek()) announce(happened(over.entry), true);
  }, [over?.id]);

  return null;
}
