/** An answer of the rules for a component: `{value, code}`, both null while nothing is asked; the last value stays while the next one is computed. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../rules/client.js";

/** @param {object|null} request as `call` takes it @returns {{value: any, code: string|null, current: boolean}} `current`: the value is of this very request */
export function useAsked(request) {
  const asked = request && JSON.stringify(request);
  const [answer, setAnswer] = useState({ asked: null, value: null, code: null });

  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    const settle = (found) => wanted && setAnswer({ asked, value: null, code: null, ...found });
    call(JSON.parse(asked)).then(
      (value) => settle({ value }),
      (error) => settle({ code: error.code }),
    );
    return () => {
      wanted = false;
    };
  }, [asked]);

  const current = answer.asked === asked;
  return { value: asked ? answer.value : null, code: current ? answer.code : null, current };
}
