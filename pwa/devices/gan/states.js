/** The way to a timer's states: its GATT server, one service, one characteristic that notifies. The stored times (`fff2`) are not asked for: some lack them. */

const of = (short) => `0000${short}-0000-1000-8000-00805f9b34fb`;
const SERVICE = of("fff0");
const STATES = of("fff5");

/** What the chooser shows. GAN's cubes have names that begin alike, and timers do not all announce their service. */
export const WANTED = {
  filters: ["GAN", "Gan", "gan"].map((namePrefix) => ({ namePrefix })),
  optionalServices: [SERVICE],
};

/**
 * @param {BluetoothDevice} device
 * @param {(bytes: DataView) => void} heard each notification
 * @returns {Promise<() => void>} ends the hearing; fails as the browser does
 */
export async function hearStates(device, heard) {
  const server = await device.gatt.connect();
  const service = await server.getPrimaryService(SERVICE);
  const states = await service.getCharacteristic(STATES);
  const hear = () => heard(states.value);
  states.addEventListener("characteristicvaluechanged", hear);
  await states.startNotifications();
  return () => states.removeEventListener("characteristicvaluechanged", hear);
}
