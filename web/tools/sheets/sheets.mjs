// Contact sheets of the drawing kit, to look at while drawing: every figure, piece, cover, icon and prime picture, by day
// and by night.
//
//   node tools/sheets/sheets.mjs [folder] [tokens.css]
//
// writes one HTML file a sheet into the folder (default: sheets/ in the system's folder for temporary files). They are
// whole pages: open them in a browser, or photograph them with
// `chromium --headless --screenshot=out.png --window-size=1400,1000 pieces.html`. The theme's tokens are found in src/
// (the stylesheet that defines --i-sky) unless their file is named.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createServer } from "vite";

const web = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const out = resolve(process.argv[2] ?? join(tmpdir(), "sheets"));

/* ---------- the kit, loaded through Vite so that it needs no build ---------- */

const server = await createServer({
  root: web,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const load = (name) => server.ssrLoadModule(`/src/art/${name}.ts`);
const [cut, figures, pieces, icons, mark, covers, hero, pictures, board, cards] = await Promise.all(
  [
    "cut",
    "figures",
    "pieces",
    "icons",
    "mark",
    "covers",
    "hero",
    "primes/pictures",
    "primes/board",
    "primes/cards",
  ].map(load),
);
await server.close();

/* ---------- the page around a sheet ---------- */

function tokens() {
  if (process.argv[3]) return readFileSync(process.argv[3], "utf8");
  const sheets = readdirSync(join(web, "src"), { recursive: true, encoding: "utf8" }).filter((f) => f.endsWith(".css"));
  return sheets.map((f) => readFileSync(join(web, "src", f), "utf8")).find((css) => css.includes("--i-sky:")) ?? "";
}

const font = (family, weight, file) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(${pathToFileURL(join(web, "node_modules", file))})}`;

const style = [
  tokens().replace(/@font-face\{[^}]*\}/g, ""),
  readFileSync(join(web, "src/art/inks.css"), "utf8"),
  font("Londrina Solid", 400, "@fontsource/londrina-solid/files/londrina-solid-latin-400-normal.woff2"),
  font("Londrina Solid", 900, "@fontsource/londrina-solid/files/londrina-solid-latin-900-normal.woff2"),
  font("Asap", "100 900", "@fontsource-variable/asap/files/asap-latin-wght-normal.woff2"),
  `body{margin:0;font:600 13px Asap,sans-serif;display:flex}
   svg{display:block;overflow:visible}
   .theme{flex:1;min-width:0;padding:14px;background:var(--linen);color:var(--ink)}
   .row{display:flex;flex-wrap:wrap;gap:10px;align-items:flex-end;margin-bottom:12px}
   .paper{background:var(--paper);padding:8px}.tile{background:var(--i-tile1);padding:8px}
   .table{background:var(--i-table);padding:10px}.field{background:var(--i-field);padding:10px}
   figure{margin:0;display:grid;justify-items:center;gap:4px}
   .crop svg{overflow:hidden}`,
].join("\n");

mkdirSync(out, { recursive: true });
function sheet(name, body) {
  const theme = (t) => `<div class="theme" data-theme="${t}">${body(t)}</div>`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><style>${style}</style><body>${pieces.patterns}${pictures.primeSprite()}${theme("light")}${theme("dark")}</body></html>`;
  writeFileSync(join(out, `${name}.html`), page);
}
const row = (cls, ...items) => `<div class="row ${cls}">${items.flat().join("")}</div>`;
const fig = (inner, caption) => `<figure>${inner}<figcaption>${caption}</figcaption></figure>`;
const box = (b, inner, width, height = width) => cut.svg(b, inner, { width, height });
const SEATS = [1, 2, 3, 4, 5, 6];

/* ---------- the sheets ---------- */

sheet("pieces", () =>
  [
    row(
      "",
      [64, 32, 16].map((s) => mark.mark(s)),
      box("0 0 48 48", mark.favicon(), 64),
      box("0 0 48 48", mark.favicon(), 16),
    ),
    row(
      "paper",
      SEATS.map((s) => pieces.badgeSvg(s, 34)),
      SEATS.map((s) => pieces.glyphSvg(s, 20)),
      pieces.badgeSvg(1, 34, { turn: true }),
    ),
    row(
      "",
      SEATS.map((s) => pieces.badgeSvg(s, 24)),
      SEATS.map((s) => pieces.glyphSvg(s, 14)),
    ),
    row(
      "",
      SEATS.map((s) => box("-40 -44 84 88", pieces.meeple(s), 60)),
    ),
    row(
      "table",
      SEATS.map((s) => box("-40 -44 84 88", pieces.meeple(s), 30)),
    ),
    row(
      "",
      SEATS.map((s) => box("-40 -42 84 88", pieces.die(s, s), 64)),
      box("-60 -74 124 130", pieces.bullDie(5), 90),
    ),
    row(
      "",
      SEATS.map((s) => box("-40 -42 84 88", pieces.die(s, 7 - s), 32)),
      box("-60 -74 124 130", pieces.bullDie(2), 40),
    ),
    row(
      "field",
      box("-20 -30 44 62", pieces.post(4), 40, 56),
      box("-20 -30 44 62", pieces.post(6, "used"), 40, 56),
      box("0 0 200 90", pieces.fence([10, 80], [180, 14]), 180, 80),
      box("-100 -72 210 144", pieces.sign(), 190, 130),
      box("-100 -72 210 144", pieces.sign({ odd: "IMPAR", even: "PAR" }), 190, 130),
    ),
    row(
      "",
      box("0 0 62 38", pieces.knot(), 62, 38),
      box("-46 -16 96 40", pieces.skateboard(), 96, 40),
      box("-28 -18 60 40", pieces.newspaper(), 60, 40),
      box("-26 -22 60 40", pieces.flyingBeret(), 60, 40),
      box("0 -2 64 84", pieces.chequeredFlag(), 64, 84),
      box("-60 -20 120 40", pieces.pothole(), 120, 40),
    ),
  ].join(""),
);

sheet("figures", () =>
  [
    row(
      "",
      ["run", "jump", "trip"].flatMap((pose) => [
        box("-12 -4 130 146", figures.runner({ pose, skin: "skin1", newspaper: pose === "run" }), 110, 124),
        box("-12 -4 130 146", figures.runner({ pose, skin: "skin3", beret: true }), 110, 124),
      ]),
      box("0 0 100 144", figures.frontRunner({ skin: "skin2" }), 90, 130),
    ),
    row(
      "",
      SEATS.map((seat) => box("-12 -4 130 146", figures.runner({ seat, skin: "skin2" }), 76, 86)),
    ),
    row(
      "",
      box("-16 -6 240 150", figures.bull(), 220, 138),
      box("-16 -6 240 150", figures.bull({ coat: "wood2", shade: "wood", spots: "cloth", bell: true }), 220, 138),
      box("-16 -6 240 150", figures.bull(), 60, 38),
    ),
    row(
      "field",
      box("-16 -6 240 150", figures.bull(), 120, 76),
      box("-16 -6 240 150", figures.bull({ coat: "cloth", shade: "cloth2", spots: "wood" }), 120, 76),
      box("-16 -6 240 150", figures.bull(), 48, 30),
    ),
    row(
      "",
      box("-104 -88 212 170", figures.bullHead(), 160, 128),
      box("-104 -88 212 170", figures.bullHead({ coat: "wood", shade: "wood3", blaze: true }), 160, 128),
      box("-104 -88 212 170", figures.bullHead(), 40, 32),
      box("0 0 140 220", figures.house(14, 214, 110, 180, "wall1", { cloths: 3 }), 110, 172),
      box("0 0 300 70", figures.bunting([4, 8], [296, 8], 12, 24), 280, 66),
    ),
  ].join(""),
);

sheet("covers", () => {
  const scene = (inner, w = 224) =>
    `<div class="crop">${cut.svg(covers.COVER_BOX, inner, { width: w, height: (w * 214) / 232, slice: "xMidYMid" })}</div>`;
  const ids = ["bulls", "raging", "street", "encierro", "primes", "lots"];
  return (
    row(
      "",
      ids.map((id) => scene(covers.cover(id))),
      scene(covers.genericCover("Fences at Dawn")),
      scene(covers.genericCover("Estafeta")),
      scene(covers.genericCover("A very long title of a game nobody has drawn")),
    ) +
    row(
      "",
      ids.map((id) => scene(covers.cover(id, { odd: "IMPAR", even: "PAR" }), 104)),
    )
  );
});

sheet(
  "hero",
  () =>
    `<div class="crop">${cut.svg(hero.HERO_BOX, hero.hero(), { width: 1440, height: 380, slice: "xMidYMax" })}${cut.svg(hero.HERO_PHONE_BOX, hero.heroPhone(), { width: 390, height: 290, slice: "xMidYMax" })}</div>`,
);

sheet("icons", () =>
  [
    row(
      "paper",
      icons.ICON_NAMES.map((n) =>
        fig(
          `<span class="row" style="margin:0;flex-wrap:nowrap;gap:5px">${[40, 24, 16].map((s) => icons.icon(n, s)).join("")}</span>`,
          n,
        ),
      ),
    ),
  ].join(""),
);

sheet("primes", () =>
  [
    row(
      "paper",
      pictures.PRIMES.map((p) => fig(pictures.pictureSvg(p, 88), p)),
    ),
    row(
      "paper",
      pictures.PRIMES.map((p) => pictures.primeUseSvg(p, 18)),
    ),
    row(
      "tile",
      pictures.PRIMES.map((p) => pictures.primeUseSvg(p, 18)),
    ),
    row(
      "tile",
      pictures.PRIMES.map((p) => pictures.primeUseSvg(p, 32)),
    ),
  ].join(""),
);

sheet("board", (theme) => {
  const ring = (n) =>
    cut.place(
      ...board.corner(n),
      cut.keyline(board.outline(n), "var(--sun-deep)", 11) +
        cut.keyline(board.outline(n), "var(--sun)", 8) +
        board.square(n),
    );
  const over = theme === "light" ? ring(34) + ring(81) : "";
  const meeples =
    [42, 43, 90, 5].map((n, i) => cut.place(...board.centre(n), pieces.meeple(i + 1), { scale: 0.6 })).join("") +
    SEATS.map((s, i) => cut.place(...board.startPlace(i, 6), pieces.meeple(s), { scale: 0.5 })).join("");
  const card = (inner, size, width) =>
    cut.svg(cards.cardBox(size), inner, { width, height: (width * cards.CARD[size].h) / cards.CARD[size].w });
  const hand = [
    [1, [2, 2, 2]],
    [3, [31]],
    [9, [3, 3]],
    [6, [2, 3]],
    [9, [97]],
    [7, [73]],
    [2, [5]],
    [4, [19]],
  ];
  return [
    row(
      "",
      cut.svg(board.BOARD_BOX, board.still() + over, { width: 640, height: (640 * board.BOARD.h) / board.BOARD.w }),
    ),
    row(
      "",
      cut.svg(board.BOARD_BOX, board.still({ compact: true }) + meeples, {
        width: 380,
        height: (380 * board.BOARD.h) / board.BOARD.w,
      }),
      `<div style="width:250px">${row("", card(cards.cardFront(1, [2, 2, 2], { size: "l" }), "l", 112), card(cards.cardBack(8, { size: "l" }), "l", 112))}${row(
        "",
        hand.map(([n, g]) => card(cards.cardFront(n, g), "s", 44)),
        card(cards.cardBack(4), "s", 44),
      )}</div>`,
    ),
  ].join("");
});

console.log(out);
