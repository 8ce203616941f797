/** Results as the field writes them: asked of the rules once each, remembered, and rendered when they are there. */
import { signal } from "@preact/signals";
import { call } from "../rules/client.js";

const texts = signal(new Map());
const asked = new Map();

/**
 * The text of a request that answers `{text}` (`time.show`, `attempt.result`, `multi.result`); null until the
 * rules have answered, "" for a request that they refuse.
 */
export function textOf(request) {
  const key = JSON.stringify(request);
  const known = texts.value.get(key);
  if (known === undefined && !asked.has(key)) asked.set(key, ask(key, request));
  return known ?? null;
}

/** A result value in its event's way: `9.87`, `28.33`, `12/13 58:34`, `DNF`; "" while unknown or where there is none. */
export function shown(value, event, kind = "single") {
  if (!value) return "";
  const special = event === "333mbf" || event === "333fm" ? { event, kind } : {};
  return textOf({ call: "time.show", cs: value, ...special }) ?? "";
}

async function ask(key, request) {
  try {
    remember(key, (await call(request)).text);
  } catch (error) {
    if (error.code === "rules-unavailable")
      asked.delete(key); // the next render asks again
    else remember(key, "");
  }
}

function remember(key, text) {
  texts.value = new Map(texts.value).set(key, text);
}
