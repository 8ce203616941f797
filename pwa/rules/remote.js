/**
 * The rules on the server, for a phone whose worker does not run. The server keeps no folds for strangers:
 * what `log.open` would keep open is kept here, and each feeding sends the whole log.
 */
const FIRST_HANDLE = 1;

/** @param {(request: object) => Promise<object>} post sends one request to the server, gives its reply */
export function remoteRules(post) {
  const folds = new Map();
  let handle = FIRST_HANDLE;

  const calls = {
    "log.open": async ({ stream, ops = [] }) => {
      folds.set(handle, { stream, ops });
      return { ok: true, value: { handle: handle++ } };
    },
    "log.feed": async ({ handle: of, ops }) => {
      const fold = folds.get(of);
      if (!fold) return { ok: false, error: { code: "bad-argument", field: "handle" } };
      fold.ops = [...fold.ops, ...ops];
      return post({ call: "log.fold", stream: fold.stream, ops: fold.ops });
    },
    "log.close": async ({ handle: of }) => ({ ok: true, value: folds.delete(of) }),
  };
  return (request) => (calls[request.call] ?? post)(request);
}
