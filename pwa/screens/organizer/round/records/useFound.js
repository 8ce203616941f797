/** The records of a round as this device counts them; null while the rules are asked, or where they cannot be. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../../rules/client.js";
import { board } from "../../../../store/boards.js";
import { kit } from "../../../../store/kit.js";
import { foundIn, marksRequest } from "./found.js";

export function useFound(round, standing) {
  const [found, show] = useState(null);
  const boardOf = (one) => board(one.id).value;
  const request = standing && marksRequest({ kit: kit.value, standing, round, boardOf });
  const asked = request && JSON.stringify(request);
  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    call(JSON.parse(asked)).then(
      (reply) => wanted && show(foundIn({ kit: kit.peek(), round, reply })),
      () => wanted && show(null),
    );
    return () => {
      wanted = false;
    };
  }, [asked, round]);
  return request ? found : null;
}
