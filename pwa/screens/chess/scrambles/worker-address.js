/** Where the worker lies in which cubing.js searches: `cubing.js` of the build puts this in place of the library's own guess, which no bundler follows. */
import address from "../../../node_modules/cubing/dist/lib/cubing/chunks/search-worker-entry.js?worker&url";

export const WORKER_ENTRY_FILE_URL = address;
