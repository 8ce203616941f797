/** The standings over both Dual Rounds as the rules say them, kept up to date: rows of `dual.standings`, null while they are not known, or without a pair. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../../rules/client.js";
import { board } from "../../../../store/boards.js";
import { kit } from "../../../../store/kit.js";
import { pairRequest } from "./dual.js";

export function usePairStandings(pair) {
  const [rows, setRows] = useState(null);
  const boards = (pair ?? []).map((round) => board(round.id).value);
  const key = boards.map((one) => one?.digest).join();

  useEffect(() => {
    if (!pair) return;
    let wanted = true;
    const event = kit.value.events.find((one) => one.id === pair[0].event);
    const request = pairRequest(event, boards);
    if (!request) return setRows(null);
    call(request).then(
      ({ rows: found }) => wanted && setRows(found),
      () => {}, // without the rules the last standings stay in sight
    );
    return () => {
      wanted = false;
    };
  }, [key]);

  return rows;
}
