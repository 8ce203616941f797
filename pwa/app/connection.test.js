import { describe, expect, it } from "vitest";
import { connectionOf } from "./connection.js";

const state = (more) => ({ online: true, busy: false, error: null, ...more });

describe("the connection in one word", () => {
  it("is offline without being a fault", () => {
    expect(connectionOf(state({ online: false }))).toBe("offline");
  });

  it("tells a server in trouble from a device that was taken out", () => {
    expect(connectionOf(state({ error: "internal" }))).toBe("trouble");
    expect(connectionOf(state({ error: "device-revoked" }))).toBe("refused");
  });

  it("is not known before the first try", () => {
    expect(connectionOf(state({ online: null }))).toBe("unknown");
    expect(connectionOf(state({ online: null, busy: true }))).toBe("connecting");
  });
});
