/** At the station: whom it is offered next, one tap away; without one, the way to set it. */
import { useState } from "preact/hooks";
import { laterWithWords } from "../../../app/later.js";
import { Button } from "../../../parts/Button.jsx";
import { PersonName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { offerAt } from "./offer.js";
import { stationAt } from "./station.js";
import "./station.css";

const StationSheet = laterWithWords(() => import("./StationSheet.jsx"));

export function StationBar({ round, board, onPick }) {
  const [setting, setSetting] = useState(false);
  const here = stationAt(round);
  return (
    <>
      {here ? (
        <section class="station" aria-labelledby="station-title">
          <div class="station-head">
            <h2 id="station-title">{t("judge-station-next", { name: here.name })}</h2>
            <Button tone="quiet" data-testid="station" onClick={() => setSetting(true)}>
              {t("judge-station-change")}
            </Button>
          </div>
          <Offer offer={offerAt(round, board)} onPick={onPick} />
        </section>
      ) : (
        <Button
          tone="quiet"
          className="station-set"
          data-testid="station"
          onClick={() => setSetting(true)}
        >
          {t("judge-station-set")}
        </Button>
      )}
      {setting && <StationSheet round={round} here={here} onClose={() => setSetting(false)} />}
    </>
  );
}

function Offer({ offer, onPick }) {
  if (!offer) return <p class="soft">{t("judge-station-done")}</p>;
  return (
    <button
      type="button"
      class="button button-strong button-wide station-offer"
      data-testid="offered"
      onClick={() => onPick(offer.person.number)}
    >
      <PersonName person={offer.person} />
      <span class="station-attempt">{t("judge-attempt-numbered", { slot: offer.slot })}</span>
    </button>
  );
}
