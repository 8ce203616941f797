/**
 * JSON over HTTP. Paths begin with `/api/`; the current seat's token goes along unless another is given.
 * Every failure is an `ApiError` with a code, so that screens say it in the person's language.
 */

import { seat } from "../store/seats.js";
import { language, t } from "../words/words.js";

const PATIENCE_MS = 20_000;

export class ApiError extends Error {
  /**
   * @param {number} status HTTP status, 0 when no answer came
   * @param {string} code as in `error-<code>`; `offline` when no answer came
   * @param {{field?: string, title?: string, detail?: string, retryAfter?: number}} [problem] `retryAfter` in seconds
   */
  constructor(status, code, { field, title, detail, retryAfter } = {}) {
    super(title ?? code);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.field = field ?? null;
    this.title = title ?? code;
    this.detail = detail ?? null;
    this.retryAfter = retryAfter ?? null;
  }
}

/** `options`: `{token}` of another seat or null for none, `{etag}` of a copy at hand (then null comes back when it is still good). */
export const api = {
  get: async (path, options) => (await request("GET", path, undefined, options)).value,
  post: async (path, body, options) => (await request("POST", path, body, options)).value,
  put: async (path, body, options) => (await request("PUT", path, body, options)).value,
  patch: async (path, body, options) => (await request("PATCH", path, body, options)).value,
  del: async (path, options) => (await request("DELETE", path, undefined, options)).value,
};

/**
 * @param {any} [body] goes as JSON, a text as a table in CSV
 * @returns {Promise<{value: any, etag: string|null}>} `value` null where the answer has no body
 * @throws {ApiError}
 */
export async function request(method, path, body, { token = seat.peek()?.token, etag } = {}) {
  const headers = { "Accept-Language": language.peek() };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (etag) headers["If-None-Match"] = etag;
  const list = typeof body === "string";
  if (body !== undefined) headers["Content-Type"] = list ? "text/csv" : "application/json";
  const { response, text } = await reach(path, {
    method,
    headers,
    body: body === undefined || list ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === 304) return { value: null, etag };
  const value = parsed(text);
  if (!response.ok) throw refusal(response, value);
  if (value === undefined) throw new ApiError(response.status, "bad-reply"); // the sign-in page of a hotel's network, say
  return { value, etag: response.headers.get("ETag") };
}

function refusal(response, value) {
  const retryAfter = Number(response.headers.get("Retry-After")) || undefined; // a proxy may write a date: then it is for us to choose
  return new ApiError(response.status, value?.code ?? "server", { ...value, retryAfter });
}

/** The whole answer; one that breaks off is none. */
async function reach(path, options) {
  try {
    const response = await fetch(path, options);
    return { response, text: await response.text() };
  } catch {
    throw new ApiError(0, "offline", { title: t("error-offline") });
  }
}

/** @returns {any} null for an empty answer, undefined for one that is not JSON */
function parsed(text) {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
