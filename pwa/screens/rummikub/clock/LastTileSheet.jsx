/** Who drew the last tile: whoever has the turn, or somebody before, if it is seen only now. */
import { Button } from "../../../parts/Button.jsx";
import { Sheet } from "../../../parts/Sheet.jsx";
import { t } from "../../../words/words.js";

export function LastTileSheet({ turns, name, onChoose, onClose }) {
  const { playing, on } = turns;
  const first = playing.indexOf(on);
  const backwards = [
    ...playing.slice(0, first + 1).reverse(),
    ...playing.slice(first + 1).reverse(),
  ];
  return (
    <Sheet open title={t("rummikub-clock-last-tile-who")} onClose={onClose}>
      <p>{t("rummikub-clock-last-tile-means")}</p>
      {backwards.map((person) => (
        <Button
          key={person}
          wide
          tone={person === on ? "strong" : "plain"}
          data-testid={`last-tile-${person}`}
          onClick={() => onChoose(person)}
        >
          {person === on ? t("rummikub-clock-now", { who: name(person) }) : name(person)}
        </Button>
      ))}
    </Sheet>
  );
}
