// Contact sheets of the drawings, to look at while drawing: one page for each folder of src/art, by day and by night.
//
//   node tools/sheets/sheets.mjs [folder]
//
// A page shows every component of the game by its id, and every drawing that can be made without being told more, at
// 18, 32 and 96 pixels. The pages go to the folder (default: sheets/ in the system's folder for temporary files). Open
// them in a browser, or photograph them with
// `chromium --headless --screenshot=out.png --window-size=1400,1000 raging-light.html`.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createServer } from "vite";

const web = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const art = join(web, "src/art");
const out = resolve(process.argv[2] ?? join(tmpdir(), "sheets"));
const SIZES = [96, 32, 18];

const font = (family, weight, file) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(${pathToFileURL(join(web, "node_modules", file))})}`;
const style = [
  readFileSync(join(web, "src/styles/tokens.css"), "utf8").replace(/@font-face\s*\{[^}]*\}/g, ""),
  readFileSync(join(art, "inks.css"), "utf8"),
  font("Londrina Solid", 900, "@fontsource/londrina-solid/files/londrina-solid-latin-900-normal.woff2"),
  font("Asap", "100 900", "@fontsource-variable/asap/files/asap-latin-wght-normal.woff2"),
  `body{margin:0;padding:14px;font:600 13px Asap,sans-serif;background:var(--linen);color:var(--ink)}
   h2{margin:14px 0 8px}section{display:flex;flex-wrap:wrap;gap:16px 12px}
   figure{margin:0;display:grid;gap:4px}figure>div{display:flex;align-items:flex-end;gap:6px}`,
].join("\n");
/** Each drawing is shown as far as it reaches. */
const fit = `for (const svg of document.querySelectorAll("svg[data-size]")) {
  const { x, y, width, height } = svg.getBBox();
  const scale = svg.dataset.size / Math.max(width, height, 1);
  svg.setAttribute("viewBox", [x, y, width || 1, height || 1].join(" "));
  svg.setAttribute("width", width * scale);
  svg.setAttribute("height", height * scale);
}`;

const isDrawing = (made) => typeof made === "string" && /^<(?!svg|symbol)[a-z]/.test(made);

/** What an export draws when it is told nothing; null if it draws nothing, or nothing sensible. */
function drawing(make) {
  if (typeof make !== "function") return isDrawing(make) ? make : null;
  if (make.length > 0) return null;
  try {
    const made = make();
    return isDrawing(made) && !/undefined|NaN/.test(made) ? made : null;
  } catch {
    return null;
  }
}

const figure = (name, drawn) =>
  `<figure><div>${SIZES.map((size) => `<svg data-size="${size}" overflow="visible">${drawn}</svg>`).join("")}</div><figcaption>${name}</figcaption></figure>`;
const section = (title, drawings) =>
  drawings.length > 0 ? `<h2>${title}</h2><section>${drawings.map((pair) => figure(...pair)).join("")}</section>` : "";

const server = await createServer({
  root: web,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const load = (path) => server.ssrLoadModule(`/src/${path}`);
const { BOX } = await load("box.ts");
const { patterns } = await load("art/pieces.ts");

const isModule = (name) => name.endsWith(".ts") && !name.endsWith(".test.ts");
const folders = readdirSync(art, { withFileTypes: true }).filter((entry) => entry.isDirectory());
mkdirSync(out, { recursive: true });
for (const folder of ["", ...folders.map(({ name }) => name)]) {
  let body = "";
  for (const file of readdirSync(join(art, folder)).filter(isModule).sort()) {
    const { component, ...others } = await load(join("art", folder, file));
    if (component)
      body += section(
        "components",
        BOX[folder].components.map((id) => [id, component(id)]),
      );
    const drawings = Object.entries(others).map(([name, make]) => [name, drawing(make)]);
    body += section(
      file,
      drawings.filter(([, drawn]) => drawn !== null),
    );
  }
  for (const theme of ["light", "dark"])
    writeFileSync(
      join(out, `${folder || "kit"}-${theme}.html`),
      `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><title>${folder || "kit"}</title><style>${style}</style><body>${patterns}${body}<script>${fit}</script></body></html>`,
    );
}
await server.close();
console.log(out);
