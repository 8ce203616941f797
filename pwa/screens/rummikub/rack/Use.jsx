/** The rack's numbers for the entry of a game: whose rack it is and which game, then they stand in that player's line. */

import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Button } from "../../../parts/Button.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { t } from "../../../words/words.js";
import { blank, draftOf } from "../table/entry/draft.js";
import { keepDraft, keptDraft } from "../table/entry/kept.js";
import { tableHref } from "../views.js";
import { inDraft } from "./rack.js";

export function Use({ id, stream, columns, games, next, entryOf, name, counted, onUsed }) {
  const { route } = useLocation();
  const [person, choose] = useState(null);
  const [game, play] = useState(next);
  const use = () => {
    const entry = entryOf(game);
    const begun = keptDraft(id, stream, game) ?? (entry?.op ? draftOf(entry) : blank(columns));
    keepDraft(id, stream, game, inDraft(begun, person, counted));
    onUsed();
    route(tableHref(id, stream, `game-${game}`));
  };
  return (
    <div class="rack-use">
      <Choice
        legend={t("rummikub-rack-whose")}
        value={person}
        options={columns.map((one) => ({
          value: one.person,
          label: name(one.person),
          testid: `whose-${one.person}`,
        }))}
        onChoose={choose}
      />
      <Choice
        legend={t("rummikub-rack-game")}
        value={game}
        options={games.map((one) => ({ value: one, label: `${one}`, testid: `in-game-${one}` }))}
        onChoose={play}
      />
      <Button tone="strong" wide disabled={person === null} data-testid="rack-use" onClick={use}>
        {t("rummikub-rack-use")}
      </Button>
    </div>
  );
}
