// Contact sheets of the drawings that one game needs alone: encierro, street, bulls, raging, by day and by night.
//
//   node tools/sheets/games.mjs [folder] [game …]
//
// writes one HTML file a sheet into the folder (default: sheets/ in the system's folder for temporary files); see
// sheets.mjs for how to look at them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createServer } from "vite";

const web = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const out = resolve(process.argv[2] ?? join(tmpdir(), "sheets"));
const wanted = process.argv.slice(3);

const server = await createServer({
  root: web,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
/** Modules of the kit as one object. */
const load = async (...names) =>
  Object.assign({}, ...(await Promise.all(names.map((n) => server.ssrLoadModule(`/src/art/${n}.ts`)))));
const { svg, place, keyline } = await load("cut");
const { patterns } = await load("pieces");

const font = (family, weight, file) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(${pathToFileURL(join(web, "node_modules", file))})}`;
const style = [
  readFileSync(join(web, "src/styles/tokens.css"), "utf8").replace(/@font-face\{[^}]*\}/g, ""),
  readFileSync(join(web, "src/art/inks.css"), "utf8"),
  font("Londrina Solid", 900, "@fontsource/londrina-solid/files/londrina-solid-latin-900-normal.woff2"),
  font("Asap", "100 900", "@fontsource-variable/asap/files/asap-latin-wght-normal.woff2"),
  `body{margin:0;font:600 13px Asap,sans-serif}
   svg{display:block}:is(div,figure)>svg{overflow:visible}
   .theme{padding:14px;background:var(--linen);color:var(--ink);width:1372px}
   .row{display:flex;flex-wrap:wrap;gap:10px;align-items:flex-end;margin-bottom:12px}
   .field{background:var(--i-field);padding:10px}.stone{background:var(--stone);padding:10px}
   figure{margin:0;display:grid;justify-items:center;gap:3px}
   .card{position:relative}.card b{position:absolute;font:900 15px/1 "Londrina Solid"}`,
].join("\n");

mkdirSync(out, { recursive: true });
function sheet(name, body) {
  for (const theme of ["light", "dark"])
    writeFileSync(
      join(out, `${name}-${theme}.html`),
      `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><title>${name}</title><style>${style}</style><body>${patterns}<div class="theme">${body}</div></body></html>`,
    );
}
const row = (cls, ...items) => `<div class="row ${cls}">${items.flat(9).join("")}</div>`;
const fig = (inner, caption) => `<figure>${inner}<figcaption>${caption}</figcaption></figure>`;
const box = (b, inner, width) => {
  const [, , w, h] = b.split(" ").map(Number);
  return svg(b, inner, { width, height: (width * h) / w });
};
/** A card with its title as text, as a board would set it. */
const titled = (layout, inner, title, scale = 1) => {
  const { w, h, title: t } = layout;
  return `<div class="card" style="width:${w * scale}px;height:${h * scale}px">${svg(`0 0 ${w} ${h}`, inner, { width: w * scale, height: h * scale })}<b style="left:${t.x}px;top:${t.y}px;width:${t.w}px;font-size:${w < 80 ? 13 : w < 150 ? 16 : 24}px">${title}</b></div>`;
};
const SEATS = [1, 2, 3, 4, 5, 6];

const sheets = {
  async encierro() {
    const k = await load(
      ...["objects", "people", "cattle", "marks", "frame", "pictures", "cards", "runner", "course", "pile"].map(
        (n) => `encierro/${n}`,
      ),
    );
    sheet(
      "encierro-cards",
      row(
        "",
        k.CARDS.map((id) => titled(k.HAND, k.cardFront(id), id)),
      ) +
        row(
          "",
          ["bravucon", "selfie", "patron", "gigantes", "kilikis", "pillo", "carrera"].map((id) =>
            titled(k.HAND_PHONE, k.cardFront(id, k.HAND_PHONE), id),
          ),
          titled(k.STAGE, k.cardFront("perdigon", k.STAGE), "Perdigón"),
          box("0 0 108 164", k.cardBack(), 108),
          box("0 0 90 31", k.backFan(5), 90),
          ["huron", "ole", "zaldiko", "miron"].map((id) => k.pictureSvg(id, 56)),
        ) +
        row(
          "",
          [
            "bull",
            "fall",
            "against-bull",
            "against-fall",
            "attack",
            "defence",
            "advance",
            "recover",
            "object",
            "special",
            "start",
          ].map((g) => fig(box("-18 -18 36 36", k.groupMark(g), 40) + box("-18 -18 36 36", k.groupMark(g), 20), g)),
          box("-18 -18 36 36", k.eyeMark(), 48),
        ),
    );
    const all = { ropa: true, panuelico: true, faja: true, boina: true, periodico: true };
    const strip = (w, closed, width, over = "") =>
      box(`0 0 ${w * 7} 176`, k.courseStrip(undefined, { w, closed }) + over, width);
    const crowd = (w, counts) =>
      counts
        .map((count, n) =>
          place(
            n * w,
            0,
            k
              .pawnSpots(count, w)
              .map((s, i) => k.pawnAt(SEATS[i % 6], s, i % 2 ? all : { ropa: true, faja: true }))
              .join(""),
          ),
        )
        .join("");
    const dressed = [1, 2, 3]
      .map((s, i) => k.runnerAt(s, [3.2 * 154 + i * 44, 172 - (i % 2) * 14], 0.5, { owned: all }))
      .join("");
    sheet(
      "encierro-course",
      row("", strip(154, 0, 1078)) +
        row("", strip(154, 1, 1078, dressed + place(308, 0, keyline(k.placeOutline(), "red", 5)))) +
        row("", strip(154, 2, 1078, crowd(154, [0, 0, 1, 2, 3, 4, 5]))) +
        row(
          "",
          strip(96, 1, 382, crowd(96, [0, 1, 2, 3, 4, 5, 0])),
          strip(96, 3, 382, crowd(96, [0, 0, 0, 5, 0, 0, 1])),
        ) +
        row(
          "",
          [
            all,
            { ...all, periodico: false },
            { ropa: true, panuelico: true, faja: true },
            { ropa: true, periodico: true },
            { ropa: true },
            {},
          ].map((owned, i) => box(k.RUNNER_BOX, k.dressedRunner(i + 1, { owned }), 96)),
          k.SPECIALS.map((special, i) => box(k.RUNNER_BOX, k.dressedRunner(i + 2, { owned: all, special }), 96)),
          box(k.RUNNER_BOX, k.dressedRunner(4, { owned: { ropa: true }, out: true }), 96),
          SEATS.map((s) => box(k.PAWN_BOX, k.pawn(s, s % 2 ? all : { ropa: true }), 40)),
          SEATS.map((s) => box(k.PAWN_BOX, k.pawn(s, all), 20)),
        ) +
        row(
          "",
          [...k.OBJECTS, ...k.SPECIALS].map((id) =>
            fig(
              box(k.OBJECT_BOX, k.objectIcon(id), 64) +
                row("", box(k.OBJECT_BOX, k.objectIcon(id), 28), box(k.OBJECT_BOX, k.lostObject(id), 28)),
              id,
            ),
          ),
        ) +
        row(
          "",
          [42, 20, 8, 3, 0].map((left) => box(k.PILE_BOX, k.pile({ left }), 130)),
          box("-84 -64 168 128", k.cabestrosCard(), 160),
          box("-120 -80 240 190", k.cabestros(), 150),
          box("0 0 154 176", k.courseTile("mercaderes", 2), 308),
        ),
    );
  },

  async street() {
    const k = await load(...["vehicles", "distances", "badges", "pictures", "cards", "lane"].map((n) => `street/${n}`));
    const ids = [...k.VEHICLES, ...k.SPECIALS, ...k.TRICKS, ...k.COUNTERS];
    sheet(
      "street-cards",
      row(
        "",
        ids.map((id) => titled(k.HAND, k.cardFront(id), id)),
        k.DISTANCES.map((km) => titled(k.HAND, k.distanceCard(km), `${km} km`)),
        [
          [97, "day"],
          [147, "night"],
          [null, "day"],
          [null, "night"],
        ].map(([km, side]) => titled(k.HAND, k.objectiveCard(km, side), side)),
        box("0 0 126 146", k.cardBack(), 126),
      ) +
        row(
          "",
          ids.slice(0, 9).map((id) => titled(k.HAND_PHONE, k.cardFront(id, k.HAND_PHONE), id)),
          titled(k.LARGE, k.cardFront("figure", k.LARGE), "Figure"),
          box("0 0 44 62", k.cardBack(44, 62), 44),
        ) +
        row(
          "",
          ["vehicle", "distance", "trick", "counter", "special", "objective"].map((m) =>
            box("-18 -18 36 36", k.kindMark(m), 40),
          ),
          k.TRICKS.map((t) =>
            fig(box("-30 -30 60 60", k.trickBadge(t), 60) + box("-30 -30 60 60", k.trickBadge(t), 28), t),
          ),
          box("-40 -46 80 92", k.shieldBadge(3), 60),
          box("-40 -46 80 92", k.shieldBadge(2), 26),
          box("-34 -32 68 52", k.policeLight(), 68),
          box("-34 -32 68 52", k.policeLight(), 34),
          box(k.GOAL_BOX, k.goalFlag(147), 60),
          box("-30 -76 60 80", k.stone(100), 40),
          box("-20 -10 40 20", k.waitMarks(1, 2), 40),
          box("-40 -40 80 80", k.halo(38), 80),
        ),
    );
    const kinds = [...k.VEHICLES, null, "bmx"];
    const lane = (w, h) =>
      SEATS.map((seat, i) => {
        const l = k.laneLayout(w, h, 160);
        const km = [112, 96, 121, 88, 0, 34][i];
        const at = k.laneX(l, km);
        return svg(
          `0 0 ${w} ${h}`,
          k.laneGround(l, { keep: [km, ...(i ? [] : [147])] }) +
            (i ? k.goalTicks(l, [144, 146, 147, 149, 151, 153, 154, 156]) : "") +
            k.ridden(l, seat, km) +
            (i === 0
              ? k.wayAhead(l, km, 132) +
                place(k.laneX(l, 147), l.footY, k.goalFlag(147), { scale: l.phone ? 0.8 : 1.2 })
              : "") +
            (i === 3 ? place(at, l.roadY - 22 * (l.phone ? 0.6 : 1), k.halo(l.phone ? 24 : 40)) : "") +
            k.laneRider(l, km, kinds[i], { seat, blocked: i === 2 }) +
            (i === 2
              ? place(at + (l.phone ? 34 : 52), l.roadY - (l.phone ? 16 : 28), k.trickBadge("cramp"), {
                  scale: l.phone ? 0.5 : 0.8,
                })
              : "") +
            (i === 1
              ? place(at - (l.phone ? 30 : 50), l.roadY - (l.phone ? 12 : 18), k.policeLight(), {
                  scale: l.phone ? 0.5 : 0.8,
                })
              : "") +
            (i === 3
              ? place(at - (l.phone ? 30 : 50), l.roadY - (l.phone ? 16 : 30), k.shieldBadge(2), {
                  scale: l.phone ? 0.34 : 0.5,
                })
              : ""),
          { width: w, height: h },
        );
      });
    sheet(
      "street-lanes",
      lane(900, 88)
        .map((l) => row("", l))
        .join("") +
        row("", lane(382, 57)) +
        row(
          "stone",
          k.VEHICLES.map((v, i) => box(k.RIDER_BOX, k.riderOn(v, { seat: i + 3 }), 130)),
          k.VEHICLES.map((v) => box(k.VEHICLE_BOX, k.vehicle(v), 110)),
          k.VEHICLES.map((v, i) => box(k.VEHICLE_BOX, k.vehicle(v, i + 2), 40)),
          k.VEHICLES.map((v, i) => box(k.RIDER_BOX, k.riderOn(v, { seat: i + 1 }), 40)),
          box(k.RIDER_BOX, k.onFoot({ seat: 4 }), 80),
        ),
    );
  },

  async bulls() {
    const k = await load(...["pieces", "town", "cards"].map((n) => `bulls/${n}`));
    const { die, bullDie } = await load("pieces");
    sheet(
      "bulls-cards",
      row(
        "",
        k.ACTIONS.map((id) => titled(k.HAND, k.actionCard(id), id)),
        box("0 0 156 150", k.cardBack(), 156),
      ) +
        row(
          "",
          k.DESTINATIONS.map((id, i) => box("0 0 156 142", k.destination(id, (i % 5) + 1, 156, 142), 156)),
        ) +
        row(
          "",
          k.ACTIONS.slice(0, 9).map((id) => titled(k.HAND_PHONE, k.actionCard(id, k.HAND_PHONE), id)),
          k.DESTINATIONS.slice(0, 5).map((id, i) => box("0 0 74 80", k.destination(id, (i % 5) + 1, 74, 80), 74)),
          box("0 0 44 62", k.cardBack(44, 62), 44),
          ["runners", "rivals", "bulls", "signs", "gain"].map((m) => box("-18 -18 36 36", k.kindMark(m), 36)),
        ),
    );
    const W = 1000;
    const at = (n, i) => (n === 5 ? (i + 0.5) * 200 : (i + 1) * 200);
    const rows = [44, 120, 300, 470];
    const wells = [0, 1, 2, 3, 4]
      .map((i) => k.well(at(5, i) - 93, 190, 186, 190, { row: 2, label: `B${i + 1}` }))
      .join("");
    const dice = SEATS.map((seat, i) =>
      place(240 + (i % 4) * 42, 270 + Math.floor(i / 4) * 44, k.dieStack(seat, (i % 6) + 1, (i % 3) + 1, 36), {
        scale: 36 / 84,
      }),
    ).join("");
    const links = [];
    const link = (r, a, b, past) => links.push([[r[0], r[1]], [r[2], r[3]], a, b, past]);
    for (let i = 0; i < 4; i++) {
      link([at(5, i), 44, at(4, i), 120], 0, 0, true);
      link([at(5, i + 1), 44, at(4, i), 120], 0, 0, true);
      link([at(4, i), 120, at(5, i), 190], 0, 0, true);
      link([at(4, i), 120, at(5, i + 1), 190], 0, 0, true);
      link([at(5, i), 380, at(4, i), 470], 0, 0, false);
      link([at(5, i + 1), 380, at(4, i), 470], 0, 0, false);
      link([at(4, i), 470, at(5, i), 560], 0, 0, false);
      link([at(4, i), 470, at(5, i + 1), 560], 0, 0, false);
    }
    const board =
      k.backdrop(W, 700, { hills: 74, sea: 60 }) +
      [0, 1, 2, 3].map((i) => k.block(at(4, i), 44, 3, 0.9, i) + k.block(at(5, i), 470, 3, 0.9, i + 1)).join("") +
      k.tree(40, 440) +
      k.tree(970, 120) +
      links.map(([p, q, , , past]) => k.street(p, q, { past })).join("") +
      [0, 1, 2, 3, 4].map((i) => k.roundabout(at(5, i), rows[0], 28, 24, { row: 0, label: i + 2 })).join("") +
      [0, 1, 2, 3].map((i) => k.roundabout(at(4, i), rows[1], 28, 24, { row: 1 })).join("") +
      wells +
      [0, 1, 2, 3].map((i) => k.roundabout(at(4, i), rows[3], 32, 26, { row: 3 })).join("") +
      k.DESTINATIONS.slice(0, 5)
        .map((id, i) => place(at(5, i) - 90, 548, k.destination(id, i + 1, 180, 130)))
        .join("") +
      [0, 1, 2, 3]
        .map(
          (i) =>
            place(at(5, i) + 50, 402, k.plate(i % 2 ? "odd" : "even", { side: 1 })) +
            place(at(4, i) - 40, 512, k.plate(i % 2 ? "even" : "odd", { side: -1 })),
        )
        .join("") +
      SEATS.map((seat, i) => place(130 + i * 130, 430, k.directionToken(seat, 40 + i * 50), { scale: 0.45 })).join("") +
      dice +
      place(360, 218, bullDie(4), { scale: 0.42 }) +
      place(310, 218, k.smallBullDie(6), { scale: 0.36 }) +
      place(350, 350, k.trampled(5), { scale: 0.4 });
    sheet(
      "bulls-town",
      row("", box(`0 0 ${W} 700`, board, W)) +
        row(
          "stone",
          SEATS.map((s) => box("-40 -42 84 88", die(s, s), 48)),
          SEATS.map((s) => box("-42 -42 88 88", k.smallDie(s, s), 24)),
          SEATS.map((s) => box("-42 -42 88 88", k.smallDie(s, 7 - s), 18)),
          [18, 26, 40].map((px) => box("-62 -74 128 124", k.smallBullDie(5), px)),
          SEATS.map((s) => box("-34 -34 68 68", k.directionToken(s, s * 60), 44)),
          SEATS.map((s) => box("-34 -34 68 68", k.directionToken(s, 90), 22)),
          SEATS.map((s) => box("-48 -42 96 92", k.trampled(s), 40)),
          [1, 2, 3].map((c) => box("-40 -62 100 110", k.dieStack(4, 3, c, 24), 30)),
          box("-40 -62 100 110", k.dieStack(2, 3, 3, 48), 56),
          ["odd", "even"].flatMap((p) => [-1, 0, 1].map((side) => box("-36 -12 72 26", k.plate(p, { side }), 72))),
          box("-36 -12 72 26", k.plate("odd", { side: 1, word: "IMPAR" }), 72),
          box("-20 -22 42 50", k.firstPlayer(), 42),
        ),
    );
  },

  async raging() {
    const k = await load(...["geometry", "field", "animals", "tools"].map((n) => `raging/${n}`));
    const bulls = [
      [1, 4],
      [3, 2],
      [3, 5],
      [5, 3],
      [5, 5],
    ];
    const fences = [
      [9, 21],
      [3, 15],
      [11, 18],
      [9, 12],
      [16, 19],
      [1, 6],
      [0, 14],
      [5, 12],
    ];
    const uses = (i) => Math.min(2, fences.flat().filter((f) => f === i).length);
    const field = (px) => {
      const f = k.fieldLayout(px);
      const put = (p, drawing) => place(...k.at(f, p), drawing, { scale: f.animalScale });
      return svg(
        `0 0 ${px} ${px}`,
        k.meadow(f) +
          k.enclosure(
            f,
            [
              [4.6, 3.4],
              [4.9, 6.4],
              [6, 6.3],
              [6, 3.2],
            ],
            "couple",
          ) +
          k.enclosure(
            f,
            [
              [0.4, 2],
              [1.4, 3.9],
              [2.5, 3.6],
              [3.2, 1.1],
              [1, 1.1],
            ],
            "isolated",
          ) +
          k.enclosure(
            f,
            [
              [6, 3],
              [6.9, 2.8],
              [6, 0.2],
            ],
            "empty",
          ) +
          k.enclosure(
            f,
            [
              [3, 3],
              [4.3, 3],
              [4.1, 1],
              [3.4, 1],
            ],
            "crowded",
          ) +
          k.grid(f) +
          k.pondAt(f, [4, 1]) +
          (f.postRadius ? k.stubs(f) : "") +
          fences.map(([a, b]) => k.fenceAt(f, a, b)).join("") +
          [
            [2, 3],
            [4, 4],
          ]
            .map((p) => put(p, k.cow()))
            .join("") +
          bulls.map((p, i) => put(p, i % 2 ? k.calmBull() + place(17, -18, k.calmSeal()) : k.ragingBull())).join("") +
          keyline(
            k.insideOf(f, [
              [0.4, 2],
              [1.4, 3.9],
              [2.5, 3.6],
              [3.2, 1.1],
              [1, 1.1],
            ]),
            "var(--sun-deep)",
            2,
            ' stroke-dasharray="7 5"',
          ) +
          (f.postRadius ? Array.from({ length: 24 }, (_, i) => k.postAt(f, i, uses(i))).join("") : ""),
        { width: px, height: px },
      );
    };
    const animals = [k.ragingBull, k.calmBull, k.escapedBull, k.cow, k.calf, k.couple, k.sheep];
    sheet(
      "raging",
      row("", field(656), field(390), field(127)) +
        row(
          "field",
          animals.map((a) => box("-44 -40 88 80", a(), 96)),
          animals.map((a) => box("-36 -36 72 72", a(), 28)),
          [0, 1, 2].map((u) => box("-24 -24 48 48", k.fieldPost(u + 4, u), 60)),
          [0, 1, 2].map((u) => box("-24 -24 48 48", k.fieldPost(u + 4, u), 30)),
          box("-2 -82 84 84", k.pond(80), 84),
        ) +
        row(
          "",
          box(k.MALLET_BOX, k.mallet(), 60),
          box(k.MALLET_BOX, k.mallet(true), 60),
          box(k.SAW_BOX, k.saw(), 96),
          box(k.SAW_BOX, k.saw(true), 96),
          box(k.SAW_BOX, k.sawPlace(), 96),
          box(k.ROSETTE_BOX, k.rosette(), 60),
          box(k.ROSETTE_BOX, k.rosette(12), 60),
          ["bronze", "silver", "gold"].map((m) => box(k.MEDAL_BOX, k.medal(m), 60)),
          ["bull", "sheep"].flatMap((t) => [false, true].map((b) => box(k.SHED_BOX, k.shed(t, b), 100))),
          box(k.DIE_BOX, k.woodDie(4), 72),
          box(k.DIE_BOX, k.woodDie(3, 1), 72),
          box(k.DIE_BOX, k.woodDie(6, -1), 72),
          box(k.DIE_BOX, k.woodDie(5), 32),
          box("-14 -14 28 28", k.recycleSeal(), 28),
          box("-14 -24 28 28", k.heart(), 28),
          box(
            `0 0 ${k.RECYCLING.w} ${k.RECYCLING.h}`,
            k.recycling({ marks: { 1: 1, 2: 2, 3: 0, 4: 3, 5: 0, 6: 3 }, spent: [4] }),
            324,
          ),
        ),
    );
  },
};

for (const [game, make] of Object.entries(sheets)) if (!wanted.length || wanted.includes(game)) await make();
await server.close();
console.log(out);
