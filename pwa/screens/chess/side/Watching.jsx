/** ChessCubing for who has no seat: read only, from the server's public pages, with the last copy where there is no network. */
import { Page } from "../../../parts/Page.jsx";
import { t } from "../../../words/words.js";
import { AsOf, NoPage } from "../../public/AsOf.jsx";
import { outcomesOf, streamsOf } from "./outcomes.js";
import { usePages } from "./usePages.js";

/** `children` as in Seated.jsx, with `seat` null, `outcomes` by match in place of matches' folds, and `asOf`: how fresh all this is. @param {string} [event] the one that is shown; else all */
export function Watching({ id, event, children }) {
  const root = `/api/competitions/${encodeURIComponent(id)}/side`;
  const list = usePages(id, event ? [] : [root])[root];
  const names = event ? [event] : (list?.value?.events ?? []).map((one) => one.event);
  const pages = usePages(
    id,
    names.map((name) => `${root}/${name}`),
  );
  const pageOf = (name) => pages[`${root}/${name}`];
  const first = event ? pageOf(event) : list;
  if (!first?.value)
    return (
      <Page title={t("chess-what-title")}>
        <NoPage page={first ?? { state: "loading" }} unknown={t("chess-event-none")} />
      </Page>
    );
  const events = names.map((name) => pageOf(name)?.value).filter(Boolean);
  const friendly = list?.value?.matches ?? [];
  return children({
    seat: null,
    people: events.flatMap(({ people }) => people),
    streams: streamsOf(names, friendly),
    fold: (stream) => pageOf(stream)?.value ?? null,
    outcomes: outcomesOf([...events.flatMap(({ matches }) => matches), ...friendly]),
    asOf: <AsOf page={first} />,
  });
}
