/** What the rules are asked about a result that is handed over, and whether they still have to answer. */

/**
 * The attempt as a line for `card.signatures`.
 * @param {{slot: number, op: string, body: object|null}} handed
 * @param {object} line of the board, which knows best as soon as it tells of this entry
 * @param {object|null} result the rules' own of the body
 * @returns {object|null} null while nobody can tell
 */
export function lineOf({ slot, op, body }, line, result) {
  const base = { slot, status: "recorded", judge: true, penalty: penalized(body) };
  if (line?.op === op && line.status === "recorded")
    return { ...base, value: line.value, reading_cs: line.reading_cs ?? 0 };
  if (body?.value !== undefined) return { ...base, value: body.value };
  if (result?.value === undefined) return null;
  return { ...base, value: result.value, reading_cs: result.reading_cs ?? 0 };
}

/** A penalty in cubes, which no value shows. */
function penalized(body) {
  return Boolean(body?.attempted !== undefined && body.penalties?.length);
}

/** The competitor's hand, if the edition asks for one: a row of the reply. */
export function handAsked(row) {
  return row?.asked.find(({ form }) => form === "hand") ?? null;
}

/**
 * Whom a badge or typed words name: their number, WCA ID or name, alone or at the end of a link.
 * @returns {'self'|'other'|'nobody'}
 */
export function whoIs(text, person, people) {
  const words = text
    .trim()
    .split(/[/?#=]/)
    .at(-1);
  const named = people.filter((one) => names(one, words));
  if (names(person, words)) return "self";
  return named.length ? "other" : "nobody";
}

function names({ number, name, local_name: local, wca_id: id }, words) {
  const said = plain(words);
  return said !== "" && [`${number}`, name, local, id].some((one) => one && plain(one) === said);
}

function plain(text) {
  return text.normalize("NFKC").replace(/\s+/g, "").toLowerCase();
}
