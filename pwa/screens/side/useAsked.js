/** An answer of the rules for a component: `{value, code, field}`, null while nothing is asked; the last value stays while the next one is computed. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../rules/client.js";

const NOTHING = { asked: null, value: null, code: null, field: null };

/** @param {object|null} request as `call` takes it @returns {{value: any, code: string|null, field: string|null, current: boolean}} `current`: the value is of this very request */
export function useAsked(request) {
  const asked = request && JSON.stringify(request);
  const [answer, setAnswer] = useState(NOTHING);

  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    const settle = (found) => wanted && setAnswer({ ...NOTHING, asked, ...found });
    call(JSON.parse(asked)).then(
      (value) => settle({ value }),
      ({ code, field }) => settle({ code, field: field ?? null }),
    );
    return () => {
      wanted = false;
    };
  }, [asked]);

  const current = answer.asked === asked;
  const { code, field } = current ? answer : NOTHING;
  return { value: asked ? answer.value : null, code, field, current };
}
