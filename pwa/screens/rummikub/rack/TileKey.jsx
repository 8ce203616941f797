/** A tile to press: on the rack, or among those that may be put there. */
import { t } from "../../../words/words.js";
import { Shape } from "../draw/Shape.jsx";
import { COLOURS } from "../tile/colours.js";
import { Tile } from "../tile/Tile.jsx";
import { JOKER, partsOf } from "./rack.js";

/** @param {{tile: string, count?: number, label?: string, testid: string, onPress: () => void}} props `count`: how many are there; `label`: what a press does */
export function TileKey({ tile, count, label, testid, onPress }) {
  return (
    <button type="button" class="rack-key" data-testid={testid} onClick={onPress}>
      <RackTile tile={tile} />
      {label && <span class="hidden-words">{label}</span>}
      {count !== undefined && (
        <span class="rack-count">
          <span aria-hidden="true">{count ? `×${count}` : "\u00a0"}</span>
          <span class="hidden-words">{t("rummikub-rack-there", { count })}</span>
        </span>
      )}
    </button>
  );
}

/** A tile with the shape of its colour under it. @param {{tile: string}} props *R7*, *J* */
export function RackTile({ tile }) {
  const { colour, number } = partsOf(tile);
  return (
    <span class="rack-tile">
      <Tile colour={colour}>{tile === JOKER ? <Joker /> : number}</Tile>
      {colour && <Shape seat={COLOURS.indexOf(colour)} />}
    </span>
  );
}

function Joker() {
  return (
    <>
      <span aria-hidden="true">☺</span>
      <span class="hidden-words">{t("rummikub-rack-joker")}</span>
    </>
  );
}
