/** The rounds that this phone may score: those under way first, the others say what they wait for. */
import { useEffect } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Holder } from "../../parts/holder/Holder.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { eventName, formatName } from "../../parts/names.js";
import { Page } from "../../parts/Page.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { kit, refreshKit } from "../../store/kit.js";
import { t } from "../../words/words.js";
import { CheckLink } from "../check/CheckLink.jsx";
import { TableLink } from "../table/TableLink.jsx";
import { UnderWay } from "./attempt/UnderWay.jsx";
import { formatOf, statusOf } from "./status.js";
import "./rounds.css";

const order = ["open", "not-open", "closed"];

export function RoundList({ rounds: mine, missing }) {
  useEffect(() => {
    refreshKit().catch(() => {}); // without a network the kit at hand is the right one
  }, []);
  const rounds = mine.map((round) => ({ ...round, status: statusOf(round) }));
  const groups = order.map((status) => rounds.filter((round) => round.status === status));

  return (
    <Page
      wide
      title={t("judge-title")}
      lead={t("judge-lead")}
      actions={
        <>
          <TableLink />
          <CheckLink />
          <Button
            tone="quiet"
            href={`/c/${encodeURIComponent(kit.value.competition.id)}/chess`}
            data-testid="chess"
          >
            {t("chess-what-title")}
          </Button>
          <Button
            tone="quiet"
            href={`/c/${encodeURIComponent(kit.value.competition.id)}/rummikub`}
            data-testid="rummikub"
          >
            {t("rummikub-what-title")}
          </Button>
          <Holder />
        </>
      }
    >
      <UnderWay />
      {missing && <Notice tone="wait">{t("judge-no-such-round")}</Notice>}
      {rounds.length === 0 && (
        <EmptyList title={t("judge-no-rounds")}>{t("judge-no-rounds-how")}</EmptyList>
      )}
      {groups.map(
        (list, place) =>
          list.length > 0 && <Rounds key={order[place]} status={order[place]} list={list} />,
      )}
    </Page>
  );
}

function Rounds({ status, list }) {
  return (
    <section class="rounds">
      <h2>{t(`judge-rounds-${status}`)}</h2>
      <ul class="rounds-list">
        {list.map((round) => (
          <li key={round.id}>
            <a
              class={`round-card round-${status}`}
              href={addressOf(round)}
              data-testid={`round-${round.id}`}
            >
              <span class="round-words">
                <strong>{eventName(round.event)}</strong>
                <span class="soft">
                  {t("judge-round-line", {
                    number: round.number,
                    format: formatName(formatOf(round)),
                  })}
                </span>
              </span>
              <StateMark state={status} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function addressOf(round) {
  return `/c/${encodeURIComponent(kit.value.competition.id)}/judge/${encodeURIComponent(round.id)}`;
}
