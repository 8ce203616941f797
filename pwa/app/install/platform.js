/** How this browser installs an app, told from what it says of itself. Browsers do not say it better, so it is a table of their names. */

/** Windows inside other apps: they keep little and install nothing. */
const INSIDE =
  /KAKAOTALK|MicroMessenger|\bLine\/|NAVER\(inapp|FBA[NV]|Instagram|DingTalk|AliApp|; wv\)/i;
const IPHONE = /iPhone|iPad|iPod/;
const ANDROID_FIREFOX = /Android.*(Firefox|Fennec)\//;
const SAFARI = /Macintosh.*Version\/(\d+).*Safari\//;
const ADDS_TO_DOCK = 17; // Safari's version

/**
 * @param {{userAgent: string, touchPoints: number, standalone: boolean, offered: boolean}} browser `offered`: it has handed its own question to the app
 * @returns {'installed'|'offer'|'inside'|'ios'|'firefox'|'android'|'mac'|null} null where there is no way, or none worth a picture
 */
export function wayToInstall({ userAgent, touchPoints, standalone, offered }) {
  if (standalone) return "installed";
  if (offered) return "offer";
  if (INSIDE.test(userAgent)) return "inside";
  const mac = userAgent.match(SAFARI);
  if (IPHONE.test(userAgent) || (mac && touchPoints > 1)) return "ios"; // an iPad calls itself a Mac
  if (ANDROID_FIREFOX.test(userAgent)) return "firefox";
  if (userAgent.includes("Android")) return "android";
  return mac && Number(mac[1]) >= ADDS_TO_DOCK ? "mac" : null;
}

/** Whether a screen may carry the invitation: the start and where a role begins, nowhere near an entry. */
export function isCalm(path) {
  return path === "/" || /^\/c\/[^/]+\/(judge|delegate|organizer)$/.test(path);
}
