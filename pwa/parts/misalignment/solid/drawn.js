/** What a model looks like with these parts out of line, and where each part is tapped. */
import { picture } from "./picture.js";

/** Half the width and half the height of every drawing, in the solids' measure. */
export const frame = { x: 1.5, y: 1.5 };
/** How much further than the limit a part beyond it is drawn; by how much it is beyond nobody asks. */
const FURTHER = 15;

/**
 * @param {object} model of `modelOf`
 * @param {Record<string, 'within'|'beyond'>} seen by part
 * @param {{layer: string|null, at: number}[]} limits of `solved.limits`
 */
export function drawn(model, seen, limits) {
  const turns = model.parts
    .filter(({ id }) => seen[id])
    .map(({ id, plane, layer }) => ({
      ...plane,
      mark: seen[id],
      degrees: limitOf(limits, layer).at + (seen[id] === "beyond" ? FURTHER : 0),
    }))
    .toSorted((a, b) => a.offset - b.offset); // inner ones first
  const slashLast = (turn) => (Math.abs(turn.normal[2]) < 1e-9 && turn.offset === 0 ? 1 : 0);
  turns.sort((a, b) => slashLast(a) - slashLast(b));
  return picture(model.solid, turns, model.seams, { ...model.view, front: model.front });
}

export function limitOf(limits, layer) {
  return limits.find((limit) => limit.layer === layer) ?? limits[0];
}

/** Where a part is tapped, from 0 to 1 of the frame, from its left and top. */
export function placeOf(model, { anchor }) {
  const [x, y] = model.view.flat(anchor);
  return [(x + frame.x) / (2 * frame.x), (y + frame.y) / (2 * frame.y)];
}

/** The part whose place is nearest to a tap. */
export function nearest(model, x, y) {
  const away = (one) => {
    const [left, top] = placeOf(model, one);
    return Math.hypot((left - x) * frame.x, (top - y) * frame.y);
  };
  return model.parts.toSorted((a, b) => away(a) - away(b))[0];
}
