/** Who entered a version, when and on which phone, and how far it has come. */
import { StateMark } from "../../../../parts/StateMark.jsx";
import { venueTime } from "../../../../parts/when.js";
import { entryStates } from "../../../../store/entries.js";
import { t } from "../../../../words/words.js";

/** @param {{version: {op: string, by?: string|null, device?: number, at: string}}} props without `by` and `device` on public pages */
export function Signed({ version }) {
  const { op, by, device, at } = version;
  const state = entryStates.value.get(op);
  const phone = device === undefined ? "" : t("rummikub-table-device", { number: device });
  const who = [by, phone].filter(Boolean).join(" · ") || "–";
  return (
    <p class="game-signed soft small">
      <span>{t("rummikub-table-entered", { who, time: venueTime(at) })}</span>
      {state && <StateMark state={state} data-testid="entry-state" />}
    </p>
  );
}
