/**
 * A `navigator.bluetooth` for tests that behaves like Chrome's where it matters to a timer: a chooser, permissions that outlive a page, a GATT
 * server that is lost when the device goes off, characteristics that are worth nothing after that. It imports nothing, so that a browser
 * test can put its text into a page as it is.
 */

const TIMER = "0000fff0-0000-1000-8000-00805f9b34fb";
const TIMES = "0000fff2-0000-1000-8000-00805f9b34fb";
const STATES = "0000fff5-0000-1000-8000-00805f9b34fb";

/** What devices offer: service → characteristics. */
export const OFFERS = {
  timer: { [TIMER]: [TIMES, STATES] },
  "timer without stored times": { [TIMER]: [STATES] },
  "timer without states": { [TIMER]: [TIMES] },
  cube: { "6e400001-b5a3-f393-e0a9-e50e24dc4179": [] },
};

/**
 * @param {{allowed?: string[], watches?: boolean, remembers?: boolean, onAllowed?: (names: string[]) => void}} options  `allowed`: names of
 *   devices that an earlier page was allowed; `watches`, `remembers`: whether there is `watchAdvertisements`, `getDevices`
 * @returns `bluetooth` for the page, and for the test: `device(name, offers)`, `choose(name|null)`, `refuse()`, `adapter(on)`
 */
export function fakeBluetooth({
  allowed = [],
  watches = true,
  remembers = true,
  onAllowed = () => {},
} = {}) {
  const around = new Map();
  const granted = new Set(allowed);
  let services = [TIMER];
  let choice = null;
  let refused = false;
  let on = true;

  const fault = (name, message = name) => new DOMException(message, name);

  /** A device in the room: what the test holds of it. */
  function device(name, offers = OFFERS.timer) {
    let powered = true;
    let connected = false;
    let states = null;
    let generation = 0;
    let watching = null;
    let seen = !granted.has(name); // one of an earlier page is not known to the adapter before it is heard
    const face = new EventTarget();

    const lose = () => {
      if (!connected) return;
      connected = false;
      states = null;
      generation++;
      face.dispatchEvent(new Event("gattserverdisconnected"));
    };
    const reachable = () => on && powered && seen;
    const alive = (of) => {
      if (!connected || of !== generation)
        throw fault("NetworkError", "GATT Server is disconnected.");
    };

    function characteristic(uuid, of) {
      const target = new EventTarget();
      target.uuid = uuid;
      target.value = undefined;
      target.startNotifications = async () => {
        alive(of);
        if (uuid === STATES) states = target;
        return target;
      };
      target.stopNotifications = async () => target;
      return target;
    }

    function service(uuid, of) {
      return {
        uuid,
        async getCharacteristic(wanted) {
          alive(of);
          if (!offers[uuid].includes(wanted))
            throw fault("NotFoundError", "No Characteristics matching UUID found in Service.");
          return characteristic(wanted, of);
        },
      };
    }

    const gatt = {
      get connected() {
        return connected;
      },
      async connect() {
        await Promise.resolve();
        if (!granted.has(name)) throw fault("SecurityError");
        if (!reachable()) throw fault("NetworkError", "Bluetooth Device is no longer in range.");
        connected = true;
        return gatt;
      },
      disconnect: lose,
      async getPrimaryService(wanted) {
        const of = generation;
        await Promise.resolve();
        alive(of);
        if (!services.includes(wanted)) throw fault("SecurityError");
        if (hidden > 0) {
          hidden--;
          throw fault("NotFoundError", "No Services matching UUID found in Device.");
        }
        if (!offers[wanted])
          throw fault("NotFoundError", "No Services matching UUID found in Device.");
        return service(wanted, of);
      },
    };
    let hidden = 0;

    const advertise = () => {
      if (!on || !powered || connected || !watching) return;
      seen = true;
      face.dispatchEvent(new Event("advertisementreceived"));
    };
    if (watches)
      face.watchAdvertisements = async ({ signal } = {}) => {
        const mine = {};
        watching = mine;
        signal?.addEventListener("abort", () => {
          if (watching === mine) watching = null;
        });
        setTimeout(advertise, 0);
      };
    Object.assign(face, { id: `id of ${name}`, name, gatt });

    const held = {
      name,
      face,
      lose,
      advertise,
      get connected() {
        return connected;
      },
      get watched() {
        return watching !== null;
      },
      get listened() {
        return states !== null;
      },
      /** Off, and nothing is heard of it; on, and it says so to whoever watches. */
      power(now) {
        powered = now;
        if (now) advertise();
        else lose();
      },
      /** The next searches for services find nothing. */
      hide(times) {
        hidden = times;
      },
      /** @param {Uint8Array|string} frame bytes, or hex digits @returns {boolean} whether somebody listened */
      send(frame) {
        if (!states) return false;
        const bytes =
          typeof frame === "string"
            ? Uint8Array.from(frame.match(/[0-9a-f]{2}/gi), (pair) => Number.parseInt(pair, 16))
            : frame;
        states.value = new DataView(bytes.slice().buffer);
        states.dispatchEvent(new Event("characteristicvaluechanged"));
        return true;
      },
    };
    around.set(name, held);
    return held;
  }

  const matches = (name, { filters }) =>
    filters.some(({ namePrefix }) => namePrefix !== undefined && name.startsWith(namePrefix));

  const bluetooth = new EventTarget();
  bluetooth.getAvailability = async () => on;
  bluetooth.requestDevice = async (wanted) => {
    if (!wanted?.filters?.length) throw new TypeError("no filters");
    if (globalThis.navigator?.userActivation?.isActive === false) throw fault("SecurityError");
    if (refused) throw fault("SecurityError");
    if (!on) throw fault("NotFoundError", "Bluetooth adapter not available.");
    const chosen = around.get(choice);
    if (!chosen || !matches(chosen.name, wanted))
      throw fault("NotFoundError", "User cancelled the requestDevice() chooser.");
    services = wanted.optionalServices ?? [];
    granted.add(chosen.name);
    onAllowed([...granted]);
    return chosen.face;
  };
  if (remembers)
    bluetooth.getDevices = async () =>
      [...around.values()].filter(({ name }) => granted.has(name)).map(({ face }) => face);

  return {
    bluetooth,
    device,
    /** Which one the person takes in the chooser; null closes it. */
    choose(name) {
      choice = name;
    },
    refuse(now = true) {
      refused = now;
    },
    /** Takes the permission back, as the browser's settings do. */
    forget(name) {
      granted.delete(name);
    },
    adapter(now) {
      on = now;
      if (!now) for (const each of around.values()) each.lose();
      bluetooth.dispatchEvent(Object.assign(new Event("availabilitychanged"), { value: now }));
    },
  };
}
