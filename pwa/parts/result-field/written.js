/** A written solution, whose code is fetched when there is one to be shown. */
import { later } from "../../app/later.js";

/** @type {import('preact').ComponentType} see written/Written.jsx */
export const Written = later(() => import("../written/Written.jsx"));
