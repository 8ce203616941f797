/** −200 for whoever could have melded and did not: the referee's decision alone, with a reason, and taken back the same way. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { append } from "../../../../store/outbox.js";
import { t } from "../../../../words/words.js";
import { tableHref } from "../../views.js";
import { ReasonSheet } from "../ReasonSheet.jsx";
import { onPurpose } from "../sheet/columns.js";
import { couldHaveMelded } from "./versions.js";

export function Purpose({ table, row }) {
  const [asked, ask] = useState(null); // "give", or the person from whom it is taken back
  const { nameOf, mayRule, mayScore } = table;
  const { entry } = row;
  const given = onPurpose(table.fold, row.game);
  const people = couldHaveMelded(entry.players).filter((person) => !given.includes(person));
  const said = entry.purpose ?? [];
  return (
    <section class="game-purpose">
      {said.map(({ person, reason }) => (
        <p key={person} data-testid={`purpose-said-${person}`}>
          {t("rummikub-table-purpose-said", { name: nameOf(person), reason })}
        </p>
      ))}
      {mayRule && (
        <div class="game-acts">
          {people.length > 0 && (
            <Button data-testid="purpose" onClick={() => ask("give")}>
              {t("rummikub-table-purpose")}
            </Button>
          )}
          {given.map((person) => (
            <Button key={person} data-testid={`purpose-undo-${person}`} onClick={() => ask(person)}>
              {t("rummikub-table-purpose-undo", { name: nameOf(person) })}
            </Button>
          ))}
        </div>
      )}
      {!mayRule && mayScore && people.length > 0 && (
        <p class="soft small">
          {t("rummikub-table-purpose-ask")}{" "}
          <a href={tableHref(table.id, table.stream, "rack")}>{t("rummikub-table-to-rack")}</a>
        </p>
      )}
      {asked === "give" && (
        <Give table={table} game={row.game} people={people} onClose={() => ask(null)} />
      )}
      {typeof asked === "number" && (
        <TakeBack table={table} game={row.game} person={asked} onClose={() => ask(null)} />
      )}
    </section>
  );
}

function Give({ table, game, people, onClose }) {
  const [person, choose] = useState(people.length === 1 ? people[0] : null);
  return (
    <ReasonSheet
      title={t("rummikub-table-purpose-title")}
      label={t("rummikub-table-purpose-do")}
      tone="stop"
      testId="confirm-purpose"
      usual={["rack", "said"]}
      ready={person !== null}
      act={(reason) => decided(table, game, person, true, reason)}
      onClose={onClose}
    >
      <p>{t("rummikub-table-purpose-means")}</p>
      <Choice
        legend={t("rummikub-table-purpose-who")}
        value={person}
        options={people.map((one) => ({
          value: one,
          label: table.nameOf(one),
          testid: `purpose-of-${one}`,
        }))}
        onChoose={choose}
      />
    </ReasonSheet>
  );
}

function TakeBack({ table, game, person, onClose }) {
  return (
    <ReasonSheet
      title={t("rummikub-table-purpose-undo", { name: table.nameOf(person) })}
      label={t("rummikub-table-purpose-undo-do")}
      testId="confirm-purpose-undo"
      usual={["recount", "asked"]}
      act={(reason) => decided(table, game, person, false, reason)}
      onClose={onClose}
    />
  );
}

function decided({ stream }, game, person, on_purpose, reason) {
  const body = { game, on_purpose, reason };
  return append({ stream, kind: "game.purpose", subject: { person }, body });
}
