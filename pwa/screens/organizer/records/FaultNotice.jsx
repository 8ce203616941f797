/** Why a list could not be taken: its line and column in words, or that the network is away. */
import { Notice } from "../../../parts/Notice.jsx";
import { RemoteNotice } from "../RemoteNotice.jsx";

export function FaultNotice({ error, onAgain }) {
  if (error.code !== "records-invalid") return <RemoteNotice error={error} onAgain={onAgain} />;
  return (
    <Notice tone="stop" title={error.title} data-testid="records-fault">
      {error.detail}
    </Notice>
  );
}
