/** The cards that this device typed last, and what became of them: saved here, sent, accepted, disputed. A name opens the card again. */
import { EmptyList } from "../../parts/EmptyList.jsx";
import { PersonName } from "../../parts/PersonName.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { shown } from "../../parts/shown.js";
import { Table } from "../../parts/Table.jsx";
import { entryState } from "../../store/entries.js";
import { operations } from "../../store/replica.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { proposedSlots } from "../judge/card/card.js";
import { lastPart } from "../judge/card/Slots.jsx";
import { cardState, typedLast } from "./typedLast.js";

const most = 20;

/** @param {{cardFor: (number: number) => object, averageOf: (number: number) => number, personOf: (number: number) => object, onOpen: (number: number) => void}} props */
export function TypedLast({ round, board, cardFor, averageOf, personOf, onOpen }) {
  const typed = typedLast(operations(round.id), seat.value.device);
  const rows = typed.slice(0, most).map((one) => ({ ...one, card: cardFor(one.person) }));
  if (rows.length === 0)
    return <EmptyList title={t("table-last-none")}>{t("table-last-none-how")}</EmptyList>;

  const attempts = rows[0].card.slots.map(({ slot }, place) => ({
    key: `attempt-${slot}`,
    label: slot,
    numeric: true,
    render: ({ card }) => <Attempt slot={card.slots[place]} />,
  }));
  const columns = [
    {
      key: "person",
      label: t("table-competitor"),
      wide: true,
      render: ({ person }) => (
        <button type="button" class="typed-person" onClick={() => onOpen(person)}>
          <PersonName person={personOf(person)} />
        </button>
      ),
    },
    ...attempts,
    {
      key: "average",
      label: t("public-average"),
      numeric: true,
      render: ({ person }) => shown(averageOf(person), round.event, "average") || "–",
    },
    {
      key: "state",
      label: t("table-state"),
      render: ({ card, person, ops }) => (
        <StateMark state={cardState(card, proposedSlots(board, person), ops, entryState)} />
      ),
    },
  ];
  return (
    <>
      <Table
        className="typed-last"
        caption={t("table-last")}
        columns={columns}
        rows={rows}
        rowKey={({ person }) => person}
        rowProps={({ person }) => ({ "data-testid": `typed-${person}` })}
      />
      {typed.length > most && <p class="soft small">{t("table-last-only", { count: most })}</p>}
    </>
  );
}

function Attempt({ slot }) {
  return <span class={slot.op ? undefined : "soft"}>{lastPart(slot.text) || "–"}</span>;
}
