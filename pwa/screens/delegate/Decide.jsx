/** One attempt: every version side by side, another value where none is right, a reason, and one tap that decides. */
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Button } from "../../parts/Button.jsx";
import { extrasOf } from "../../parts/incident/kinds.js";
import { Notice } from "../../parts/Notice.jsx";
import { Page } from "../../parts/Page.jsx";
import { PersonName, shownName } from "../../parts/PersonName.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { board } from "../../store/boards.js";
import { kit } from "../../store/kit.js";
import { append } from "../../store/outbox.js";
import { operations } from "../../store/replica.js";
import { t } from "../../words/words.js";
import { useRule } from "../judge/entry/useRule.js";
import { personOf } from "../organizer/rounds/NameList.jsx";
import { openingIn } from "../organizer/rounds/opening.js";
import { AnotherResult } from "./AnotherResult.jsx";
import { decided } from "./decided.jsx";
import { ExtraRulings } from "./ExtraRulings.jsx";
import { extraChoices, extraRuling } from "./extras.js";
import { History } from "./History.jsx";
import { Reason } from "./Reason.jsx";
import { Version } from "./Version.jsx";
import "./delegate.css";
import "./decide.css";
import { decisionBody, slotHistory, termsOf, versions } from "./versions.js";
import { whereOf } from "./where.js";

export function Decide({ id, stream, person, slot }) {
  const { route } = useLocation();
  const [choice, choose] = useState(null);
  const [reason, give] = useState("");
  const [failed, fail] = useState(null);
  const round = kit.value.rounds.find((one) => one.id === stream);
  const known = board(stream).value;
  const back = { href: `/c/${id}/delegate`, label: t("delegate-back") };
  const who = personOf(person);
  const terms = round && {
    edition: kit.value.competition.edition,
    event: round.event,
    unofficial: isUnofficial(round),
  };
  const { value: list } = useRule(terms && { call: "penalties.list", ...terms });

  if (!round || !known) {
    return (
      <Page back={back} title={<PersonName person={who} />}>
        <p class="soft">{t("delegate-not-fetched")}</p>
      </Page>
    );
  }

  const entries = operations(stream);
  const shown = versions(known, entries, person, slot);
  const opening = openingIn(entries, known);
  const waiting = shown.find(({ standing }) => standing)?.standing;
  const extras = extraChoices(shown, extrasOf(list?.penalties).provisional);
  const chosen = Boolean(choice?.keep || choice?.result || choice?.extra);
  const ready = chosen && reason.trim();

  async function decide() {
    try {
      const ruling = choice.extra
        ? extraRuling(choice.extra, reason)
        : { kind: "attempt.decide", body: decisionBody(choice, reason) };
      const made = await append({ stream, subject: { person, slot }, ...ruling });
      decided.value = { words: "delegate-decided", op: made.id, name: shownName(who), slot };
      route(back.href);
    } catch (error) {
      fail(error.code);
    }
  }

  return (
    <Page
      wide
      back={back}
      title={<PersonName person={who} />}
      actions={waiting && <StateMark state={waiting === "candidate" ? "disputed" : "proposed"} />}
      lead={whereOf(round, slot)}
    >
      {!waiting && (
        <Notice tone="go" title={t("delegate-settled")}>
          {t("delegate-settled-hint")}
        </Notice>
      )}
      <fieldset class="versions" data-testid="versions">
        <legend class="hidden-words">{t("delegate-versions")}</legend>
        {shown.map((version) => (
          <Version
            key={version.entry.op.id}
            version={version}
            terms={opening && termsOf(opening.body)}
            stream={stream}
            chosen={choice?.keep === version.entry.op.id}
            onChoose={() => choose({ keep: version.entry.op.id })}
          />
        ))}
        <ExtraRulings
          choices={extras}
          chosen={choice?.extra}
          onChoose={(extra) => choose({ extra })}
        />
        {opening && (
          <AnotherResult terms={termsOf(opening.body)} choice={choice} onChoose={choose} />
        )}
      </fieldset>
      <Reason value={reason} onGive={give} />
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <div class={`decide-bar ${chosen ? "decide-bar-near" : ""}`}>
        <Button tone="go" wide disabled={!ready} data-testid="decide" onClick={decide}>
          {t("delegate-decide")}
        </Button>
        {!ready && <p class="soft small">{t(`delegate-needs-${lacking(choice)}`)}</p>}
      </div>
      <History stream={stream} entries={slotHistory(entries, person, slot)} />
    </Page>
  );
}

/** What is still missing before it can be decided. */
function lacking(choice) {
  if (!choice) return "choice";
  return choice.keep || choice.result || choice.extra ? "reason" : "result";
}

function isUnofficial(round) {
  return kit.value.events.find(({ id }) => id === round.event)?.official === false;
}
