/** A sheet for an act that wants a reason: what it means, why, one button. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Reason } from "./Reason.jsx";

/** @param {{usual: string[], act: (reason: string) => Promise<any>, ready?: boolean}} props `ready`: whether all else that the act needs is there */
export function ReasonSheet({
  title,
  label,
  tone,
  testId,
  usual,
  ready = true,
  act,
  onClose,
  children,
}) {
  const [reason, give] = useState("");
  return (
    <ActSheet
      title={title}
      label={label}
      tone={tone}
      testId={testId}
      disabled={!ready || !reason.trim()}
      act={() => act(reason.trim())}
      onClose={onClose}
    >
      {children}
      <Reason usual={usual} value={reason} onGive={give} />
    </ActSheet>
  );
}
