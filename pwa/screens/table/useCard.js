/**
 * A card on its way from paper: typed, looked at again where there is doubt, given a reason where the rules ask for one, kept.
 * `step` is `typing`, `warned` (Enter again saves), `leaving` (Esc again throws away), `reason` or `saving`.
 */
import { useRef, useState } from "preact/hooks";
import { append } from "../../store/outbox.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { failureOf } from "../judge/entry/failure.js";
import { changed, emptyDraft, entriesOf, halfTyped } from "./draft.js";
import { lookWords, refusedWords } from "./words.js";

export function useCard({ round, result, slots, number, limit, onDone }) {
  const [draft, setDraft] = useState(emptyDraft);
  const [step, setStep] = useState("typing");
  const [told, setTold] = useState(null); // why the card is not saved: {words, slot?}
  const [entries, setEntries] = useState([]); // those that wait for their reason
  const [warned, setWarned] = useState(null); // the draft that was warned of
  const working = useRef(false);

  const type = (slot, change) => {
    setDraft((now) => changed(now, result, slot, change));
    setStep("typing");
    setTold(null);
  };

  /** One at a time: a second Enter may come before the first is done. */
  const alone = async (work) => {
    if (working.current) return;
    working.current = true;
    try {
      await work();
    } catch (error) {
      setStep("typing");
      setTold({ title: t("judge-not-saved"), words: failureOf(error) });
    } finally {
      working.current = false;
    }
  };

  const keep = async (list, reason) => {
    setStep("saving");
    for (const { slot, kind, body } of list) {
      const subject = { person: number, slot };
      const said = kind === "attempt.record" ? body : { ...body, reason };
      await append({ stream: round.id, kind, subject, body: said });
      setDraft((now) => {
        const rest = new Map(now);
        rest.delete(slot);
        return rest;
      });
    }
    onDone({ person: number, saved: list.length });
  };

  return {
    draft,
    step,
    told,
    warned: warned === draft,
    type,
    working,
    /** Enter at the end: what is in doubt is said first, and saved by the next Enter. */
    finish: (look) =>
      alone(async () => {
        const half = halfTyped(draft);
        if (half) return setTold({ slot: half, words: t("table-half", { slot: half }) });
        const found = draft.size > 0 ? await look() : { read: [], doubts: [] };
        if (found.refused) {
          const words = refusedWords(found.refused, result);
          return setTold({ slot: found.refused, words });
        }
        const list = entriesOf(found.read, slots, seat.value.role);
        if (list.length === 0) return onDone({ person: number, saved: 0 });
        if (step !== "warned" && lookWords(found, limit, result).length > 0) {
          setWarned(draft);
          return setStep("warned");
        }
        if (list.every(({ kind }) => kind === "attempt.record")) return keep(list);
        setEntries(list);
        setStep("reason");
      }),
    giveReason: (reason) => keep(entries, reason),
    /** Takes attempts off the card; they stay on record with the reason. */
    takeOff: async (numbers, reason) => {
      const body = { reason };
      for (const slot of numbers)
        await append({
          stream: round.id,
          kind: "attempt.void",
          subject: { person: number, slot },
          body,
        });
      onDone({ person: number, saved: numbers.length });
    },
    /** Esc: at once where nothing is lost, else by the second one. */
    leave: () => {
      if (draft.size === 0 || step === "leaving") return onDone({ person: null, saved: 0 });
      setStep(step === "warned" ? "typing" : "leaving");
    },
    backToTyping: () => setStep((now) => (now === "warned" || now === "reason" ? "typing" : now)),
  };
}
