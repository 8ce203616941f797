/** An answer of the rules for a component: `{value, code}`, both null while it is being computed or nothing is asked. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../rules/client.js";

const nothing = { value: null, code: null };

export function useRule(question) {
  const asked = question && JSON.stringify(question);
  const [answer, setAnswer] = useState({ asked: null, ...nothing });

  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    const settle = (found) => wanted && setAnswer({ asked, ...nothing, ...found });
    call(JSON.parse(asked)).then(
      (value) => settle({ value }),
      (error) => settle({ code: error.code }),
    );
    return () => {
      wanted = false;
    };
  }, [asked]);

  return answer.asked === asked ? answer : nothing;
}
