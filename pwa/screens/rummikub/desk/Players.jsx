/** Who plays: registered on the spot in order of coming, who waits for a place, who has left. */
import { useState } from "preact/hooks";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Field } from "../../../parts/Field.jsx";
import { search } from "../../../parts/search.js";
import { t } from "../../../words/words.js";
import { QuitSheet } from "../../side/QuitSheet.jsx";
import { mayEnter } from "../../side/roles.js";
import { Door } from "./Door.jsx";
import { PlayerRows } from "./PlayerRows.jsx";
import { sameNames, standing } from "./registration.js";

const MANY = 8;

export default function Players(props) {
  const { event, seat, fold, who } = props;
  const [asked, ask] = useState(null);
  const [query, setQuery] = useState("");
  const enters = Boolean(seat && mayEnter(seat.role) && !fold.closed);
  const { playing, waiting, gone, left } = standing(fold);
  const { capacity } = fold.plan;
  const found = new Set(
    search(
      fold.entrants.map(({ person }) => who(person)),
      query,
    ).map(({ number }) => number),
  );
  const doubled = sameNames(fold.entrants, who);
  const rows = { event, found, doubled, who, enters, onQuit: ask };

  return (
    <section class="rummikub-players" aria-labelledby="players">
      <h2 id="players" data-testid="players-count">
        {capacity
          ? t("rummikub-desk-players-of", { count: playing.length, places: capacity })
          : t("rummikub-desk-players", { count: playing.length })}
      </h2>
      {(waiting.length > 0 || left === 0) && (
        <p class="rummikub-full" data-testid="players-full">
          {waiting.length > 0
            ? t("rummikub-desk-waiting-count", { count: waiting.length })
            : t("rummikub-desk-full")}
        </p>
      )}
      {enters && <Door {...props} />}
      {fold.entrants.length === 0 && (
        <EmptyList title={t("rummikub-desk-nobody")}>
          {t(
            fold.plan.role === "final" ? "rummikub-desk-nobody-final" : "rummikub-desk-nobody-how",
          )}
        </EmptyList>
      )}
      {fold.entrants.length > MANY && (
        <Field
          label={t("rummikub-desk-search")}
          type="search"
          autoComplete="off"
          data-testid="entrant-search"
          value={query}
          onInput={(input) => setQuery(input.currentTarget.value)}
        />
      )}
      {found.size === 0 && query && <p class="soft">{t("rummikub-desk-search-none")}</p>}
      <PlayerRows {...rows} list={playing} state="playing" />
      <PlayerRows
        {...rows}
        list={waiting}
        state="waiting"
        title={t("rummikub-desk-waiting")}
        means={t("rummikub-desk-waiting-means")}
      />
      <PlayerRows {...rows} list={gone} state="gone" title={t("rummikub-desk-gone")} />
      {asked && (
        <QuitSheet
          event={event}
          means={t(waiting.length > 0 ? "rummikub-desk-quit-follows" : "rummikub-desk-quit-means")}
          person={who(asked)}
          onClose={() => ask(null)}
        />
      )}
    </section>
  );
}
