/** Registration on the spot: a name, the age that was seen and that the person stands here; competitors of the competition can be picked. */
import { useRef, useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { certain, search } from "../../../parts/search.js";
import { Tick } from "../../../parts/Tick.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { guestNumber } from "../../side/people.js";
import { Who } from "../../side/Who.jsx";
import { isEvent } from "../streams.js";
import { entryBody, namesakes, pickable } from "./registration.js";
import { Said } from "./Said.jsx";

const SHOWN = 4;

export function Register({ event, side, seat, fold, people, who }) {
  const [query, setQuery] = useState("");
  const [seen, see] = useState({ age: false, here: false });
  const [told, tell] = useState(false);
  const [last, remember] = useState(null);
  const [error, fail] = useState(null);
  const given = useRef([]); // the fold may not have them yet when the next person stands here
  const elsewhere = side.streams
    .filter((name) => isEvent(name) && name !== event)
    .map((name) => side.fold(name)?.entrants ?? []);
  const others = pickable(people, fold.entrants, elsewhere);
  const wanted = query.trim();
  const found = wanted ? search(others, query).slice(0, SHOWN) : [];
  const isName = wanted && !/^\d+$/.test(wanted);
  const same = namesakes(wanted, fold.entrants, who);
  const [youngest, oldest] = fold.plan.ages ?? [];
  const ready = seen.age && seen.here;

  async function enter(person) {
    tell(true);
    if (!ready) return;
    fail(null);
    try {
      await append({
        stream: event,
        kind: "entrant.add",
        subject: { person: person.number },
        body: entryBody(person),
      });
    } catch (problem) {
      return fail(problem);
    }
    given.current.push({ person: person.number });
    remember({ person: person.number, name: shownName(person) });
    setQuery("");
    see({ age: false, here: false });
    tell(false);
  }

  function onTheSpot() {
    const taken = [...fold.entrants, ...elsewhere.flat(), ...given.current];
    enter({ number: guestNumber(seat.device, taken), name: wanted });
  }

  function submit(event) {
    event.preventDefault();
    const one = certain(others, query);
    if (one && !isName) enter(one);
    else if (isName && found.length === 0) onTheSpot();
  }

  return (
    <form class="side-add rummikub-register" onSubmit={submit}>
      <Field
        label={t("rummikub-desk-name")}
        hint={t("rummikub-desk-name-hint")}
        autoComplete="off"
        maxLength={60}
        data-testid="register-name"
        value={query}
        onInput={(input) => setQuery(input.currentTarget.value)}
      />
      <Tick
        checked={seen.age}
        data-testid="register-age"
        onTick={(age) => see((before) => ({ ...before, age }))}
      >
        {t("rummikub-desk-age-seen", { youngest: youngest ?? 0, oldest: oldest ?? 99 })}
      </Tick>
      <Tick
        checked={seen.here}
        data-testid="register-here"
        onTick={(here) => see((before) => ({ ...before, here }))}
      >
        {t("rummikub-desk-in-person")}
      </Tick>
      {told && !ready && (
        <p class="field-error" role="alert" data-testid="register-tick">
          {t("rummikub-desk-tick-both")}
        </p>
      )}
      {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
      {same.length > 0 && (
        <Notice tone="wait" title={t("rummikub-desk-namesake", { name: wanted })}>
          {t("rummikub-desk-namesake-means")}
        </Notice>
      )}
      {wanted ? (
        <ul class="side-rows">
          {isName && (
            <li>
              <span>{t("rummikub-desk-guest", { name: wanted })}</span>
              <Button tone="go" data-testid="register" onClick={onTheSpot}>
                {t("rummikub-desk-register")}
              </Button>
            </li>
          )}
          {found.map((person) => (
            <li key={person.number}>
              <Who person={person} />
              <Button data-testid={`register-${person.number}`} onClick={() => enter(person)}>
                {t("rummikub-desk-register")}
              </Button>
            </li>
          ))}
          {found.length === 0 && !isName && <li class="soft">{t("rummikub-desk-no-number")}</li>}
        </ul>
      ) : (
        last && <Said {...last} fold={fold} />
      )}
    </form>
  );
}
