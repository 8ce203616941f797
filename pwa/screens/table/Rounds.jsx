/** Which round the cards on the table are of: those under way first. The cursor stands on the first, so Enter is enough. */
import { useEffect, useRef } from "preact/hooks";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Holder } from "../../parts/holder/Holder.jsx";
import { formatName, roundName } from "../../parts/names.js";
import { Page } from "../../parts/Page.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { kit } from "../../store/kit.js";
import { t } from "../../words/words.js";
import { formatOf, statusOf } from "../judge/status.js";

const order = ["open", "not-open", "closed"];

export function Rounds({ rounds, missing }) {
  const list = useRef(null);
  const competition = encodeURIComponent(kit.value.competition.id);
  const sorted = order.flatMap((status) =>
    rounds
      .filter(({ format }) => format !== "h") // no card with so many attempts: a match is entered where it is judged
      .map((round) => ({ ...round, status: statusOf(round) }))
      .filter((one) => one.status === status),
  );

  useEffect(() => {
    list.current?.querySelector("a")?.focus();
  }, []);

  return (
    <Page
      title={t("table-title")}
      lead={t("table-lead")}
      back={{ href: `/c/${competition}/judge`, label: t("judge-title") }}
      actions={<Holder />}
    >
      {missing && <p>{t("judge-no-such-round")}</p>}
      {sorted.length === 0 && (
        <EmptyList title={t("judge-no-rounds")}>{t("judge-no-rounds-how")}</EmptyList>
      )}
      <ul ref={list} class="table-rounds">
        {sorted.map((round) => (
          <li key={round.id}>
            <a
              href={`/c/${competition}/table/${encodeURIComponent(round.id)}`}
              data-testid={`table-round-${round.id}`}
            >
              <span>
                <strong>{roundName(round)}</strong>{" "}
                <span class="soft">{formatName(formatOf(round))}</span>
              </span>
              <StateMark state={round.status} />
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
