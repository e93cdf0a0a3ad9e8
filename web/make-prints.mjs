// The drawings for `stampede print`: a JSON document for each game, into the folder that is named. The boxes of the
// games come by standard input, as JSON. Run by client.py.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const web = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? "prints");
const boxes = JSON.parse(readFileSync(0, "utf8"));
const server = await createServer({
  root: web,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { prints } = await server.ssrLoadModule("/src/print/index.ts");
  mkdirSync(out, { recursive: true });
  for (const [game, print] of Object.entries(prints(boxes))) {
    const written = JSON.stringify(print);
    const wrong = /undefined|NaN|var\(--/.exec(written);
    if (wrong) throw new Error(`${game}: a drawing for paper says ${wrong[0]}`);
    writeFileSync(join(out, `${game}.json`), written);
  }
} finally {
  await server.close();
}
