/** The cards typed here, the latest first: each is kept while the next one is being typed already. */
import { useRef, useState } from "preact/hooks";
import { keepCard } from "./keep.js";

const most = 8;

/**
 * @typedef {object} Step
 * @property {number} key
 * @property {object} person
 * @property {object[]} typed what was typed, for typing it again if it could not be kept
 * @property {'saving'|'done'|'failed'} state
 * @property {import('./acts.js').Act[]} acts once it is done
 * @property {string|null} code of the fault
 */

/** @returns {{trail: Step[], hand: (person: object, typed: object[]) => void, drop: (key: number) => void}} */
export function useTrail(round) {
  const [trail, setTrail] = useState([]);
  const count = useRef(0);
  const turn = useRef(Promise.resolve());

  const note = (key, change) =>
    setTrail((now) => now.map((step) => (step.key === key ? { ...step, ...change } : step)));

  const keep = (key, person, typed) =>
    keepCard(round, person.number, typed).then(
      (acts) => note(key, { state: "done", acts }),
      (error) => {
        console.error(error);
        note(key, { state: "failed", code: error.code ?? null });
      },
    );

  const hand = (person, typed) => {
    count.current += 1;
    const key = count.current;
    const step = { key, person, typed, state: "saving", acts: [], code: null };
    setTrail((now) => [
      step,
      ...now.filter(({ state }, place) => state !== "done" || place < most - 1),
    ]);
    turn.current = turn.current.then(() => keep(key, person, typed));
  };

  const drop = (key) => setTrail((now) => now.filter((step) => step.key !== key));
  return { trail, hand, drop };
}
