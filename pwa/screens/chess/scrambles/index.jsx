/** The scramblers' screen of an event: who may open scrambles, which sets are made, and each set cover by cover. */
import { useState } from "preact/hooks";
import { NotJoined } from "../../../parts/NotJoined.jsx";
import { Page } from "../../../parts/Page.jsx";
import { board } from "../../../store/boards.js";
import { kit } from "../../../store/kit.js";
import { seat } from "../../../store/seats.js";
import { t } from "../../../words/words.js";
import { listsHref } from "../views.js";
import { Maker } from "./Maker.jsx";
import { Owners } from "./Owners.jsx";
import { Reader } from "./Reader.jsx";
import { SetView } from "./SetView.jsx";
import { friendlyOf } from "./sets.js";
import { useCycles } from "./useCycles.js";
import { usePair } from "./usePair.js";
import "./scrambles.css";

const MAKERS = ["head-judge", "delegate", "organizer"];

export default function Scrambles({ id, event }) {
  const here = seat.value?.competition === id && kit.value?.competition.id === id;
  const back = { href: listsHref(id), label: t("chess-what-title") };
  if (here) return <Room back={back} event={event} />;
  return <NotJoined title={t("chess-scramble-title")} back={back} />;
}

function Room({ back, event }) {
  const [shown, show] = useState(null); // {of, cycle}
  const place = seat.value;
  const fold = board(event).value;
  const friendly = friendlyOf(event, kit.value.streams);
  const cycles = useCycles(fold, friendly);
  const [pair, look] = usePair(place);
  const listed = fold?.keys.some(({ device }) => device === place.device) ?? false;
  const reads = Boolean(pair) && listed;
  const open = shown && fold?.scrambles.find((one) => isSame(one, shown));
  return (
    <Page title={t("chess-scramble-title")} lead={t("chess-scramble-lead")} back={back}>
      {open && (
        <SetView
          set={open}
          reader={{ device: place.device, pair }}
          fold={fold}
          onClose={() => show(null)}
        />
      )}
      {!open && <Reader event={event} listed={listed} pair={pair} onMade={look} />}
      {!open && MAKERS.includes(place.role) && (
        <Maker event={event} fold={fold} friendly={friendly} cycles={cycles} />
      )}
      {!open && (
        <Owners
          fold={fold}
          friendly={friendly}
          cycles={cycles}
          device={reads ? place.device : null}
          onShow={show}
        />
      )}
    </Page>
  );
}

function isSame(one, other) {
  return one.of === other.of && one.cycle === other.cycle;
}
