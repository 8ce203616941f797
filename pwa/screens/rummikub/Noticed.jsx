/** On the public page of a competition: what was changed on the day of each event that is not over, and the way to Rummikub. */
import { Button } from "../../parts/Button.jsx";
import { t } from "../../words/words.js";
import { useWatched } from "../side/useWatched.js";
import { Changes } from "./desk/Changes.jsx";
import { eventHref, listsHref } from "./views.js";
import "./desk/desk.css";

export default function Noticed({ id }) {
  const { side } = useWatched(id, "rummikub");
  const events = (side?.events ?? []).filter(({ plan }) => plan);
  if (!events.length) return null;
  return (
    <section class="rummikub-noticed" aria-labelledby="rummikub">
      <h2 id="rummikub">{t("rummikub-what-title")}</h2>
      {events
        .filter(({ closed }) => !closed)
        .map(({ event, plan, changes }) => (
          <Changes
            key={event}
            changes={changes}
            of={{ name: plan.name, href: eventHref(id, event), testid: `changes-${event}` }}
          />
        ))}
      <p>
        <Button href={listsHref(id)} data-testid="rummikub">
          {t("rummikub-desk-to-events", { count: events.length })}
        </Button>
      </p>
    </section>
  );
}
