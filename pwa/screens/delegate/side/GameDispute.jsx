/** A game at a table that several phones entered differently: every version side by side, a reason, and one tap that keeps one. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { board } from "../../../store/boards.js";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { Signed } from "../../rummikub/table/game/Signed.jsx";
import { Values } from "../../rummikub/table/game/Versions.jsx";
import { disputeOf } from "../../rummikub/table/game/versions.js";
import { tableHref } from "../../rummikub/views.js";
import { personOf } from "../../side/people.js";
import { decided } from "../decided.jsx";
import { Reason } from "../Reason.jsx";
import { eventOf, sideName } from "./named.js";
import "../../rummikub/table/game/game.css";

const REASONS = ["scorecard", "players", "typing"];

export function GameDispute({ id, item }) {
  const [kept, keep] = useState(null);
  const [reason, give] = useState("");
  const [failed, fail] = useState(null);
  const { stream } = item;
  const { game } = item.about;
  const fold = board(stream).value;
  const versions = disputeOf(
    fold,
    fold.games.find((one) => one.game === game),
  ).sheets;
  const entrants = eventOf(stream)?.entrants ?? [];
  const nameOf = (number) => shownName(personOf(kit.value.people, entrants, number));
  const name = t("rummikub-decide-game", { table: sideName(stream), game });
  const chosen = versions.some(({ op }) => op === kept);
  const group = `${stream}-${game}`;

  async function decide() {
    try {
      const body = { game, keep: kept, reason: reason.trim() };
      const made = await append({ stream, kind: "game.decide", subject: null, body });
      decided.value = { words: "rummikub-decide-decided", op: made.id, what: name };
    } catch (error) {
      fail(error.code);
    }
  }

  return (
    <li class="decision round-dispute" data-testid={`dispute-${group}`}>
      <header class="round-dispute-head">
        <h3>{name}</h3>
        <StateMark state="disputed" />
      </header>
      <p class="soft">{t("rummikub-decide-game-hint")}</p>
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <fieldset class="versions">
        <legend class="hidden-words">{t("rummikub-decide-versions")}</legend>
        {versions.map((version, place) => (
          <label key={version.op} class={`version ${kept === version.op ? "version-chosen" : ""}`}>
            <span class="version-pick">
              <input
                type="radio"
                name={group}
                checked={kept === version.op}
                data-testid={`keep-${version.op}`}
                onChange={() => keep(version.op)}
              />
              <span>{t("delegate-keep")}</span>
            </span>
            <Values
              players={version.players}
              now={versions[place === 0 ? versions.length - 1 : 0].players}
              nameOf={nameOf}
            />
            {version.reason && <q class="small">{version.reason}</q>}
            <Signed version={version} />
          </label>
        ))}
      </fieldset>
      {chosen && <Reason value={reason} quick={REASONS} onGive={give} />}
      <div class="aside-do">
        <Button
          tone="go"
          disabled={!chosen || !reason.trim()}
          data-testid={`decide-${group}`}
          onClick={decide}
        >
          {t("delegate-decide")}
        </Button>
        <Button href={tableHref(id, stream)}>{t("rummikub-decide-to-table")}</Button>
      </div>
    </li>
  );
}
