/** An operation kept out of the state, or come after the close: what it says, from whom, and why; *admit* lifts a standing. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { roundName } from "../../parts/names.js";
import { PersonName } from "../../parts/PersonName.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { venueTime } from "../../parts/when.js";
import { kit } from "../../store/kit.js";
import { t } from "../../words/words.js";
import { whoOf } from "../organizer/rounds/LastStep.jsx";
import { personOf } from "../organizer/rounds/NameList.jsx";
import { AdmitSheet } from "./AdmitSheet.jsx";
import { ADMISSIBLE } from "./decisions.js";
import { kindWord, reasonWord } from "./says.js";
import { sideName } from "./side/named.js";
import { VersionValue } from "./VersionValue.jsx";
import { whereOf } from "./where.js";

const named = (round, stream) => (round ? roundName(round) : sideName(stream));

export function SetAsideRow({ id, item, mayAdmit }) {
  const [asked, ask] = useState(false);
  const op = item.entry?.op;
  const round = kit.value.rounds.find((one) => one.id === item.stream);
  const { person, slot } = op?.subject ?? {};
  return (
    <li class="desk-row aside-row" data-testid={`${item.what}-${item.id}`}>
      <div>
        <p class="desk-row-title">
          {person && round ? <PersonName person={personOf(person)} /> : named(round, item.stream)}
        </p>
        <p class="soft small">{person && slot ? whereOf(round, slot) : op && kindWord(op.kind)}</p>
      </div>
      <div>
        {op && slot && (
          <p class="aside-value">
            <VersionValue op={op} stream={item.stream} />
          </p>
        )}
        <p class="aside-why small">
          <StateMark state={item.what} /> <span>{reasonWord(item)}</span>
        </p>
        {op && (
          <p class="soft small">
            {whoOf(op)} · <time>{venueTime(op.at)}</time>
          </p>
        )}
      </div>
      <div class="aside-do">
        {person && slot && (
          <a href={`/c/${id}/delegate/${item.stream}/${person}/${slot}`}>
            {t("delegate-history-link")}
          </a>
        )}
        {mayAdmit && op && ADMISSIBLE.has(item.reason) && (
          <Button data-testid={`admit-${item.id}`} onClick={() => ask(true)}>
            {t("delegate-admit")}
          </Button>
        )}
      </div>
      {asked && <AdmitSheet item={item} op={op} onClose={() => ask(false)} />}
    </li>
  );
}
