/** The turns of a table in a component: what is kept of them, and each tap into it, noted in the table's log where this phone may write there. */
import { useState } from "preact/hooks";
import { now } from "../../../parts/clock/now.js";
import { append } from "../../../store/outbox.js";
import { keepOf, keptOf } from "../../side/kept.js";
import { fitted } from "./kept.js";
import { noteOf, takenBack } from "./notes.js";
import { turnsAfter } from "./turns.js";

/**
 * @param {{competition: string, stream: string, seated: number[], game: number, notes: boolean, name: (person: number) => string}} table `game`: the next
 *   one; `notes`: whether this phone writes in the log
 * @returns {{kept: import("./kept.js").Kept, turns: import("./turns.js").Turns, fault: string|null, tap: (what: string, more?: object) => void, undo: () => void,
 *   seat: (change: object) => void, begin: (game: number) => void}} `fault`: the code of why a note was not kept
 */
export function useTurns({ competition, stream, seated, game, notes, name }) {
  const [held, hold] = useState(() => keptOf("turns", competition, stream));
  const [fault, fail] = useState(null);
  const kept = fitted(held, seated, game);
  const turns = turnsOf(kept);

  const keep = (next) => {
    keepOf("turns", competition, stream, next);
    hold(next);
  };
  const write = (note) => {
    if (!note || !notes) return;
    const { person, ...rest } = note;
    const body = { game: kept.game, ...rest };
    fail(null);
    append({ stream, kind: "game.note", subject: { person }, body }).catch((error) =>
      fail(error.code ?? "unknown"),
    );
  };

  return {
    kept,
    turns,
    fault,
    tap(what, more = {}) {
      const at = Math.max(kept.taps.at(-1)?.at ?? 0, Math.floor(now()));
      const tap = { do: what, at, ...more };
      write(noteOf(tap, turns, name));
      keep({ ...kept, taps: [...kept.taps, tap] });
    },
    undo() {
      const before = { ...kept, taps: kept.taps.slice(0, -1) };
      write(takenBack(kept.taps.at(-1), turnsOf(before)));
      keep(before);
    },
    seat: (change) => keep({ ...kept, ...change, taps: [] }),
    begin: (next) => keep({ ...kept, game: next, taps: [] }),
  };
}

function turnsOf({ order, absent, taps }) {
  return turnsAfter(
    order.filter((person) => !absent.includes(person)),
    taps,
  );
}
