/** Writes the captures of `scripts.js` to `tests/captures`: `node pwa/testing/devices/captures/write.js` */
import { writeFileSync } from "node:fs";
import { captures } from "./scripts.js";

const FOLDER = new URL("../../../../tests/captures/", import.meta.url);

for (const [name, text] of captures()) writeFileSync(new URL(name, FOLDER), text);
