/** A limit that several attempts share, of this round or of more: what each competitor has used of it, what is left, and what it asks for. */
import { useState } from "preact/hooks";
import { Notice } from "../../../../parts/Notice.jsx";
import { shown } from "../../../../parts/shown.js";
import { board } from "../../../../store/boards.js";
import { kit } from "../../../../store/kit.js";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";
import { openingOf } from "../../rounds/openingOf.js";
import { firstEntered } from "./firstEntered.js";
import {
  isOpen,
  lineOf,
  seemingOrder,
  sharedLimit,
  sharedRounds,
  upToDate,
  usageQuestion,
  whoHasBegun,
} from "./limit.js";
import { nameOf } from "./nameOf.js";
import { asksFor } from "./ruling.js";
import { UsageList } from "./UsageList.jsx";
import { useUsage } from "./useUsage.js";
import "./cumulative.css";

export function CumulativeSection({ seat, about }) {
  const [said, say] = useState(new Map()); // person → the order that somebody here said
  const [estimates, estimate] = useState(new Map()); // person → Map of limit.js
  const terms = openingOf(about.round, about.board) ?? about.round;
  const limit = sharedLimit(terms);
  const shared = sharedRounds(limit.rounds, kit.value, (id) => board(id).value);
  const unread = shared.filter((one) => !one.board).map(({ round }) => nameOf(round));
  const asked = { edition: kit.value.competition.edition, limit_cs: limit.limit_cs };

  const people = whoHasBegun(shared).map((person) => {
    const seeming = seemingOrder(shared, person, firstEntered);
    const order = said.has(person) ? upToDate(said.get(person), seeming) : seeming;
    return { person, order, open: isOpen(order, said.get(person)) };
  });
  const none = new Map();
  const questions = new Map(
    people.map(({ person, order }) => [
      person,
      usageQuestion(asked, shared, person, order, estimates.get(person) ?? none),
    ]),
  );
  const replies = useUsage(questions);
  const rows = people
    .filter(({ person }) => replies.has(person))
    .map((one) => {
      const line = (place) => lineOf(shared, one.person, place);
      const reply = replies.get(one.person);
      return { ...one, reply, asks: asksFor(reply, line), lineOf: line };
    });

  return (
    <section class="desk-section" data-testid="cumulative">
      <h2>{t("limit-title", { limit: shown(limit.limit_cs, "333") })}</h2>
      <p class="soft">
        {t("limit-over", { count: shared.length, list: listed(limit.rounds.map(nameOf)) })}
      </p>
      {unread.length > 0 && (
        <Notice tone="wait" title={t("limit-unread", { list: listed(unread) })} />
      )}
      {people.length === 0 && <p class="soft">{t("limit-nobody")}</p>}
      {rows.length < people.length && (
        <p class="soft" role="status">
          {t("limit-asking", { done: rows.length, all: people.length })}
        </p>
      )}
      <UsageList
        rows={rows}
        limit={limit}
        seat={seat}
        estimates={estimates}
        onSay={(person, order) => say(new Map(said).set(person, order))}
        onEstimate={(person, place, cs) => {
          const own = new Map(estimates.get(person));
          if (cs) own.set(`${place.round}/${place.slot}`, cs);
          else own.delete(`${place.round}/${place.slot}`);
          estimate(new Map(estimates).set(person, own));
        }}
      />
    </section>
  );
}

/** Whether attempts of this round share a limit. */
export function sharesALimit({ round, board: known }) {
  return sharedLimit(openingOf(round, known) ?? round) !== null;
}
