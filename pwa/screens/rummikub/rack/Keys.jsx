/** All tiles of a set: on a phone one colour at a time, on a wide screen all four, and the joker. */
import { useState } from "preact/hooks";
import { t } from "../../../words/words.js";
import { Shape } from "../draw/Shape.jsx";
import { LETTERS } from "../tile/colours.js";
import { Tile } from "../tile/Tile.jsx";
import { countOf, JOKER, NUMBERS, tileOf } from "./rack.js";
import { TileKey } from "./TileKey.jsx";

const COLOURS = Object.entries(LETTERS);

export function Keys({ rack, onTile }) {
  const [chosen, choose] = useState(COLOURS[0][0]);
  const key = (tile) => (
    <TileKey
      key={tile}
      tile={tile}
      count={countOf(rack, tile)}
      testid={`tile-${tile}`}
      onPress={() => onTile(tile)}
    />
  );
  return (
    <div class="rack-all">
      <fieldset class="rack-colours">
        <legend class="hidden-words">{t("rummikub-rack-colour")}</legend>
        {COLOURS.map(([letter, colour]) => (
          <button
            key={letter}
            type="button"
            aria-pressed={letter === chosen}
            data-testid={`colour-${letter}`}
            onClick={() => choose(letter)}
          >
            <span aria-hidden="true">
              <Tile colour={colour}>
                <Shape seat={COLOURS.findIndex(([one]) => one === letter)} />
              </Tile>
            </span>
            {t(`rummikub-what-colour-${colour}`)}
          </button>
        ))}
      </fieldset>
      {COLOURS.map(([letter, colour]) => (
        <fieldset key={letter} class={`rack-row ${letter === chosen ? "rack-row-chosen" : ""}`}>
          <legend>{t(`rummikub-what-colour-${colour}`)}</legend>
          {NUMBERS.map((number) => key(tileOf(letter, number)))}
        </fieldset>
      ))}
      <div class="rack-jokers">{key(JOKER)}</div>
    </div>
  );
}
