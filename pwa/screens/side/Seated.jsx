/** A game's side events for a phone with a seat: from what it holds itself, with or without a network. */

import { Page } from "../../parts/Page.jsx";
import { board } from "../../store/boards.js";
import { kit } from "../../store/kit.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { GAMES } from "./games.js";
import { useStreams } from "./useStreams.js";

/**
 * `children({seat, people, streams, taken, fold})`: `fold(stream)` is `log.fold`'s value, null while nothing is known of the stream; `taken` are those of
 * `streams` that somebody has begun, whether they are folded yet or not.
 */
export function Seated({ id, game, children }) {
  const streams = useStreams(id, game);
  if (seat.value?.competition !== id || kit.value?.competition.id !== id)
    return (
      <Page title={t(GAMES[game].title)}>
        <p class="soft">{t("side-loading")}</p>
      </Page>
    );
  return children({
    seat: seat.value,
    people: kit.value.people,
    streams,
    taken: streams.filter((name) => kit.value.streams.includes(name) || board(name).value?.plan),
    fold: (stream) => board(stream).value,
  });
}
