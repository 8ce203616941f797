/** What each game of a table is worth, by the rules: kept while the next answer is computed, and never asked twice. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../../rules/client.js";
import { draftOf, questionOf } from "../entry/draft.js";
import { onPurpose } from "./columns.js";

const MOST_KEPT = 200;
const answers = new Map();

/**
 * @param {object|null} table the fold @param {object} [options] of the plan
 * @returns {{values: Record<number, object>, code: string|null}} replies of `rummikub.game` by game; `code` of what keeps the rules from being asked
 */
export function useScores(table, options) {
  const asked = (table?.games ?? [])
    .filter(({ op }) => op)
    .map((game) => ({
      game: game.game,
      question: JSON.stringify(questionOf(draftOf(game), onPurpose(table, game.game), options)),
    }));
  const key = JSON.stringify(asked);
  const [known, setKnown] = useState({ values: {}, code: null });

  useEffect(() => {
    let wanted = true;
    Promise.all(asked.map(({ question }) => answerTo(question))).then(
      (found) => {
        const values = Object.fromEntries(found.map((value, place) => [asked[place].game, value]));
        if (wanted) setKnown({ values, code: null });
      },
      (error) => wanted && setKnown((before) => ({ ...before, code: error.code })),
    );
    return () => {
      wanted = false;
    };
  }, [key]);

  return known;
}

/** A sheet that is no question at all, say with two players, scores nothing. */
async function answerTo(question) {
  if (answers.has(question)) return answers.get(question);
  const value = await call(JSON.parse(question)).catch((error) => {
    if (error.code !== "bad-argument") throw error;
    return {
      scores: {},
      reasons: {},
      check: 0,
      warnings: [],
      errors: [{ code: "unreadable", id: null }],
    };
  });
  if (answers.size >= MOST_KEPT) answers.clear();
  answers.set(question, value);
  return value;
}
