/** What lies under one cover: the scramble, the cube after it, and a tick once both players' cubes are there. */
import { Button } from "../../../parts/Button.jsx";
import { t } from "../../../words/words.js";
import { Picture } from "./Picture.jsx";

export function Cover({ number, scramble, done, onDone }) {
  return (
    <div class="scramble-cover" data-testid={`scramble-of-cover-${number}`}>
      <p class="scramble-moves">{scramble}</p>
      <Picture scramble={scramble} />
      <p class="soft">{t("chess-scramble-hold")}</p>
      <Button
        tone={done ? "plain" : "go"}
        wide
        data-testid="cover-done"
        onClick={() => onDone(!done)}
      >
        {t(done ? "chess-scramble-undone" : "chess-scramble-done", { cover: number })}
      </Button>
    </div>
  );
}
