/** People by family name, as they are looked up at a desk. */
import { shownName } from "../../../parts/PersonName.jsx";
import { language } from "../../../words/words.js";

const LATIN = /^\p{Script=Latin}/u;

/** The name to look somebody up by: the family name first, which comes last in Latin letters. */
export function sortName(name) {
  if (!LATIN.test(name)) return name;
  const words = name.trim().split(/\s+/);
  return [words.at(-1), ...words.slice(0, -1)].join(" ");
}

/** @param {{number: number, name: string, local_name?: string}[]} people @returns the same, sorted in the order of the reader's language */
export function byName(people) {
  const { compare } = new Intl.Collator(language.value, { sensitivity: "base", numeric: true });
  return people
    .map((person) => ({ person, name: sortName(shownName(person)) }))
    .sort((a, b) => compare(a.name, b.name) || a.person.number - b.person.number)
    .map(({ person }) => person);
}
