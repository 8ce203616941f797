/** What a regulation's number means on the judge's sheet: `+2`, `DNF`, `DNS`. */
import { useRule } from "../../entry/useRule.js";

/** @returns {(code: string|null) => {code: string, effect: string, discretion: boolean}|null} null too while the rules think, or where the edition has no such number */
export function useEffects({ edition, event, unofficial }) {
  const { value } = useRule({ call: "penalties.list", edition, event, unofficial });
  return (code) => {
    const row = value?.penalties.find((one) => one.code === code);
    return row ? { code, effect: row.effect.toUpperCase(), discretion: row.discretion } : null;
  };
}
