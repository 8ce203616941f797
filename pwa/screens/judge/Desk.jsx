/** One round at the table: competitors to pick from, and the card of the one picked. */
import { useLocation } from "preact-iso";
import { laterWithWords } from "../../app/later.js";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Holder } from "../../parts/holder/Holder.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { eventName } from "../../parts/names.js";
import { useMedia } from "../../parts/useMedia.js";
import { board } from "../../store/boards.js";
import { kit } from "../../store/kit.js";
import { isRead } from "../../store/replica.js";
import { t } from "../../words/words.js";
import { UnderWay } from "./attempt/UnderWay.jsx";
import { Card } from "./card/Card.jsx";
import { Picker } from "./pick/Picker.jsx";
import { offerAt } from "./station/offer.js";
import { stationAt, taken } from "./station/station.js";
import { statusOf } from "./status.js";
import "./desk.css";

const HeadToHead = laterWithWords(() => import("./match/index.jsx"));

/** As in desk.css: room for the list beside the card. */
const BESIDE = "(min-width: 60rem)";

export function Desk({ round }) {
  const { path, query, route } = useLocation();
  const roomy = useMedia(BESIDE);
  const state = board(round.id).value;
  const read = isRead(round.id); // no pad for an attempt that has been done
  const status = statusOf(round);
  const number = Number(query.person) || null;
  const competition = encodeURIComponent(kit.value.competition.id);
  const here = stationAt(round);
  const duel = round.format === "h"; // two at a time, in matches
  const inMatch = query.match && number ? `?match=${query.match}` : "";
  const back = number || query.match ? path + inMatch : `/c/${competition}/judge`;
  const goTo = (chosen, offered = null) => {
    if (chosen && here) taken(chosen, offered);
    route(chosen ? `${path}?person=${chosen}` : path);
  };
  const pick = (chosen) => goTo(chosen, offerAt(round, state)?.person.number);

  return (
    <div class={`desk ${number ? "desk-card" : "desk-pick"}`}>
      <div class="desk-bar">
        <a class="desk-round" href={back}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" />
          </svg>
          <h1>
            {eventName(round.event)}{" "}
            <span>
              {t("app-round-number", { number: round.number })}
              {here && number && ` · ${t("judge-station-at", { name: here.name })}`}
            </span>
          </h1>
        </a>
        <Holder />
      </div>
      {status !== "open" && (
        <Notice tone="wait" title={t(`judge-round-${status}`)}>
          {!number && t(`judge-round-${status}-means`)}
        </Notice>
      )}
      {!number && <UnderWay />}
      {!number && !duel && (
        <nav class="desk-ways">
          <a class="button button-quiet" href={`${path}/scramble`} data-testid="scramble">
            {t("signing-scrambling")}
          </a>
          <a class="button button-quiet" href={`${path}/signatures`} data-testid="signatures">
            {t("signing-missing")}
          </a>
          {round.event === "333fm" && (
            <a class="button button-quiet" href={`${path}/hour`} data-testid="to-hour">
              {t("judge-hour")}
            </a>
          )}
        </nav>
      )}
      {duel ? (
        read && <HeadToHead round={round} board={state} />
      ) : (
        <div class="desk-body">
          {(roomy || !number) && (
            <Picker round={round} board={state} chosen={number} onPick={pick} />
          )}
          {number && read && (
            <Card
              key={number}
              round={round}
              board={state}
              number={number}
              onNext={(chosen) => goTo(chosen)}
            />
          )}
          {!number && (
            <div class="desk-nobody">
              <EmptyList title={t("judge-pick")}>{t("judge-pick-how")}</EmptyList>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
