/** One competitor under the limit: used and left, attempt by attempt where something is asked or in doubt, and the rulings in one tap. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { PersonName } from "../../../../parts/PersonName.jsx";
import { shown } from "../../../../parts/shown.js";
import { append } from "../../../../store/outbox.js";
import { operations } from "../../../../store/replica.js";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";
import { kindFor } from "../../../judge/entry/kind.js";
import { personOf } from "../../rounds/NameList.jsx";
import { Estimate } from "./Estimate.jsx";
import { nameOf } from "./nameOf.js";
import { Order } from "./Order.jsx";
import { ruledAttempt, saidIn } from "./ruling.js";

export function Usage({ row, limit, seat, may, estimates, onSay, onEstimate }) {
  const { person, order, open, reply, asks, lineOf } = row;
  const [failed, fail] = useState(null);
  const [busy, work] = useState(false);
  const lost = reply.rows.filter(({ flags }) => flags.includes("unknown-time"));
  const disputed = reply.rows.filter(({ flags }) => flags.includes("disputed"));
  const waits = open && reply.reached !== null;

  async function record(ask) {
    const line = lineOf(ask);
    const ops = operations(ask.round).map(({ op }) => op);
    const reason = reasonFor(ask);
    work(true);
    fail(null);
    try {
      await append({
        stream: ask.round,
        kind: kindFor(line, seat.role),
        subject: { person, slot: ask.slot },
        body: ruledAttempt(saidIn(ops, line.op), ask, reason),
      });
    } catch (error) {
      fail(error.code);
    } finally {
      work(false);
    }
  }

  /** The order is kept where it is needed: with the ruling that follows from it. */
  function reasonFor({ code }) {
    const why = t("limit-because", { limit: shown(limit.limit_cs, "333"), code });
    if (order.length < 2 || limit.rounds.length < 2) return why;
    return `${why} ${t("limit-because-order", { list: listed(order.map(placeName)) })}`;
  }

  return (
    <li class="usage" data-testid={`usage-${person}`}>
      <PersonName person={personOf(person)} />
      <p class="digits">
        {t("limit-used", { used: shown(reply.used_cs, "333") || "0" })} ·{" "}
        <strong>
          {reply.reached
            ? t("limit-reached", { place: placeName(reply.reached) })
            : t(lost.length ? "limit-left-at-most" : "limit-left", {
                left: shown(reply.left_cs, "333"),
              })}
        </strong>
      </p>
      {disputed.map((one) => (
        <p key={placeKey(one)} class="count-disputed">
          {t("limit-disputed", { place: placeName(one) })}
        </p>
      ))}
      {lost.map((one) => (
        <Estimate
          key={placeKey(one)}
          name={placeName(one)}
          testId={`estimate-${person}-${placeKey(one)}`}
          may={may}
          onGive={(cs) => onEstimate(person, one, cs)}
        />
      ))}
      {estimatesOf(estimates, person).map(([key, cs]) => (
        <p key={key} class="soft">
          {t("limit-estimated", { place: placeName(placeOf(key)), time: shown(cs, "333") })}{" "}
          <Button
            tone="quiet"
            data-testid={`estimate-off-${person}-${key}`}
            onClick={() => onEstimate(person, placeOf(key), 0)}
          >
            {t("limit-estimate-off")}
          </Button>
        </p>
      ))}
      {waits && (
        <Order
          person={person}
          order={order}
          nameOf={placeName}
          onSay={(told) => onSay(person, told)}
        />
      )}
      {asks.map((ask) => (
        <div key={placeKey(ask)} class="usage-ask">
          <p>
            {placeName(ask)}: <span class="digits">{lineOf(ask)?.text || "–"}</span> →{" "}
            <strong>{ask.verdict.toUpperCase()}</strong> <span class="digits">({ask.code})</span>
            {ask.ruling && <span class="soft"> {t("limit-main-judge")}</span>}
          </p>
          {may && (
            <Button
              tone="strong"
              disabled={busy || waits}
              data-testid={`limit-${ask.verdict}-${person}-${placeKey(ask)}`}
              onClick={() => record(ask)}
            >
              {t("limit-record", { verdict: ask.verdict.toUpperCase() })}
            </Button>
          )}
        </div>
      ))}
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
    </li>
  );
}

function placeName({ round, slot }) {
  return t("limit-place", { round: nameOf(round), slot });
}

function placeKey({ round, slot }) {
  return `${round}-${slot}`;
}

function placeOf(key) {
  const [round, slot] = key.split("/");
  return { round, slot: Number(slot) };
}

function estimatesOf(estimates, person) {
  return [...(estimates.get(person) ?? [])];
}
