/** Games that are half entered, kept on this phone from the first key on, so that a reload, a call or an empty battery loses none. */
import { recall, remember, seatKey } from "../../../../store/preferences.js";

const where = (competition) => seatKey("games", competition);
const nameOf = (stream, game) => `${stream}/${game}`;

function allOf(competition) {
  try {
    return JSON.parse(recall(where(competition))) ?? {};
  } catch {
    return {};
  }
}

/** @returns {import("./draft.js").Draft|null} */
export function keptDraft(competition, stream, game) {
  return allOf(competition)[nameOf(stream, game)] ?? null;
}

export function keepDraft(competition, stream, game, draft) {
  const kept = { ...allOf(competition), [nameOf(stream, game)]: draft };
  remember(where(competition), JSON.stringify(kept));
}

export function dropDraft(competition, stream, game) {
  const { [nameOf(stream, game)]: _, ...kept } = allOf(competition);
  remember(where(competition), JSON.stringify(kept));
}

/** @returns {number[]} the games of a table that are half entered on this phone */
export function begunGames(competition, stream) {
  const start = `${stream}/`;
  return Object.keys(allOf(competition))
    .filter((name) => name.startsWith(start))
    .map((name) => Number(name.slice(start.length)));
}
