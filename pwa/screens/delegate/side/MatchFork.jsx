/** A match that two devices went on with unaware of each other: every way on side by side, a reason, and one tap that keeps one. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { venueTime } from "../../../parts/when.js";
import { board } from "../../../store/boards.js";
import { append } from "../../../store/outbox.js";
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { sentenceOf } from "../../chess/log/sentences.js";
import { matchHref } from "../../chess/views.js";
import { whoOf } from "../../organizer/rounds/LastStep.jsx";
import { decided } from "../decided.jsx";
import { Reason } from "../Reason.jsx";
import { playersOf, sideName } from "./named.js";
import { wayOf } from "./ways.js";

const REASONS = ["board", "players", "video"];

export function MatchFork({ id, item }) {
  const [kept, keep] = useState(null);
  const [reason, give] = useState("");
  const [failed, fail] = useState(null);
  const { stream } = item;
  const fold = board(stream).value;
  const entries = operations(stream);
  const name = sideName(stream);
  const chosen = fold.branches.some(({ head }) => head === kept);

  async function decide() {
    try {
      const body = { keep: kept, reason: reason.trim() };
      const made = await append({ stream, kind: "match.decide", subject: null, body });
      decided.value = { words: "delegate-side-match-decided", op: made.id, match: name };
    } catch (error) {
      fail(error.code);
    }
  }

  return (
    <li class="decision round-dispute" data-testid={`dispute-${stream}`}>
      <header class="round-dispute-head">
        <h3>{name}</h3>
        <StateMark state="disputed" />
      </header>
      <p>{playersOf(fold.match)}</p>
      <p class="soft">{t("delegate-side-match-hint")}</p>
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <fieldset class="versions">
        <legend class="hidden-words">{t("delegate-side-ways")}</legend>
        {fold.branches.map((branch, place) => (
          <Way
            key={branch.head}
            way={wayOf(branch, entries)}
            inForce={place === 0}
            group={stream}
            chosen={kept === branch.head}
            onChoose={() => keep(branch.head)}
          />
        ))}
      </fieldset>
      {chosen && <Reason value={reason} quick={REASONS} onGive={give} />}
      <div class="aside-do">
        <Button
          tone="go"
          disabled={!chosen || !reason.trim()}
          data-testid={`decide-${stream}`}
          onClick={decide}
        >
          {t("delegate-decide")}
        </Button>
        <Button href={matchHref(id, stream, "log")}>{t("delegate-side-log")}</Button>
      </div>
    </li>
  );
}

function Way({ way, inForce, group, chosen, onChoose }) {
  const { head, by, count, first, last, end } = way;
  return (
    <label class={`version ${chosen ? "version-chosen" : ""}`}>
      <span class="version-pick">
        <input
          type="radio"
          name={group}
          checked={chosen}
          data-testid={`keep-${head}`}
          onChange={onChoose}
        />
        <span>{t("delegate-keep")}</span>
      </span>
      <span class="side-last">{lastWords(last)}</span>
      <span class="version-facts small">
        {by.map((op) => (
          <span key={op.device}>
            <strong>{whoOf(op)}</strong> · {t("organizer-device", { number: op.device })}
          </span>
        ))}
        <span>{t("delegate-side-count", { count })}</span>
        <span>
          <time>{venueTime((first ?? end)?.at)}</time> – <time>{venueTime((last ?? end)?.at)}</time>
        </span>
        {last?.words && <q>{last.words}</q>}
      </span>
      {inForce && <span class="small version-force">{t("delegate-side-meanwhile")}</span>}
    </label>
  );
}

/** What happened last on a way on, in words. */
function lastWords(row) {
  if (!row) return t("delegate-side-opened");
  return sentenceOf({ ...row.event, what: row.event.do }, row).text;
}
