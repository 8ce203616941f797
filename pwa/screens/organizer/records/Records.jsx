/** The records that stood before: which this competition knows and since when, and bringing in a list of them. */
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { eventName } from "../../../parts/names.js";
import { Page } from "../../../parts/Page.jsx";
import { kit } from "../../../store/kit.js";
import { clockTime } from "../../../words/moments.js";
import { language, t } from "../../../words/words.js";
import { BringIn } from "./BringIn.jsx";
import { byEvent } from "./list.js";
import { RecordLine } from "./RecordLine.jsx";
import { pathOf, useStanding } from "./standing.js";
import "./records.css";

export function Records({ id }) {
  const standing = useStanding(id);
  const { as_of: since, records = [] } = standing.value ?? {};
  const held = kit.value.events.map((event) => event.id);
  return (
    <Page wide title={t("records-title")} lead={t("records-lead")}>
      <BringIn id={id} onDone={standing.refresh} />
      <section class="desk-section" aria-labelledby="records-known">
        <h2 id="records-known">{t("records-known")}</h2>
        {since && (
          <p class="soft small" data-testid="records-since">
            {t("records-since", { time: clockTime(since, language.value), count: records.length })}
            {standing.state === "stale" && ` ${t("records-kept-here")}`}
          </p>
        )}
        {!standing.value && standing.state !== "loading" && <p>{t("records-not-here")}</p>}
        {standing.value && records.length === 0 && (
          <EmptyList title={t("records-none")}>{t("records-none-hint")}</EmptyList>
        )}
        {records.length > 0 && (
          <p>
            <Button
              tone="quiet"
              href={`${pathOf(id)}.csv`}
              download={`records-${id}.csv`}
              data-testid="records-out"
            >
              {t("records-out")}
            </Button>
          </p>
        )}
        <div class="records-events">
          {byEvent(records, held).map(({ event, lines }) => (
            <div key={event}>
              <h3>{eventName(event)}</h3>
              <ul class="records-lines">
                {lines.map((line) => (
                  <RecordLine key={`${line.region} ${line.type}`} line={line} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </Page>
  );
}
