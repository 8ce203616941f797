import { describe, expect, test } from "vitest";
import {
  defaults,
  drawingAddress,
  inviteRequest,
  inviteState,
  leadsNowhereElse,
  once,
} from "./invite.js";

const now = Date.parse("2026-05-01T12:00:00Z");
const invite = { uses: 7, expires: "2026-05-01T13:00:00Z", revoked: false };

describe("an invite", () => {
  test("works until it runs out, expires or is taken back", () => {
    expect(inviteState(invite, now)).toBe("open");
    expect(inviteState({ ...invite, uses: 0 }, now)).toBe("used-up");
    expect(inviteState({ ...invite, expires: "2026-05-01T12:00:00Z" }, now)).toBe("expired");
    expect(inviteState({ ...invite, revoked: true }, now)).toBe("revoked");
  });
});

describe("the address of an invite", () => {
  test("is of no use to a phone where it names the very computer", () => {
    expect(leadsNowhereElse("http://localhost:8000/join#A")).toBe(true);
    expect(leadsNowhereElse("http://[::1]:8000/join#A")).toBe(true);
    expect(leadsNowhereElse("http://192.168.0.10:8000/join#A")).toBe(false);
    expect(leadsNowhereElse("https://matside.example/join#A")).toBe(false);
  });
});

describe("a new invite", () => {
  test("is shared by judges and for one use by those with authority", () => {
    expect(defaults("judge").uses).toBeGreaterThan(1);
    expect(defaults("delegate").uses).toBe(1);
    expect([once("delegate"), once("head-judge")]).toEqual([true, false]);
  });

  test("names a round only where one was chosen", () => {
    const all = defaults("judge");
    expect(inviteRequest(all)).not.toHaveProperty("scope");
    expect(inviteRequest({ ...all, scope: "333-r1", uses: "5" })).toMatchObject({
      scope: "333-r1",
      uses: 5,
    });
  });
});

test("a drawing becomes an image of its own, which needs its name space", () => {
  const address = drawingAddress('<svg viewBox="0 0 9 9"/>');
  expect(decodeURIComponent(address.split("utf8,")[1])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  );
});
