/** A typed attempt as the rules read it: what it would say as an operation, and what it counts. */
import { paperBody } from "../../parts/result-field/bodies.js";
import { sheetRequest } from "../../parts/result-field/rows.js";
import { isWhole, resultOf } from "../../parts/result-field/typed.js";
import { call } from "../../rules/client.js";
import { questionOf } from "../judge/entry/entry.js";

/**
 * @param {object} terms of the round's opening, see delegate/versions.js
 * @param {object} typed see result-field/typed.js
 * @returns {Promise<import('./compare.js').Typed|null>} null for an attempt that the paper does not have
 * @throws {RulesError} `bad-argument` for numbers that fit no attempt, `rules-unavailable`
 */
export async function readTyped(terms, typed) {
  if (!isWhole(typed)) return null;
  const rows = typed.plus2 ? (await call(sheetRequest(terms))).penalties : null;
  const body = paperBody(resultOf(terms.event), typed, rows);
  if (body.value !== undefined) return { body, values: [body.value] };
  const { value } = await call(questionOf(terms, body));
  return { body, values: [...new Set([...written(body), value])] };
}

/** A bare time as it stands on the paper, before the rules round it or hold it against the limit. */
function written({ reading_ms: reading, penalties, declared }) {
  return reading && !declared && penalties.length === 0 ? [reading / 10] : [];
}
