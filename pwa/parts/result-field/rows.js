/** An event's sheet of penalties, asked of the rules once and remembered. */
import { signal } from "@preact/signals";
import { call } from "../../rules/client.js";

const sheets = signal(new Map());
const asked = new Set();

/** The request that gives it. */
export function sheetRequest({ edition, event, unofficial }) {
  return { call: "penalties.list", edition, event, unofficial };
}

/** @returns {object[]|null} rows of `penalties.list`; null until the rules have answered */
export function rowsOf(terms) {
  const request = sheetRequest(terms);
  const key = JSON.stringify(request);
  if (!sheets.value.has(key) && !asked.has(key)) ask(key, request);
  return sheets.value.get(key) ?? null;
}

async function ask(key, request) {
  asked.add(key);
  try {
    const { penalties } = await call(request);
    sheets.value = new Map(sheets.value).set(key, penalties);
  } catch (error) {
    if (error.code === "rules-unavailable") asked.delete(key); // the next render asks again
  }
}
