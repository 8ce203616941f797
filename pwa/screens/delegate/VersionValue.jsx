/** What one operation says of the attempt, as it stands on a scorecard, its bare digits until the rules are up; `short` gives only the result. */
import { textOf } from "../../parts/shown.js";
import Written from "../../parts/written/Written.jsx";
import { board } from "../../store/boards.js";
import { operations } from "../../store/replica.js";
import { t } from "../../words/words.js";
import { plainText } from "../judge/entry/entry.js";
import { openingIn } from "../organizer/rounds/opening.js";
import { isEntry, resultRequest, saidBy } from "./versions.js";

const WORDS = { "attempt.extra": "delegate-says-extra", "attempt.void": "delegate-says-void" };

export function VersionValue({ op, stream, short = false }) {
  const entries = operations(stream);
  if (op.body.keep) {
    const kept = entries.find((entry) => entry.op.id === op.body.keep);
    return kept ? <VersionValue op={kept.op} stream={stream} short={short} /> : "…";
  }
  if (!isEntry(op)) return "";
  if (op.body.provisional) return t("incident-says-provisional");
  if (WORDS[op.kind]) return t(WORDS[op.kind]);
  const opening = openingIn(entries, board(stream).value);
  const request = opening && resultRequest(op, opening.body);
  const text = (request && textOf(request)) ?? plainText({ penalties: [], ...saidBy(op) });
  if (short) return <span class="digits">{text.split(" = ").at(-1)}</span>;
  return (
    <>
      <span class="digits">{text}</span>
      {saidBy(op).solution && <Written text={saidBy(op).solution} />}
    </>
  );
}
