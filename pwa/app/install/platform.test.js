/** Each browser is shown its own way; an app that is installed already is left alone. */
import { expect, test } from "vitest";
import { isCalm, wayToInstall } from "./platform.js";

const BROWSERS = [
  [
    "ios",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  ],
  [
    "ios",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1",
  ],
  ["firefox", "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0"],
  [
    "android",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
  ],
  [
    "android",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
  ],
  [
    "mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  ],
  [
    null,
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15",
  ],
  [
    null,
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
  ],
  [null, "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0"],
  [
    "inside",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.8.5",
  ],
  [
    "inside",
    "Mozilla/5.0 (Linux; Android 13; M2102K1C Build/TKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MicroMessenger/8.0.47",
  ],
];
const PHONE = { touchPoints: 5, standalone: false, offered: false };

test.each(BROWSERS)("%s: %s", (way, userAgent) => {
  const touchPoints = /Mobile|Android/.test(userAgent) ? 5 : 0;
  expect(wayToInstall({ ...PHONE, userAgent, touchPoints })).toBe(way);
});

test("an iPad calls itself a Mac and is known by its touches", () => {
  const [, userAgent] = BROWSERS.find(([way]) => way === "mac");
  expect(wayToInstall({ ...PHONE, userAgent, touchPoints: 5 })).toBe("ios");
});

test("a browser's own question comes before any picture", () => {
  for (const [, userAgent] of BROWSERS) {
    expect(wayToInstall({ ...PHONE, userAgent, offered: true })).toBe("offer");
  }
});

test("what is installed is not offered again", () => {
  for (const [, userAgent] of BROWSERS) {
    expect(wayToInstall({ ...PHONE, userAgent, standalone: true, offered: true })).toBe(
      "installed",
    );
  }
});

test("the invitation stands where a role begins, never beside an entry", () => {
  const calm = ["/", "/c/Open2026/judge", "/c/Open2026/delegate", "/c/Open2026/organizer"];
  const not = [
    "/join",
    "/c/Open2026",
    "/c/Open2026/judge/333-r1",
    "/c/Open2026/delegate/333-r1/4/1",
  ];
  expect(calm.map(isCalm)).toEqual(calm.map(() => true));
  expect(not.map(isCalm)).toEqual(not.map(() => false));
});
