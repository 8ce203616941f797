/** One round at the second check: the piles, the card being typed, what became of the last ones, and which are left. */
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Holder } from "../../parts/holder/Holder.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { roundName } from "../../parts/names.js";
import { Page } from "../../parts/Page.jsx";
import { board } from "../../store/boards.js";
import { operations } from "../../store/replica.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { statusOf } from "../judge/status.js";
import { byId } from "./ops.js";
import { Piles } from "./Piles.jsx";
import { enteredOf, pilesOf } from "./piles.js";
import { Work } from "./Work.jsx";
import "./check.css";

export function Desk({ id, round }) {
  const state = board(round.id).value;
  const ops = byId(operations(round.id));
  const piles = state && pilesOf(state, ops);
  const begun = piles && enteredOf(piles) + piles.unfinished.length > 0;
  return (
    <Page
      wide
      className="check"
      back={{ href: `/c/${encodeURIComponent(id)}/check`, label: t("check-title") }}
      title={roundName(round)}
      actions={<Holder />}
    >
      {begun && <Piles piles={piles} />}
      {statusOf(round) === "closed" && (
        <Notice tone="wait" title={t("judge-round-closed")}>
          {t("check-closed-means")}
        </Notice>
      )}
      {!state && <p class="soft">{t("check-reading")}</p>}
      {state && !begun && <EmptyList title={t("check-empty")}>{t("check-empty-how")}</EmptyList>}
      {begun && !seat.value.by && (
        <Notice tone="stop" title={t("check-bar-nobody")}>
          {t("check-bar-nobody-means")}
        </Notice>
      )}
      {begun && seat.value.by && (
        <Work id={id} round={round} state={state} ops={ops} piles={piles} />
      )}
    </Page>
  );
}
