/** One round at the score table: a number or a name, the line of that card, and under it the cards typed last. */

import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Holder } from "../../parts/holder/Holder.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { eventName } from "../../parts/names.js";
import { board } from "../../store/boards.js";
import { kit } from "../../store/kit.js";
import { operations } from "../../store/replica.js";
import { t } from "../../words/words.js";
import { cardByHand, cardOf } from "../judge/card/card.js";
import { plainText } from "../judge/entry/entry.js";
import { listed } from "../judge/pick/listed.js";
import { statusOf } from "../judge/status.js";
import { CardLine } from "./CardLine.jsx";
import { PersonBox } from "./PersonBox.jsx";
import { TypedLast } from "./TypedLast.jsx";

const nobody = { number: null, ahead: "", before: null, saved: null };

export function ScoreTable({ round }) {
  const { route } = useLocation();
  const state = board(round.id).value;
  const status = statusOf(round);
  const [at, setAt] = useState(nobody); // the card that is open; before: the one saved before it
  const { inRound, others } = listed(kit.value.people, round, state);
  const rounds = `/c/${encodeURIComponent(kit.value.competition.id)}/table`;

  const personOf = (number) =>
    [...inRound, ...others].find((one) => one.number === number) ?? { number, name: `${number}` };
  const cardFor = (number) =>
    state
      ? cardOf(state, round, number)
      : cardByHand(cardOf(null, round, number), operations(round.id), number, plainText);
  const averageOf = (number) => state?.cards.find(({ person }) => person === number)?.average ?? 0;
  const card = at.number && cardFor(at.number);
  const stranger = card?.inRound === false;
  const open = (number) => setAt((now) => ({ ...now, number, ahead: "", saved: null }));
  const done = ({ person, saved, ahead }) =>
    setAt((now) => ({
      number: null,
      ahead,
      before: saved ? person : now.before,
      saved: person === null ? null : { person, saved },
    }));

  useEffect(() => {
    document.title = `${t("table-title")} · Matside`;
  });

  return (
    <div class="score-table">
      <header class="score-table-bar">
        <a class="desk-round" href={rounds}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" />
          </svg>
          <h1>
            {eventName(round.event)} <span>{t("app-round-number", { number: round.number })}</span>
          </h1>
        </a>
        <Holder />
      </header>
      {status !== "open" && (
        <Notice tone="wait" title={t(`judge-round-${status}`)}>
          {t(`judge-round-${status}-means`)}
        </Notice>
      )}
      <div class="score-table-entry">
        {card && !stranger ? (
          <CardLine
            key={at.number}
            round={round}
            board={state}
            card={card}
            person={personOf(at.number)}
            before={at.before}
            onDone={done}
          />
        ) : (
          <>
            <PersonBox
              key={`${at.number} ${at.saved?.person}`}
              inRound={inRound}
              others={others}
              start={at.ahead}
              onPick={open}
              onLeave={() => route(rounds)}
            />
            <Told stranger={stranger && personOf(at.number)} saved={at.saved} personOf={personOf} />
          </>
        )}
        <p class="soft small score-table-keys">{t("table-keys")}</p>
      </div>
      <div class="score-table-last">
        <div class="score-table-head">
          <h2>{t("table-last")}</h2>
          {state && (
            <p class="soft digits" data-testid="table-progress">
              {t("table-progress", {
                done: state.cards.filter(({ closed }) => closed).length,
                of: state.cards.length,
              })}
            </p>
          )}
        </div>
        <TypedLast
          round={round}
          board={state}
          cardFor={cardFor}
          averageOf={averageOf}
          personOf={personOf}
          onOpen={(number) => !(card && !stranger) && open(number)}
        />
      </div>
    </div>
  );
}

/** What became of the card before, or why none was opened. */
function Told({ stranger, saved, personOf }) {
  if (stranger)
    return (
      <Notice tone="stop" title={t("judge-notice-stranger")} data-testid="table-stranger">
        {t("judge-notice-stranger-means")}
      </Notice>
    );
  if (!saved) return null;
  const { number, name } = personOf(saved.person);
  return (
    <p class="score-table-saved" role="status" data-testid="table-saved">
      {t(saved.saved ? "table-saved" : "table-unchanged", { number, name })}
    </p>
  );
}
