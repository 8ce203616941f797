/** For which attempts each of these people would get a DNS, as the rules say it; null until they have answered. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../rules/client.js";
import { slotsForDns } from "./noShows.js";

/**
 * @param {object} opening body of the `round.open` in force
 * @param {{person: number, slots: object[]}[]} cards
 * @returns {Map<number, number[]>|null} by person; who needs none is not in it
 */
export function useDnsSlots(opening, cards) {
  const asked = JSON.stringify(cards.map(({ person, slots }) => [person, valuesOf(slots)]));
  const [found, setFound] = useState({ asked: null, slots: null });

  useEffect(() => {
    let wanted = true;
    const settle = (slots) => wanted && setFound({ asked, slots });
    find(opening, JSON.parse(asked)).then(settle, () => settle(null));
    return () => {
      wanted = false;
    };
  }, [opening, asked]);

  return found.asked === asked ? found.slots : null;
}

async function find(opening, people) {
  const answers = new Map(); // most cards are alike: nobody came
  const nextSlot = (values) => {
    const key = values.join();
    if (!answers.has(key)) answers.set(key, ask(opening, values));
    return answers.get(key);
  };
  const found = new Map();
  for (const [person, values] of people) {
    const slots = await slotsForDns(values, nextSlot);
    if (slots.length) found.set(person, slots);
  }
  return found;
}

async function ask({ edition, event, format, cutoff, unofficial }, attempts) {
  const request = { call: "round.next", edition, event, format, attempts };
  if (cutoff) request.cutoff = cutoff;
  if (unofficial) request.unofficial = true;
  return (await call(request)).slot;
}

function valuesOf(slots) {
  return slots.map(({ value }) => value);
}
