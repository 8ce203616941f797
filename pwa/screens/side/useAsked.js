/** An answer of the rules for a component: `{value, code, field}`, null while nothing is asked; the last value stays while the next one is computed. */
import { useEffect, useRef, useState } from "preact/hooks";
import { call } from "../../rules/client.js";
import { newestOnly } from "./newestOnly.js";

const NOTHING = { asked: null, value: null, code: null, field: null };

/** @param {object|null} request as `call` takes it @returns {{value: any, code: string|null, field: string|null, current: boolean}} `current`: the value is of this very request */
export function useAsked(request) {
  const asked = request && JSON.stringify(request);
  const [answer, setAnswer] = useState(NOTHING);
  const line = useRef(null);
  line.current ??= newestOnly((text) => answerTo(text).then(setAnswer));

  useEffect(() => line.current.want(asked), [asked]);
  useEffect(() => () => line.current.want(null), []);

  const current = answer.asked === asked;
  const { code, field } = current ? answer : NOTHING;
  return { value: asked ? answer.value : null, code, field, current };
}

async function answerTo(asked) {
  try {
    return { ...NOTHING, asked, value: await call(JSON.parse(asked)) };
  } catch ({ code, field }) {
    return { ...NOTHING, asked, code, field: field ?? null };
  }
}
