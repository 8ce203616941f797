/** The keys of Article 12 under a thumb: what each writes, and where a space belongs without being asked for. */

const FACES = ["R", "L", "U", "D", "F", "B"];
const STARTS = /^[a-zA-Z[]$/;

/**
 * @param {boolean} innerTurns whether the edition writes slices, middle layers and rotations in brackets, too
 * @param {boolean} small whether the faces are written small, as slices are
 * @returns {string[][]} rows of six signs
 */
export function keyRows(innerTurns, small) {
  const faces = small ? FACES.map((face) => face.toLowerCase()) : FACES;
  const rows = [faces, ["'", "2", "w", "x", "y", "z"]];
  return innerTurns ? [...rows, ["[", "]", "M", "E", "S"]] : rows;
}

/** What a key writes behind this text: a new move stands apart from the one before, a bracket keeps its letter. */
export function written(before, key) {
  const apart = STARTS.test(key) && key !== "w" && !/(^|[\s[])\d*$/.test(before);
  return apart ? ` ${key}` : key;
}

/** A text in which a key was pressed, and where the cursor stands after it. */
export function pressed(text, start, end, key) {
  const before = text.slice(0, start);
  if (key === "back") {
    // with the space that would part the next sign from its move
    const kept = start < end ? before : before.replace(/\s*\S?$|\s+$/, "");
    return { text: kept + text.slice(end), at: kept.length };
  }
  const head = before + written(before, key);
  return { text: head + text.slice(end), at: head.length };
}
