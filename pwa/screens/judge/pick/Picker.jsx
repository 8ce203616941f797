/** Picking a competitor: by number or name, by group where there are groups, each with the state of the card. */
import { useEffect, useRef, useState } from "preact/hooks";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { hasKeyboard } from "../../../parts/hasKeyboard.js";
import { certain, search } from "../../../parts/search.js";
import { usePortions } from "../../../parts/usePortions.js";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { StationBar } from "../station/StationBar.jsx";
import { stationAt } from "../station/station.js";
import { Groups } from "./Groups.jsx";
import { listed } from "./listed.js";
import { PersonRow } from "./PersonRow.jsx";
import { Recent } from "./Recent.jsx";
import "./picker.css";

export function Picker({ round, board, chosen, onPick }) {
  const section = useRef(null);
  const field = useRef(null);
  const [query, setQuery] = useState("");
  const [group, setGroup] = useState(stationAt(round)?.group ?? null);
  const { inRound, others } = listed(kit.value.people, round, board);
  const wanted = query ? inRound : inGroup(inRound, round, group);
  const found = search(wanted, query);
  const strangers = query ? search(others, query) : [];

  useEffect(() => {
    if (!chosen) (hasKeyboard ? field : section).current.focus({ preventScroll: true });
  }, [chosen]);

  const choose = (event) => {
    event.preventDefault();
    const person = certain(inRound, query);
    if (!person) return;
    setQuery("");
    onPick(person.number);
  };

  const list = (people) => (
    <List people={people} round={round} board={board} chosen={chosen} onPick={onPick} />
  );

  return (
    <section ref={section} class="picker" aria-label={t("judge-pick")} tabIndex={-1}>
      <search>
        <form class="picker-search" onSubmit={choose}>
          <label for="person-search" class="hidden-words">
            {t("judge-search")}
          </label>
          <input
            ref={field}
            id="person-search"
            class="field-control"
            data-testid="person-search"
            type="search"
            enterKeyHint="go"
            autoComplete="off"
            placeholder={t("judge-search")}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </form>
      </search>
      {!query && <StationBar round={round} board={board} onPick={onPick} />}
      {!query && <Recent round={round} board={board} people={inRound} onPick={onPick} />}
      {!query && <Groups round={round} chosen={group} onChoose={setGroup} />}
      {list(found)}
      {strangers.length > 0 && (
        <>
          <h2 class="picker-others">{t("judge-not-in-round-list")}</h2>
          {list(strangers)}
        </>
      )}
      {found.length + strangers.length === 0 && (
        <EmptyList title={t(query ? "judge-nobody-found" : "judge-nobody-in-round")}>
          {t(query ? "judge-nobody-found-how" : "judge-nobody-in-round-how")}
        </EmptyList>
      )}
    </section>
  );
}

function List({ people, ...rest }) {
  return (
    <ul class="picker-list">
      {usePortions(people).map((person) => (
        <PersonRow key={person.number} person={person} {...rest} />
      ))}
    </ul>
  );
}

function inGroup(people, round, group) {
  const members = round.groups.find((one) => one.id === group)?.people;
  return members ? people.filter(({ number }) => members.includes(number)) : people;
}
