/** What the first screens say comes first, found in their own sources. */
import { expect, test } from "vitest";
import { messagesOf, namedIn } from "./portions.js";

const CATALOGUE = `# Every word
app-close = Close
app-unsent = { $count ->
    [one] one entry
   *[other] { $count } entries
  }

## The command line
cli-ready = Ready
state-saved = saved here
`;

test("a message keeps its lines, and nothing is carried that only the server says", () => {
  const messages = messagesOf(CATALOGUE);
  expect([...messages.keys()]).toEqual(["app-close", "app-unsent", "state-saved"]);
  expect(messages.get("app-unsent")).toBe(
    "app-unsent = { $count ->\n    [one] one entry\n   *[other] { $count } entries\n  }\n",
  );
});

test("a message is named whole, or by how its id begins", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands for a source
  const named = namedIn(['t("app-close")', "t(`state-${state}`)"]);
  expect(["app-close", "state-saved", "state-sent"].every(named)).toBe(true);
  expect(["app-closed", "app-unsent"].some(named)).toBe(false);
});

test("of errors those come first whose code the first screens' own sources name", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands for a source
  const named = namedIn(['throw new StoreError("storage-full")', "t(`error-${code}`)"]);
  expect(named("error-storage-full")).toBe(true);
  expect(named("error-plan-forbidden")).toBe(false);
  expect(namedIn(['throw new StoreError("storage-full")'])("error-storage-full")).toBe(false);
});
