/** The Vite plugin that packs the built files once, as small as they get, so that the server need not do it for everybody who comes. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const WORTH_IT = /\.(js|css|html|wasm|svg|webmanifest)$/;
const PACKERS = { ".gz": (bytes) => gzipSync(bytes, { level: 9 }), ".br": brotliCompressSync };

/** Puts `<name>.gz` and `<name>.br` beside each file in `folder` that they make smaller. */
export function packFolder(folder) {
  for (const path of readdirSync(folder, { recursive: true }))
    if (WORTH_IT.test(path)) packFile(join(folder, path));
}

function packFile(file) {
  const bytes = readFileSync(file);
  for (const [ending, pack] of Object.entries(PACKERS)) {
    const packed = pack(bytes);
    if (packed.length < bytes.length) writeFileSync(file + ending, packed);
  }
}

export function packedFiles() {
  let folder;
  return {
    name: "matside-packed-files",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    // The service worker is built last, and is packed with the others.
    closeBundle: { sequential: true, order: "post", handler: () => packFolder(folder) },
  };
}
