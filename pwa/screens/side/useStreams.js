/** Which streams of side events a phone knows of: those that the server named, and those that were begun here and wait to be sent. */
import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { connected } from "../../store/db.js";
import { kit, refreshKit } from "../../store/kit.js";
import { unsent } from "../../store/outbox.js";
import { GAMES } from "./games.js";
import { gameOf } from "./streams.js";

const AGAIN_MS = 20_000; // somebody else may have begun a match or a table

/**
 * @param {import("./streams.js").Game} [game] the one that is wanted; else all
 * @returns {string[]} sorted names of events, matches and tables; a game's first event always, so that it is followed from its beginning
 */
export function useStreams(id, game) {
  const [own, setOwn] = useState([]);

  useEffect(() => {
    const look = () => refreshKit().catch(() => {}); // without a network the kit at hand is the right one
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => clearInterval(timer);
  }, [id]);

  useEffect(
    () =>
      effect(() => {
        unsent.value; // whatever is entered here counts it up
        begunHere(id).then(setOwn, () => {});
      }),
    [id],
  );

  const named = kit.value?.competition.id === id ? kit.value.streams : [];
  const games = game ? [game] : Object.keys(GAMES);
  const ours = [...named, ...own].filter((name) => games.includes(gameOf(name)));
  return [...new Set([...games, ...ours])].sort();
}

async function begunHere(id) {
  const rows = await connected((db) => db.getAllFromIndex("outbox", "waiting"));
  return rows.filter((row) => row.competition === id).map((row) => row.stream);
}
