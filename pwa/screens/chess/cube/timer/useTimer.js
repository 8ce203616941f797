/** The StackMat at a player's side during a cube phase: told where the match is, and its time entered once, by itself. */
import { useEffect, useLayoutEffect } from "preact/hooks";
import { sourceOf } from "../../../../devices/sources.js";
import { tell, timerAt } from "../../../../devices/station/index.js";
import { phaseName, running } from "../phase/story.js";
import { readingOf, toldOnTheWay } from "./reading.js";

const NOWHERE = { phase: null, state: null };
/** Where the match was when each side's timer was last told, and which times were entered: for as long as the page lives. */
const where = new Map();
const entered = new Set();

/**
 * @param {{match: object, replay: object, player: 'white'|'black', place: 'left'|'right', on: boolean}} at
 * @returns {{timer: object, standing: ReturnType<typeof readingOf>, take: () => Promise<object>}} `standing`: a time that could stop this player's cube but did not by
 *   itself, because the event was taken back or nobody knows whose it is
 */
export function useTimer({ match, replay, player, place, on }) {
  const timer = timerAt(place).value;
  const phase = `${match.stream} ${phaseName(replay)}`;
  const side = replay.cube[player];

  useLayoutEffect(() => {
    const now = { phase, state: replay.state };
    const told = toldOnTheWay(where.get(place) ?? NOWHERE, now, timerAt(place).peek().model.state);
    where.set(place, now);
    if (told) tell(place, told);
  }, [phase, replay.state, place]);

  useEffect(() => {
    if (side.verdict) tell(place, "signed"); // a reset is in order now
  }, [side.verdict, place]);

  const practises = sourceOf(timer.source)?.practice; // no match takes a time from a recording
  const reading = on && !practises ? readingOf(timer) : null;
  const open = replay.state === "CUBE_RUN" && !replay.paused && running(side);
  const key = reading && `${phase} ${place} ${reading.cs}`;
  const take = () => {
    entered.add(key);
    tell(place, "taken");
    const { cs, timer: told } = reading;
    return match.act({ do: "stop", player, cs }, { timer: { [player]: told } });
  };

  useEffect(() => {
    if (open && reading?.own && !entered.has(key)) take();
  }, [open, key, reading?.own]);

  const standing = open && reading && (!reading.own || entered.has(key)) ? reading : null;
  return { timer, standing, take };
}
