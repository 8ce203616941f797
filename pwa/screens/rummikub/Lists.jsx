/** A competition's Rummikub: its events. */
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Page } from "../../parts/Page.jsx";
import { t } from "../../words/words.js";
import { Side } from "../side/Side.jsx";
import { isEvent } from "./streams.js";
import { eventHref } from "./views.js";

export function Lists({ id }) {
  return (
    <Side id={id} game="rummikub">
      {(side) => <Inner id={id} side={side} />}
    </Side>
  );
}

function Inner({ id, side }) {
  const events = side.streams
    .filter(isEvent)
    .map((name) => ({ name, fold: side.fold(name) }))
    .filter(({ fold }) => fold?.plan);
  return (
    <Page
      wide
      title={t("rummikub-what-title")}
      back={{ href: `/c/${encodeURIComponent(id)}`, label: t("public-competition") }}
    >
      {side.asOf}
      {events.length === 0 && <EmptyList title={t("rummikub-what-none")} />}
      <ul>
        {events.map(({ name, fold }) => (
          <li key={name}>
            <a href={eventHref(id, name)} data-testid={`event-${name}`}>
              {fold.plan.name}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
