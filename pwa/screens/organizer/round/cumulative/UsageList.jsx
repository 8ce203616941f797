/** Competitors under the limit: first those of whom something is asked, then those with a doubt, then who has least left. */
import { useState } from "preact/hooks";
import { Field } from "../../../../parts/Field.jsx";
import { search } from "../../../../parts/search.js";
import { usePortions } from "../../../../parts/usePortions.js";
import { t } from "../../../../words/words.js";
import { personOf } from "../../rounds/NameList.jsx";
import { Usage } from "./Usage.jsx";

const SEARCHED_FROM = 12;

export function UsageList({ rows, ...shared }) {
  const [query, setQuery] = useState("");
  const sorted = [...rows].sort((a, b) => urgency(a) - urgency(b) || left(a) - left(b));
  const drawn = usePortions(query.trim() ? matching(sorted, query) : sorted);
  const may = shared.seat.role === "delegate";
  return (
    <>
      {rows.length >= SEARCHED_FROM && (
        <Field
          label={t("judge-search")}
          type="search"
          autoComplete="off"
          data-testid="limit-search"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {!may && rows.some(({ asks }) => asks.length > 0) && <p>{t("limit-who-may")}</p>}
      <ul class="usages">
        {drawn.map((row) => (
          <Usage key={row.person} row={row} may={may} {...shared} />
        ))}
      </ul>
    </>
  );
}

function matching(rows, query) {
  const found = search(
    rows.map(({ person }) => personOf(person)),
    query,
  ).map(({ number }) => number);
  return rows.filter(({ person }) => found.includes(person));
}

function urgency({ asks, reply, open }) {
  if (asks.length > 0) return 0;
  return open && reply.reached ? 1 : reply.rows.some(({ flags }) => flags.length > 0) ? 2 : 3;
}

function left({ reply }) {
  return reply.left_cs;
}
