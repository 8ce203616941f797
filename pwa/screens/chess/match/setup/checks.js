/** What an arbiter has seen with their own eyes before a match begins; each blocks until it is ticked. */

export const CHECKS = ["cubes", "covers", "scrambles", "board", "format", "draw"];

/** Before White is drawn; the draw itself is looked at after it. */
export const BEFORE_DRAW = CHECKS.filter((one) => one !== "draw");

/**
 * What still keeps a match from being opened, in the order in which it is done.
 * @param {{wrong: string[], names: string[], ticked: string[], white: 0|1|null}} setup
 * @returns {("settings"|"names"|"same-name"|"checks"|"white"|"draw")[]}
 */
export function missing({ wrong, names, ticked, white }) {
  const [one, other] = names.map((name) => name.trim());
  const found = [];
  if (wrong.length) found.push("settings");
  if (!one || !other) found.push("names");
  else if (one === other) found.push("same-name");
  if (BEFORE_DRAW.some((check) => !ticked.includes(check))) found.push("checks");
  if (white === null) found.push("white");
  else if (!ticked.includes("draw")) found.push("draw");
  return found;
}

/** Whether White may be drawn: all that comes before is done. */
export function mayDraw(found) {
  return found.every((one) => ["white", "draw"].includes(one));
}
