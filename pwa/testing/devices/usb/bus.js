/** `navigator.usb` for tests, as Chrome has it: a chooser that needs a tap, permissions, devices that come and go. */

const refused = (name, message = name) => Promise.reject(new DOMException(message, name));

/** @returns a `navigator.usb`, and `plug`, `unplug`, `choose` and `allow` for the test */
export function fakeUsb() {
  const events = new EventTarget();
  const plugged = new Set();
  const allowed = new Set();
  let choice = null;

  function tell(type, device) {
    if (allowed.has(device)) events.dispatchEvent(Object.assign(new Event(type), { device }));
  }

  return {
    /** What the person will take in the chooser; null: they will close it. */
    choose(device) {
      choice = device;
    },
    allow: (device) => allowed.add(device),
    plug(device) {
      plugged.add(device);
      device.plugged = true;
      tell("connect", device);
    },
    /** The permission of a device without a serial number goes with it. */
    unplug(device) {
      plugged.delete(device);
      device.pulled();
      tell("disconnect", device);
      if (!device.serialNumber) allowed.delete(device);
    },
    async requestDevice({ filters }) {
      if (globalThis.navigator?.userActivation?.isActive === false) return refused("SecurityError");
      const shown = [...plugged].filter((device) => filters.some((one) => fits(one, device)));
      if (!shown.includes(choice)) return refused("NotFoundError", "No device selected.");
      allowed.add(choice);
      choice.forget = async () => allowed.delete(choice);
      return choice;
    },
    getDevices: async () => [...plugged].filter((device) => allowed.has(device)),
    addEventListener: (...heard) => events.addEventListener(...heard),
    removeEventListener: (...heard) => events.removeEventListener(...heard),
  };
}

/** A filter's class is that of the device or of one of its interfaces. */
function fits({ vendorId, classCode }, device) {
  const { interfaces } = device.configurations[0];
  const classes = interfaces.map(({ alternates }) => alternates[0].interfaceClass);
  if (vendorId !== undefined && vendorId !== device.vendorId) return false;
  return classCode === undefined || [device.deviceClass, ...classes].includes(classCode);
}
