/** The way into a final: those who go on from its qualifiers, each to be checked in where they stand; nobody else. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { search } from "../../../parts/search.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { isGuest } from "../../side/people.js";
import { Who } from "../../side/Who.jsx";
import { entryOf, toEnter } from "../standings/series.js";
import { useSeries } from "../useSeries.js";
import { eventHref } from "../views.js";
import { Said } from "./Said.jsx";

export function Qualified({ id, event, side, fold }) {
  const { value: series, code, who } = useSeries(id, event, fold, side);
  const [query, setQuery] = useState("");
  const [last, remember] = useState(null);
  const [error, fail] = useState(null);
  if (code) return <Notice tone="wait" title={t("error-rules-unavailable")} />;
  if (!series) return <p class="soft">{t("side-loading")}</p>;
  const rows = toEnter(series).map((row) => ({
    ...who(row),
    row,
  }));
  const found = search(rows, query);
  const nameOf = (name) => side.fold(name)?.plan?.name ?? name;

  async function enter({ number, name, row }) {
    fail(null);
    const entry = entryOf(event, row, isGuest);
    try {
      await append({ ...entry, body: { ...entry.body, in_person: true } });
    } catch (problem) {
      return fail(problem);
    }
    remember({ person: number, name });
    setQuery("");
  }

  return (
    <div class="side-add">
      <h3 data-testid="qualified-count">{t("rummikub-desk-qualified", { count: rows.length })}</h3>
      <p class="soft small">
        {t(
          series.people.length > 0
            ? "rummikub-desk-qualified-means"
            : "rummikub-desk-qualified-not-yet",
        )}
      </p>
      {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
      {rows.length > 0 && (
        <Field
          label={t("rummikub-desk-search")}
          type="search"
          autoComplete="off"
          data-testid="qualified-search"
          value={query}
          onInput={(input) => setQuery(input.currentTarget.value)}
        />
      )}
      {last && <Said {...last} fold={fold} />}
      <ul class="side-rows">
        {found.map((one) => (
          <li key={one.number} data-testid={`qualified-${one.number}`}>
            <span class="side-row-words">
              <Who person={one} />
              <span class="soft small">
                {t("rummikub-desk-qualified-at", {
                  place: one.row.place,
                  name: nameOf(one.row.event),
                })}
              </span>
            </span>
            <Button tone="go" data-testid={`enter-${one.number}`} onClick={() => enter(one)}>
              {t("rummikub-desk-check-in")}
            </Button>
          </li>
        ))}
      </ul>
      {query && found.length === 0 && (
        <p class="soft" data-testid="qualified-none">
          {t("rummikub-desk-qualified-none")}
        </p>
      )}
      <p>
        <Button href={eventHref(id, event, "series")}>{t("rummikub-desk-to-series")}</Button>
      </p>
    </div>
  );
}
