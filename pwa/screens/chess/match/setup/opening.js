/** What a match is opened with: its settings, who plays which colour, how that was drawn, and what was checked. */
import { zeroNow } from "../clock.js";
import { CHECKS } from "./checks.js";
import { newSeed } from "./draw.js";

/**
 * @param {{config: object, players: {person?: number, name: string}[], draw: {by: string, seed?: string, white: 0|1}, ticked: string[], table?: number}} setup
 * @returns {object} the body of `match.open`
 */
export function openingOf({ config, players, draw, ticked, table }) {
  const [one, other] = players.map(kept);
  const [white, black] = draw.white === 0 ? [one, other] : [other, one];
  return {
    game: "chess",
    config: { ...config, cover_seed: newSeed() },
    players: { white, black },
    ...(table && { table }),
    draw: {
      by: draw.by,
      ...(draw.by === "app" && { seed: draw.seed }),
      white: white.person ?? white.name,
    },
    checks: CHECKS.filter((one) => ticked.includes(one)),
    at_zero: zeroNow(),
  };
}

/** A name in another script is the competition's to tell, by the number. */
function kept({ person, name }) {
  return person === undefined ? { name } : { person, name };
}
