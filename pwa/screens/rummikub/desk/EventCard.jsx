/** An event in the list: what it is called, where and when, and what it waits for. */
import { language, t } from "../../../words/words.js";
import { dates } from "../../public/overview.js";
import { useAsked } from "../../side/useAsked.js";
import { tablesAsked } from "../asked.js";
import { useTables } from "../useTables.js";
import { eventHref } from "../views.js";
import { waitsFor } from "./waits.js";

const TONES = { registration: "wait", draw: "wait", cut: "wait", close: "wait", playing: "go" };

export function EventCard({ id, side, event }) {
  const { event: fold, tables, page } = useTables(side, event);
  const drawn = fold.draws?.length > 0;
  const { value } = useAsked(
    drawn && !page && { call: "tables.standings", event: fold, tables: tablesAsked(tables) },
  );
  const { plan } = fold;
  const { what, round, count, places } = waitsFor(fold, page?.standings ?? value);
  const about = [
    t(`rummikub-desk-role-${plan.role}`),
    plan.place,
    plan.date && dates(plan.date, plan.date, language.value),
  ];
  return (
    <li>
      <a class="side-card" href={eventHref(id, event)} data-testid={`event-${event}`}>
        <strong>{plan.name}</strong>
        <span class="soft">{about.filter(Boolean).join(" · ")}</span>
        <span class={`side-card-next side-card-${TONES[what] ?? "over"}`} data-waits={what}>
          {what === "registration" && !places
            ? t("rummikub-desk-waits-players", { count })
            : t(`rummikub-desk-waits-${what}`, { round, count, places: places ?? 0 })}
        </span>
      </a>
    </li>
  );
}
