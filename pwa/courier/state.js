/** What the screens are told about the exchange with the server. */
import { signal } from "@preact/signals";

/**
 * @typedef {object} CourierState
 * @property {boolean|null} online whether the server answered last time; null before the first try
 * @property {boolean} busy an exchange is under way
 * @property {Date|null} lastSync end of the last good exchange
 * @property {string|null} error the code of the server's refusal; being offline is none
 * @property {string[]} differs streams whose digest is not the server's
 */

/** @type {import('@preact/signals').Signal<CourierState>} */
export const courier = signal({
  online: null,
  busy: false,
  lastSync: null,
  error: null,
  differs: [],
});

/** @param {Partial<CourierState>} change */
export function tell(change) {
  courier.value = { ...courier.peek(), ...change };
}
