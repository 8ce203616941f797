/** The standings of one round, refreshing by themselves: a full table on a wide screen, two lines a person on a phone. */
import { useMemo, useState } from "preact/hooks";
import { aside } from "../../app/aside.js";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { eventName } from "../../parts/names.js";
import { Page } from "../../parts/Page.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { t } from "../../words/words.js";
import { AsOf, NoPage } from "./AsOf.jsx";
import { PairTable } from "./PairTable.jsx";
import { Podium } from "./Podium.jsx";
import { StandingsTable } from "./StandingsTable.jsx";
import {
  attemptsIn,
  byAverage,
  isProvisional,
  matching,
  onPodium,
  standingRows,
} from "./standings.js";
import { usePage } from "./usePage.js";
import "./standings.css";

const SEARCH_FROM = 16;
const useBracket = aside(() => import("./PublicBracket.jsx"));

export function Standings({ id, round }) {
  const path = `/api/competitions/${encodeURIComponent(id)}/rounds/${encodeURIComponent(round)}`;
  const page = usePage(id, path, (stream) => stream.startsWith(eventOf(round))); // Dual Rounds show both
  const [typed, type] = useState("");
  const Bracket = useBracket(Boolean(page.value?.bracket));
  const rows = useMemo(() => (page.value ? standingRows(page.value) : []), [page.value]);
  const back = { href: `/c/${id}`, label: t("public-all-rounds") };
  if (!page.value) {
    return (
      <Page title={t("public-standings")} back={back}>
        <NoPage page={page} unknown={t("public-unknown-round")} />
      </Page>
    );
  }
  const { round: about, status, disputes } = page.value;
  const found = matching(rows, typed);
  const podium = onPodium(rows, page.value);
  return (
    <Page
      wide
      back={back}
      title={eventName(about.event)}
      lead={`${t("public-round", { number: about.number })} · ${t(`public-format-${about.format}`)}`}
      actions={<StateMark state={status} />}
    >
      <div class="standings-head">
        <div>
          {status === "open" && <p class="small">{t("public-provisional-hint")}</p>}
          {rows.some(isProvisional) && <p class="small">{t("records-provisional-hint")}</p>}
          <AsOf page={page} />
        </div>
        {rows.length >= SEARCH_FROM && (
          <input
            class="field-control standings-search"
            type="search"
            data-testid="person-search"
            aria-label={t("public-search")}
            placeholder={t("public-search")}
            value={typed}
            onInput={(event) => type(event.currentTarget.value)}
          />
        )}
      </div>
      {page.value.pair && <PairTable reply={page.value} />}
      {disputes > 0 && <Notice tone="wait" title={t("public-disputes", { count: disputes })} />}
      {Bracket && <Bracket value={page.value} />}
      {podium.length > 0 && <Podium rows={podium} />}
      {rows.length === 0 && (
        <EmptyList title={t("public-no-standings")}>{t("public-no-standings-hint")}</EmptyList>
      )}
      {rows.length > 0 && found.length === 0 && (
        <EmptyList title={t("public-nobody-found")}>{t("public-nobody-found-hint")}</EmptyList>
      )}
      {found.length > 0 && (
        <StandingsTable
          caption={`${eventName(about.event)} · ${t("public-round", { number: about.number })}`}
          rows={found}
          slots={attemptsIn(about.format)}
          average={byAverage(about.format) || about.format === "3" || about.format === "5"}
          averageFirst={byAverage(about.format)}
        />
      )}
    </Page>
  );
}

/** `333-` of `333-r2`. */
function eventOf(round) {
  return round.slice(0, round.lastIndexOf("r"));
}
