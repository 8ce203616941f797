/** What the keys hold, what was saved last, or why a tile cannot be: one line above the keys, spoken too. */
import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { colourOf } from "../tile/colours.js";

export function TileSaid({ tiles, who }) {
  const { drawn, refusal, last } = tiles;
  const kind = refusal ? "stop" : last ? "go" : "soft";
  return (
    <p
      class={`draw-said draw-said-${kind}`}
      role={refusal ? "alert" : "status"}
      data-testid="draw-said"
    >
      {said({ drawn, refusal, last }, who)}
    </p>
  );
}

function said({ drawn, refusal, last }, who) {
  const nameOf = (person) => shownName(who(person));
  if (refusal?.code === "taken")
    return t("rummikub-draw-taken", { tile: tileWords(refusal), name: nameOf(refusal.person) });
  if (refusal?.code === "no-number")
    return t("rummikub-draw-no-number", { number: refusal.table, last: refusal.tables });
  if (refusal) return t("rummikub-draw-no-colour", { tile: tileWords(refusal) });
  if (last) return t("rummikub-draw-saved", { name: nameOf(last.person), tile: tileWords(last) });
  const { person, table, seat } = drawn;
  if (person === null && table === null && seat === null) return t("rummikub-draw-tap");
  return [
    person !== null ? nameOf(person) : t("rummikub-draw-which-person"),
    table !== null ? table : t("rummikub-draw-which-number"),
    seat !== null ? t(`rummikub-what-colour-${colourOf(seat)}`) : t("rummikub-draw-which-colour"),
  ].join(" · ");
}

/** A tile in a sentence: *3 red*. */
export function tileWords({ table, seat }) {
  const colour = t(`rummikub-what-colour-${colourOf(seat)}`);
  return t("rummikub-draw-tile", { number: table, colour });
}
