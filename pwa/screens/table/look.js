/** A card as it would be if it were saved now: what the rules make of each attempt, and what a person should look at again. */
import { paperBody } from "../../parts/result-field/bodies.js";
import { sheetRequest } from "../../parts/result-field/rows.js";
import { isWhole, resultOf } from "../../parts/result-field/typed.js";
import { resultsOfOthers } from "../judge/card/around.js";
import { questionOf } from "../judge/entry/entry.js";

/**
 * @typedef {object} Look
 * @property {{slot: number, body: object, value?: number, text?: string, flags?: string[], causes?: string[]}[]} read typed attempts
 * @property {number|null} refused an attempt that the rules do not take
 * @property {{what: string, slot: number}[]} doubts of `card.doubts`
 * @property {number} average of the whole card, 0 where there is none
 * @property {boolean} unchecked the rules could not be asked
 */

/**
 * @param {(request: object) => Promise<any>} call the rules
 * @param {object} terms what the rules must know of the round
 * @param {object[]} slots of the card as it stands
 * @param {import('./draft.js').Draft} draft
 * @param {{field: number[], before: number[]}} beside results of others, and the card before
 * @returns {Promise<Look>}
 */
export async function lookAt(call, terms, slots, draft, beside) {
  const typed = [...draft].filter(([, one]) => isWhole(one)).sort(([a], [b]) => a - b);
  const bodiesBy = (rows) =>
    typed.map(([slot, one]) => ({ slot, body: paperBody(resultOf(terms.event), one, rows) }));
  try {
    const added = typed.some(([, { plus2 }]) => plus2);
    const bodies = bodiesBy(added ? (await call(sheetRequest(terms))).penalties : null);
    const read = await Promise.all(bodies.map((one) => readOne(call, terms, one)));
    const refused = read.find((one) => one.code)?.slot ?? null;
    const attempts = slots.map(({ slot, value }) => {
      return read.find((one) => one.slot === slot)?.value ?? value ?? 0;
    });
    const { edition, event, format, cutoff, unofficial } = terms;
    const card = { edition, event, format, attempts, unofficial };
    const [{ doubts }, { average }] = await Promise.all([
      call({ call: "card.doubts", ...card, cutoff, whole: true, ...beside }),
      call({ call: "round.result", ...card }),
    ]);
    return { read, refused, doubts, average, unchecked: false };
  } catch (error) {
    if (error.code !== "rules-unavailable") throw error;
    return { read: bodiesBy(null), refused: null, doubts: [], average: 0, unchecked: true };
  }
}

async function readOne(call, terms, { slot, body }) {
  try {
    const said = await call(questionOf(terms, body));
    return { slot, body, value: body.value, ...said };
  } catch (error) {
    if (error.code !== "bad-argument") throw error;
    return { slot, body, code: error.code };
  }
}

/** Results of the others in a round, to hold a first attempt against; and the attempts of the card that was typed before. */
export function besideOf(board, person, before) {
  const last = before !== person && board?.cards.find((card) => card.person === before);
  return {
    field: resultsOfOthers(board, person),
    before: last ? last.slots.map(({ value }) => value) : [],
  };
}
