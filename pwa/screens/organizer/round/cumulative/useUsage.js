/** What the rules say of each person's attempts under a shared limit; asked one after the other, and only anew where something has changed. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { call } from "../../../../rules/client.js";

const MOST = 2_000; // answers that are remembered
const answers = signal(new Map());

/**
 * @param {Map<number, object>} questions by person
 * @returns {Map<number, object>} replies of `limits.check` by person, as far as they are there
 */
export function useUsage(questions) {
  const keys = [...questions].map(([person, question]) => [person, JSON.stringify(question)]);
  const asked = JSON.stringify(keys);

  useEffect(() => {
    let wanted = true;
    askAll(keys, () => wanted);
    return () => {
      wanted = false;
    };
  }, [asked]);

  const known = answers.value;
  return new Map(
    keys.filter(([, key]) => known.has(key)).map(([person, key]) => [person, known.get(key)]),
  );
}

async function askAll(keys, isWanted) {
  const found = new Map(answers.peek().size > MOST ? [] : answers.peek());
  let told = found.size;
  for (const [, key] of keys) {
    if (found.has(key)) continue;
    const reply = await call(JSON.parse(key)).catch(() => null);
    if (!isWanted()) return;
    if (reply) found.set(key, reply);
    if (found.size - told < 20) continue; // a long list fills in steps
    told = found.size;
    answers.value = new Map(found);
  }
  answers.value = found;
}
