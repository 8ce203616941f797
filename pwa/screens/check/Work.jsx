/** The working place: find a card, type it, find the next. One thing at a time stands here: the finder, a card, or why not. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTyping } from "../../app/useTyping.js";
import { resultOf } from "../../parts/result-field/typed.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { personOf } from "../organizer/rounds/NameList.jsx";
import { Barred } from "./Barred.jsx";
import { barOfCard } from "./bar.js";
import { CardForm } from "./CardForm.jsx";
import { Finder } from "./Finder.jsx";
import { Lists } from "./Lists.jsx";
import { Stop } from "./Stop.jsx";
import { Trail } from "./Trail.jsx";
import { useTrail } from "./useTrail.js";

/** Roles that may see both versions of what differs, where decisions are made. */
const seesBoth = ["delegate", "head-judge"];

export function Work({ id, round, state, ops, piles }) {
  const finder = useRef(null);
  const [at, setAt] = useState(null); // {person, start?, bar?} or {nobody}: what stands below the finder
  const [dirty, setDirty] = useState(false);
  const { trail, hand, drop } = useTrail(round);
  const cards = new Map(state.cards.map((card) => [card.person, card]));
  const people = state.cards.map(({ person }) => personOf(person));
  const card = at?.person && !at.bar && cards.get(at.person.number);

  useTyping(dirty || trail.some((step) => step.state !== "done"));
  useLayoutEffect(() => {
    if (!at) finder.current.focus({ preventScroll: true });
  }, [at]);

  const leave = () => setAt(null);
  const pick = (person, start) => {
    const bar = barOfCard(cards.get(person.number), ops, seat.value);
    setAt({ person, start, bar });
  };
  const again = (step) => {
    drop(step.key);
    pick(step.person, step.typed);
  };
  const decideAt = (person, slot) =>
    `/c/${encodeURIComponent(id)}/delegate/${encodeURIComponent(round.id)}/${person}/${slot}`;

  return (
    <div class={`check-work ${at ? "check-busy" : ""}`}>
      <div class="check-place">
        <Finder
          people={people}
          fieldRef={finder}
          onPick={(person) => pick(person)}
          onNobody={(query) => setAt({ nobody: query })}
        />
        {at?.nobody && (
          <Stop
            title={t("check-nobody", { query: at.nobody })}
            action={t("check-other-card")}
            onLeave={leave}
          >
            {t("check-nobody-means")}
          </Stop>
        )}
        {at?.bar && <Barred person={at.person} bar={at.bar} round={round} onLeave={leave} />}
        {card && (
          <CardForm
            key={at.person.number}
            person={at.person}
            card={card}
            result={resultOf(round.event)}
            start={at.start}
            onTyping={setDirty}
            onLeave={leave}
            onDone={(typed) => {
              hand(at.person, typed);
              leave();
            }}
          />
        )}
        <Trail
          trail={trail}
          decideAt={seesBoth.includes(seat.value.role) ? decideAt : null}
          onAgain={again}
        />
      </div>
      <Lists piles={piles} cards={cards} ops={ops} seat={seat.value} onPick={(who) => pick(who)} />
    </div>
  );
}
