/** The events in words, a table a part; what was refused or taken back is struck through and says so. */
import { Table } from "../../../parts/Table.jsx";
import { hasWord, t } from "../../../words/words.js";
import { momentText } from "./moments.js";
import { sentenceOf } from "./sentences.js";

export function Lines({ parts }) {
  return parts.map(({ part, rows }) => (
    <section key={part} class="match-log-part">
      <h2>{t("chess-log-part", { part })}</h2>
      <Table
        caption={t("chess-log-part", { part })}
        rows={rows.map((row, at) => ({ ...row, at }))}
        rowKey={({ at }) => at}
        rowProps={({ kind }) => ({ class: `match-log-${kind}`, "data-kind": kind })}
        columns={[
          {
            key: "at_ms",
            label: t("chess-log-time"),
            numeric: true,
            render: ({ at_ms }) => <span class="digits">{momentText(at_ms)}</span>,
          },
          { key: "line", label: t("chess-log-what"), wide: true, render: Line },
          { key: "entry", label: t("chess-log-who"), render: Who },
        ]}
      />
    </section>
  ));
}

function Line({ kind, line, entry, reason }) {
  const { text, tags } = sentenceOf(line, entry);
  return (
    <>
      <span class="match-log-text">{text}</span>
      {tags.map((tag) => (
        <span key={tag} class="match-log-tag">
          {tag}
        </span>
      ))}
      {kind === "undone" && <span class="match-log-mark">{t("chess-log-undone")}</span>}
      {kind === "refused" && (
        <span class="match-log-mark">{t("chess-log-refused", { reason: reasonText(reason) })}</span>
      )}
    </>
  );
}

/** A reason that a newer set of rules has invented stands as it is. */
function reasonText(reason) {
  const id = `chess-log-reason-${reason}`;
  return hasWord(id) ? t(id) : reason;
}

function Who({ entry }) {
  if (!entry) return <span class="soft">{t("chess-log-by-itself")}</span>;
  const device = t("chess-log-device", { device: entry.device });
  return entry.by ? `${entry.by} · ${device}` : device;
}
