/** After how many attempts, how many go on, and what a person has to settle: a tie across the cut, and who has not finished. */
import { Button } from "../../../../parts/Button.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { roundName } from "../../../../parts/names.js";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";
import { NameList, personOf } from "../../rounds/NameList.jsx";
import { PhasePeople } from "./PhasePeople.jsx";
import { continueBody } from "./phases.js";
import "./phases.css";

export function ChoosePhase(props) {
  const { round, attempts, choices, level, reply, ticked, changed } = props;
  const { onAfter, onLevel, onTick, onLook, onClose } = props;
  const going = reply ? continueBody(attempts, reply, ticked).people.length : 0;
  const look = (event) => {
    event?.preventDefault();
    if (going > 0) onLook();
  };
  const shared = reply && { rows: reply.rows, event: round.event };

  return (
    <Sheet
      open
      title={t("going-title", { round: roundName(round) })}
      onClose={onClose}
      actions={
        <Button tone="strong" wide disabled={going === 0} data-testid="going-look" onClick={look}>
          {t("going-look")}
        </Button>
      }
    >
      <form class="going" onSubmit={look}>
        <p class="soft">{t("going-hint")}</p>
        {changed && <Notice tone="wait" title={t("going-changed")} />}
        <Choice
          legend={t("going-after")}
          value={attempts}
          options={choices.map((value) => ({
            value,
            label: t("going-attempts", { count: value }),
            testid: `going-after-${value}`,
          }))}
          onChoose={onAfter}
        />
        <Field
          label={t("going-level")}
          hint={t("going-level-hint")}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          data-cursor
          data-testid="going-level"
          value={level}
          onInput={(event) => onLevel(event.currentTarget.value.trim())}
        />
        {reply?.stop && (
          <Notice
            tone="wait"
            title={t("going-tied", { count: reply.tied_at_cut.length })}
            data-testid="going-tie"
          >
            {listed(reply.tied_at_cut.map((number) => personOf(number).name))}
          </Notice>
        )}
        {reply?.unfinished.length > 0 && (
          <Notice
            tone="wait"
            title={t("going-unfinished", { count: reply.unfinished.length })}
            data-testid="going-unfinished"
          >
            <p>{t("going-unfinished-hint")}</p>
            <NameList people={reply.unfinished} />
          </Notice>
        )}
        {reply && (
          <>
            <PhasePeople
              {...shared}
              title={t("going-tied-title")}
              people={reply.tied_at_cut}
              control={(person) => (
                <label class="tick">
                  <input
                    type="checkbox"
                    data-testid={`tick-${person}`}
                    checked={ticked.includes(person)}
                    onChange={() => onTick(person)}
                  />
                  <span>{t("going-goes-on")}</span>
                </label>
              )}
            />
            <PhasePeople
              {...shared}
              testId="going-on"
              title={t("going-on")}
              people={reply.advance}
            />
            <PhasePeople
              {...shared}
              testId="going-behind"
              title={t(going ? "going-behind" : "going-ranking")}
              people={reply.behind}
            />
          </>
        )}
      </form>
    </Sheet>
  );
}
