/** A rack tapped in tile by tile, with what the rules say of it, and its numbers for the game's entry. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { t } from "../../../words/words.js";
import { Head } from "../../side/console/Head.jsx";
import { keepOf, keptOf } from "../../side/kept.js";
import { Found } from "./Found.jsx";
import { Keys } from "./Keys.jsx";
import { countedOf, refusalOf, sorted, without } from "./rack.js";
import { TileKey } from "./TileKey.jsx";
import { Use } from "./Use.jsx";
import "../../side/console/console.css";
import "./rack.css";

export function Rack(props) {
  const { id, stream, place, back, writes, columns } = props;
  const [rack, hold] = useState(() => keptOf("racks", id, stream) ?? []);
  const [refused, refuse] = useState(null);
  const change = (next) => {
    keepOf("racks", id, stream, next);
    hold(next);
    refuse(null);
  };
  const add = (tile) => {
    const why = refusalOf(rack, tile);
    if (why) refuse(why);
    else change([...rack, tile]);
  };
  const counted = countedOf(rack);
  return (
    <section class="console rack" aria-label={t("rummikub-rack-title")} data-testid="rack">
      <Head back={back} small={t("rummikub-rack-table", { table: place.number })}>
        {t("rummikub-rack-title")}
      </Head>
      <div class="rack-body">
        <div class="rack-held">
          {rack.length === 0 && <p class="soft">{t("rummikub-rack-lead")}</p>}
          <ul
            class="rack-tiles"
            aria-label={t("rummikub-rack-on")}
            data-tiles={rack.join(" ")}
            data-testid="rack-tiles"
          >
            {sorted(rack).map((tile, at) => (
              <li key={`${tile}-${at}`}>
                <TileKey
                  tile={tile}
                  label={t("rummikub-rack-off")}
                  testid={`off-${at}`}
                  onPress={() => change(without(rack, tile))}
                />
              </li>
            ))}
          </ul>
          {refused && (
            <p
              class="rack-refused"
              role="alert"
              data-testid="rack-refused"
              data-code={refused.code}
            >
              {refusedWords(refused)}
            </p>
          )}
          <p class="rack-counted" role="status" data-testid="rack-counted">
            {t("rummikub-rack-counted", counted)}
          </p>
          {rack.length > 0 && <Found rack={rack} />}
        </div>
        <Keys rack={rack} onTile={add} />
        <div class="rack-acts">
          <Button
            disabled={rack.length === 0}
            data-testid="rack-back"
            onClick={() => change(rack.slice(0, -1))}
          >
            {t("rummikub-rack-back")}
          </Button>
          <Button disabled={rack.length === 0} data-testid="rack-clear" onClick={() => change([])}>
            {t("rummikub-rack-clear")}
          </Button>
        </div>
        {writes && columns.length > 0 && rack.length > 0 && (
          <Use {...props} counted={counted} onUsed={() => change([])} />
        )}
      </div>
    </section>
  );
}

function refusedWords({ code, colour, number }) {
  if (code === "jokers") return t("rummikub-rack-no-jokers");
  if (code === "number") return t("rummikub-rack-no-number", { number });
  return t("rummikub-rack-no-tile", { colour: t(`rummikub-what-colour-${colour}`), number });
}
