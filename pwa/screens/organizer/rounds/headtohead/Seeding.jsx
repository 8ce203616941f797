/**
 * How a Head to Head round is opened: places and sets, seeds from the standings of the round before with reserves for who withdraws, the draw
 * among equals, and a look at the bracket. `onDraft` gets who is in, who withdrew and what else the opening says; nobody as long as something is missing.
 */
import { useEffect, useState } from "preact/hooks";
import { Bracket } from "../../../../parts/bracket/Bracket.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { board } from "../../../../store/boards.js";
import { kit } from "../../../../store/kit.js";
import { t } from "../../../../words/words.js";
import { personOf } from "../NameList.jsx";
import { turned } from "../opening/turned.js";
import { Draw } from "./Draw.jsx";
import { SeedList } from "./SeedList.jsx";
import { SetsChoice } from "./SetsChoice.jsx";
import { draftOf, drawText, PLACES, placesAtFirst, rowsByBests, setsAtFirst } from "./seeding.js";
import { useSeeding } from "./useSeeding.js";
import "./seeding.css";
import "../../../../parts/fold.css";

export function Seeding({ round, previous, onDraft }) {
  const before = previous && board(previous.id).value;
  const rows = before?.standings ?? qualified(round);
  const [places, setPlaces] = useState(() => placesAtFirst(round, rows.length));
  const [firstTo, setFirstTo] = useState(() => setsAtFirst(round, places));
  const [number, setNumber] = useState("");
  const [withdrawn, setWithdrawn] = useState([]);
  const draw = drawText(before?.digest ?? kit.value.competition.id, number);
  const found = useSeeding({
    round,
    rows,
    places,
    firstTo,
    draw,
    withdrawn,
    previous,
  });
  const drawing = found?.drawn?.length > 0;
  const ready = found?.bracket && found.seeds.length > 1 && (!drawing || number.trim());

  useEffect(() => {
    const draft = { people: [], withdrawn };
    onDraft(
      ready
        ? draftOf({ places, firstTo, seeds: found.seeds, draw, withdrawn, from: found.from })
        : draft,
    );
  }, [found, ready]);

  return (
    <div class="seeding">
      <Choice
        legend={t("match-places")}
        value={places}
        options={PLACES.map((value) => ({ value, label: value, testid: `places-${value}` }))}
        onChoose={(chosen) => {
          setPlaces(chosen);
          setFirstTo(setsAtFirst(round, chosen));
        }}
      />
      <SetsChoice places={places} firstTo={firstTo} onChange={setFirstTo} />
      {found?.code && <Notice tone="stop" title={t("match-seeding-failed")} />}
      {found?.cap !== undefined && found?.cap !== null && found.cap < places && (
        <Notice tone="wait" title={t("match-cap", { cap: found.cap })} />
      )}
      {found?.seeds && (
        <>
          {drawing && <Draw {...{ number, draw, drawn: found.drawn }} onNumber={setNumber} />}
          <SeedList
            {...found}
            rows={rows}
            withdrawn={withdrawn}
            onTurn={(person) => setWithdrawn(turned(withdrawn, person))}
          />
        </>
      )}
      {ready && (
        <details class="fold seeding-look" data-testid="seeding-look">
          <summary>{t("match-look-bracket")}</summary>
          <Bracket bracket={found.bracket} personOf={personOf} textOf={() => ""} />
        </details>
      )}
    </div>
  );
}

/** Without a round before: everybody registered, by what they qualified with (I1c). */
function qualified({ event }) {
  const people = kit.value.people.filter((person) => person.events.includes(event));
  return rowsByBests(people, event, event === "333bf" ? "single" : "average");
}
