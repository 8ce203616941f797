/** The bracket on a round's page: matches as they stand, and how the seeds among equals were drawn. */
import { Bracket } from "../../../../parts/bracket/Bracket.jsx";
import { slotOf } from "../../../../parts/bracket/bracket.js";
import { t } from "../../../../words/words.js";
import { DrawProof } from "../../rounds/headtohead/Draw.jsx";
import { personOf } from "../../rounds/NameList.jsx";
import { openingOf } from "../../rounds/openingOf.js";
import "../../rounds/headtohead/seeding.css";

export function BracketSection({ about: { round, board } }) {
  const { bracket } = board;
  const { draw = "", seeds = [] } = openingOf(round, board)?.head_to_head ?? {};
  const textOf = ({ step, people }, side, point) =>
    board.cards
      .find(({ person }) => person === people[side])
      ?.slots.find(({ slot }) => slot === slotOf(step, point))?.text;
  return (
    <section data-testid="bracket-section">
      <h2>{t("match-bracket")}</h2>
      <p class="soft">
        {bracket.complete
          ? t("match-none-complete")
          : t("match-ready-count", { count: bracket.ready.length })}
      </p>
      <Bracket bracket={bracket} personOf={personOf} textOf={textOf} />
      {draw && <DrawProof draw={draw} drawn={seeds} />}
    </section>
  );
}
