/** What the chosen file holds, so that nobody sends the wrong competition. */
import { eventName } from "../../parts/names.js";
import { counted } from "../../words/figures.js";
import { language, t } from "../../words/words.js";
import { dates } from "../public/overview.js";
import { summary } from "./wcif-summary.js";

export function InTheFile({ wcif }) {
  const seen = summary(wcif);
  return (
    <section class="in-file" aria-labelledby="in-file" data-testid="start-summary">
      <h2 id="in-file">{seen.name}</h2>
      <p class="soft">
        {[dates(seen.start, seen.end, language.value), seen.venue].filter(Boolean).join(" · ")}
      </p>
      <dl class="in-file-facts">
        <div>
          <dt>{t("start-people")}</dt>
          <dd class="digits">{counted(seen.competing)}</dd>
        </div>
        <div>
          <dt>{t("start-events")}</dt>
          <dd class="digits">{counted(seen.events.length)}</dd>
        </div>
        <div>
          <dt>{t("start-rounds")}</dt>
          <dd class="digits">
            {counted(seen.events.reduce((sum, event) => sum + event.rounds, 0))}
          </dd>
        </div>
        {seen.results > 0 && (
          <div>
            <dt>{t("start-results")}</dt>
            <dd class="digits">{counted(seen.results)}</dd>
          </div>
        )}
      </dl>
      <ul class="in-file-events">
        {seen.events.map((event) => (
          <li key={event.id}>{eventName(event.id)}</li>
        ))}
      </ul>
      {seen.others > 0 && <p class="soft small">{t("start-others", { count: seen.others })}</p>}
    </section>
  );
}
