/** Says what became of the app itself: a new version is ready, a part is missing, an update has failed. Nothing happens without a tap. */
import { Button } from "../parts/Button.jsx";
import { t } from "../words/words.js";
import { closeNews, news, takeUpdate, typing } from "./update.js";

const bars = {
  missing: { says: "app-part-missing", does: "app-load-again", act: () => location.reload() },
  update: { says: "app-update-ready", does: "app-update-take", act: takeUpdate },
  "fell-back": { says: "app-fell-back", does: "app-close", act: closeNews },
};

export function UpdateBar() {
  if (!news.value || typing.value) return null;
  const { says, does, act } = bars[news.value];
  return (
    <div class="update-bar" role="status" data-testid="app-news">
      <span>{t(says)}</span>
      <Button tone="plain" onClick={act}>
        {t(does)}
      </Button>
    </div>
  );
}
