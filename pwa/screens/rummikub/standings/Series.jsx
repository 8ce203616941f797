/** A series: who qualified where, who declined and who follows, who is in the final. A final's page has all its qualifiers, a qualifier's its own people. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { listed } from "../../../words/figures.js";
import { t } from "../../../words/words.js";
import { mayEnter } from "../../side/roles.js";
import { useSeries } from "../useSeries.js";
import { EnterSheet } from "./EnterSheet.jsx";
import { PrintHead } from "./PrintHead.jsx";
import { Qualified } from "./Qualified.jsx";
import { bySource, figuresOf, strangersIn, toEnter } from "./series.js";
import "./standings.css";
import "./series.css";
import "./print.css";

export default function Series({ id, event, fold, seat, side }) {
  const { value, code, sources, final, finalFold, who } = useSeries(id, event, fold, side);
  const [entering, enter] = useState(null);
  const isFinal = fold.plan.role === "final";
  if (sources.length === 0)
    return <EmptyList title={t("rummikub-series-none")}>{t("rummikub-series-none-how")}</EmptyList>;
  if (code) return <Notice tone="wait" title={t("error-rules-unavailable")} />;
  if (!value) return <p class="soft">{t("side-loading")}</p>;
  const left = toEnter(value);
  const desk = Boolean(seat && mayEnter(seat.role));
  const enters = desk && isFinal && !finalFold.closed;
  const groups = bySource(value, sources);
  const strangers = isFinal ? strangersIn(value, groups) : [];
  return (
    <div class="rummikub-standings rummikub-series">
      <PrintHead plan={fold.plan} what={t("rummikub-series-title")} />
      <Figures figures={figuresOf(value)} isFinal={isFinal} />
      {strangers.length > 0 && (
        <Notice
          tone="stop"
          title={t("rummikub-series-strangers", { count: strangers.length })}
          data-testid="strangers"
        >
          {listed(strangers.map((person) => shownName(side.who(person))))}
        </Notice>
      )}
      {enters && left.length > 0 && (
        <Button tone="go" className="no-print" data-testid="enter-all" onClick={() => enter(left)}>
          {t("rummikub-series-enter-all", { count: left.length })}
        </Button>
      )}
      {!isFinal && <p class="soft">{t("rummikub-series-desk-means")}</p>}
      <div class="rk-sources">
        {groups.map((source) => (
          <Qualified
            key={source.event}
            id={id}
            source={source}
            title={isFinal ? null : t("rummikub-series-title")}
            who={who}
            desk={desk}
            onEnter={enters ? (row) => enter([row]) : null}
          />
        ))}
      </div>
      <p class="rk-acts no-print">
        <Button data-testid="series-print" onClick={() => print()}>
          {t("rummikub-standings-print")}
        </Button>
      </p>
      {entering && (
        <EnterSheet final={final} rows={entering} who={who} onClose={() => enter(null)} />
      )}
    </div>
  );
}

/** How far the final is filled. */
function Figures({ figures, isFinal }) {
  const names = isFinal ? ["goes", "entered", "declined"] : ["goes", "declined"];
  return (
    <dl class="rk-figures">
      {names.map((name) => (
        <div key={name} data-testid={`series-${name}`} data-count={figures[name]}>
          <dt>{t(`rummikub-series-figure-${name}`)}</dt>
          <dd class="digits">
            {name === "goes"
              ? t("rummikub-series-of", { count: figures.goes, size: figures.size })
              : figures[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
