/** ChessCubing for who has no seat: read only, from the server's public pages, with the last copy where there is no network. */
import { Page } from "../../../parts/Page.jsx";
import { t } from "../../../words/words.js";
import { AsOf, NoPage } from "../../public/AsOf.jsx";
import { useWatched } from "./useWatched.js";

/** `children` as in Seated.jsx; see `useWatched`. @param {string} [event] the one that is shown; else all */
export function Watching({ id, event, children }) {
  const { page, side } = useWatched(id, event);
  if (side) return children({ ...side, asOf: <AsOf page={page} /> });
  return (
    <Page title={t("chess-what-title")}>
      <NoPage page={page} unknown={t("chess-event-none")} />
    </Page>
  );
}
