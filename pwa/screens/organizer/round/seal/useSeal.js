/** The seal of a round by this device's own copies: `{seal, lines, changed}`, null while it is computed or cannot be. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../../rules/client.js";
import { operations } from "../../../../store/replica.js";
import { hashedAnew, sealRequest } from "./seal.js";

export function useSeal(stream, board) {
  const [found, find] = useState({ digest: null, value: null });
  const entries = operations(stream);
  const digest = board?.digest ?? null;

  useEffect(() => {
    let wanted = true;
    if (digest)
      sealed(board, entries).then(
        (value) => wanted && find({ digest, value }),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [digest, entries.length]);

  return found.digest === digest ? found.value : null;
}

async function sealed(board, entries) {
  const { hashes, changed } = await hashedAnew(entries);
  const request = sealRequest(board, hashes);
  return request && { ...(await call(request)), changed };
}
