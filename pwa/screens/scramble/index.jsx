/** The scrambler's table: whose puzzle is next, and a signature for the right scramble (2026 A2d1, 4g3). Two taps a puzzle. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Holder } from "../../parts/holder/Holder.jsx";
import { roundName } from "../../parts/names.js";
import { Page } from "../../parts/Page.jsx";
import { board } from "../../store/boards.js";
import { kit } from "../../store/kit.js";
import { isRead, operations } from "../../store/replica.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { cardOf } from "../judge/card/card.js";
import { onCards } from "../judge/card/onCards.js";
import { Groups } from "../judge/pick/Groups.jsx";
import { listed } from "../judge/pick/listed.js";
import { stationAt } from "../judge/station/station.js";
import { SignScramble } from "./SignScramble.jsx";
import { Turns } from "./Turns.jsx";
import "../judge/pick/picker.css";
import "./scramble.css";

export default function Scramble({ id, round: wanted }) {
  const here = seat.value?.competition === id && kit.value?.competition.id === id;
  const round = here && kit.value.rounds.find((one) => one.id === wanted);
  const mine = !seat.value?.scope || seat.value.scope === wanted;
  if (!round || !onCards(round) || !mine || seat.value.role === "organizer")
    return <NoRound id={id} />;
  return <Table key={round.id} id={id} round={round} />;
}

function Table({ id, round }) {
  const [group, setGroup] = useState(stationAt(round)?.group ?? null);
  const [turn, setTurn] = useState(null); // {person, slot} whose scramble is being signed
  const state = board(round.id).value;
  const read = isRead(round.id);
  const people = inGroup(listed(kit.value.people, round, state).inRound, round, group);
  const cards = people.map(({ number }) => ({
    person: number,
    ...cardOf(state, round, number),
  }));
  const ops = operations(round.id)
    .filter(({ standing }) => standing === "ok")
    .map(({ op }) => op);
  const back = { href: `/c/${encodeURIComponent(id)}/judge/${round.id}`, label: t("app-back") };
  const chosen = turn && people.find(({ number }) => number === turn.person);
  return (
    <Page title={t("signing-scrambling")} lead={roundName(round)} back={back} actions={<Holder />}>
      {chosen && (
        <SignScramble
          key={`${turn.person}/${turn.slot}`}
          round={round}
          group={
            round.groups.length > 1
              ? round.groups.find((one) => one.id === groupOf(round, turn.person))
              : null
          }
          person={chosen}
          card={cards.find(({ person }) => person === turn.person)}
          ops={ops.filter(({ subject }) => subject?.person === turn.person)}
          first={turn.slot}
          onDone={() => setTurn(null)}
        />
      )}
      {!chosen && <Groups round={round} chosen={group} onChoose={setGroup} />}
      {!chosen && read && <Turns people={people} cards={cards} ops={ops} onChoose={setTurn} />}
    </Page>
  );
}

function NoRound({ id }) {
  return (
    <Page title={t("signing-scrambling")}>
      <EmptyList
        title={t("judge-no-rounds")}
        action={
          <Button tone="strong" href={`/c/${encodeURIComponent(id)}/judge`}>
            {t("judge-title")}
          </Button>
        }
      >
        {t("judge-no-such-round")}
      </EmptyList>
    </Page>
  );
}

function groupOf(round, person) {
  return round.groups.find(({ people }) => people.includes(person))?.id ?? null;
}

function inGroup(people, round, group) {
  const order = round.groups.find((one) => one.id === group)?.people;
  if (!order) return people;
  const known = new Map(people.map((person) => [person.number, person]));
  return order.flatMap((number) => known.get(number) ?? []);
}
