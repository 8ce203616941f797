/** On a competitor's card: who scrambled the attempt that is looked at, the hand beside its result, and every attempt that misses a mark. */
import { useLayoutEffect } from "preact/hooks";
import { operations } from "../../store/replica.js";
import { t } from "../../words/words.js";
import { Button } from "../Button.jsx";
import { shapes } from "../marks.jsx";
import { Hand } from "./Hand.jsx";
import { confirmations, handOf, scrambleOf } from "./marks.js";
import { isWanting, linesOf, missingOf } from "./missing.js";
import { useSignatures } from "./useSignatures.js";
import { Wanting, wrongWords } from "./Wanting.jsx";
import "./signatures.css";

/** @param {{writing: boolean, onHand: () => void}} props `writing`: the pad is there, so only what concerns this attempt is said */
export function CardSignatures({ round, terms, person, card, slot, writing, onHand }) {
  const entries = operations(round.id).filter(({ op }) => op.subject?.person === person);
  const lines = useSignatures(terms, linesOf([{ person, slots: card.slots }], entries));
  const now = lines.find((line) => line.slot === slot?.slot);
  const others = writing ? [] : lines.filter(isWanting);
  const ops = entries.filter(({ standing }) => standing === "ok").map(({ op }) => op);
  const scrambled = slot && scrambleOf(slot, ops);
  const hand = !writing && slot?.op && handBeside(slot, ops);
  const wantsHand = !writing && slot?.confirmed && now && missingOf(now).some(isTheirs);
  const wrong = writing ? now?.row.wrong?.told : null;

  useLayoutEffect(() => {
    if (writing && scrambled) scrollTo(0, document.documentElement.scrollHeight); // as the card does: the header gives way
  }, [writing, scrambled?.id, wrong]);

  if (!scrambled && !hand && others.length === 0) return null;
  return (
    <div class="marks" data-testid="card-marks">
      {(scrambled || hand) && (
        <div class="marks-line marks-beside">
          {scrambled && (
            <p data-testid="scrambled-by">
              {t("signing-scrambled", {
                name: scrambled.by || t("signing-nobody"),
                scramble: `${scrambled.body.scramble}`,
              })}
            </p>
          )}
          {hand && <Hand body={hand.body} />}
        </div>
      )}
      {writing && now?.row.wrong && (
        <p class="marks-line" role="status">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {shapes.late}
          </svg>
          {wrongWords(now.row.wrong)}
        </p>
      )}
      {others.length > 0 && <Wanting lines={others} />}
      {others.some(({ row }) => row.left_to) && <p class="soft">{t("signing-left")}</p>}
      {wantsHand && (
        <Button data-testid="sign-now" onClick={onHand}>
          {t("signing-now")}
        </Button>
      )}
    </div>
  );
}

export default CardSignatures;

function isTheirs({ who }) {
  return who === "competitor";
}

function handBeside(slot, ops) {
  const here = ops.filter(({ subject }) => subject.slot === slot.slot);
  const entry = here.find(({ id }) => id === slot.op);
  return confirmations(here, entry).findLast(({ body }) => handOf(body));
}
