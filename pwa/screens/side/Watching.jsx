/** A game's side events for who has no seat: read only, from the server's public pages, with the last copy where there is no network. */
import { Page } from "../../parts/Page.jsx";
import { t } from "../../words/words.js";
import { AsOf, NoPage } from "../public/AsOf.jsx";
import { GAMES } from "./games.js";
import { useWatched } from "./useWatched.js";

/** `children` as in Seated.jsx; see `useWatched`. @param {string} [event] the one that is shown; else all */
export function Watching({ id, game, event, children }) {
  const { page, side } = useWatched(id, game, event);
  if (side) return children({ ...side, asOf: <AsOf page={page} /> });
  return (
    <Page title={t(GAMES[game].title)}>
      <NoPage page={page} unknown={t(GAMES[game].none)} />
    </Page>
  );
}
