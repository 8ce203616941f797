/** Finding a person by number, name or WCA ID, in any script. */

/**
 * @param {{number: number, name: string, local_name?: string, wca_id?: string}[]} people
 * @param {string} query as typed
 * @returns the people that match; an exact number first, then numbers that begin so, in order
 */
export function search(people, query) {
  const wanted = plain(query);
  if (!wanted) return people;
  const byNumber = /^\d+$/.test(wanted);
  const found = people.filter((person) =>
    byNumber ? String(person.number).startsWith(wanted) : wordsOf(person).includes(wanted),
  );
  if (!byNumber) return found;
  return found.sort((a, b) => isNumber(b, wanted) - isNumber(a, wanted) || a.number - b.number);
}

/** The one person that Enter may choose: the exact number, or the only match of a name. */
export function certain(people, query) {
  const found = search(people, query);
  if (/^\s*\d+\s*$/.test(query)) return found.find((one) => isNumber(one, plain(query))) ?? null;
  return plain(query) && found.length === 1 ? found[0] : null;
}

function isNumber(person, wanted) {
  return String(person.number) === wanted;
}

function wordsOf({ name, local_name: local, wca_id: id }) {
  return plain([name, local, id].filter(Boolean).join(" "));
}

/** Lower case without accents or spaces, so that "zoe kim" finds "Zoë Kim" and "김하나" is found with or without a space. */
function plain(text) {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/\s+/g, "")
    .toLowerCase();
}
