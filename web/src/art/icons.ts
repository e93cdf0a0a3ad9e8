/**
 * Icons of the interface: a 24-unit box, one colour (currentColor). The second
 * plane of a form is the same colour, thinner.
 */
import { mirror, points, ring, round, star, svg } from "./cut";
import type { Point, Shape } from "./cut";

/* ---------- scissors for one colour ---------- */

/** A filled form. */
const form = (shape: Shape, opacity?: number): string =>
  `<polygon points="${points(shape)}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;

/** A form in the shade. */
const shade = (shape: Shape): string => form(shape, 0.5);

/** A form with holes. */
const pierced = (outer: Shape, ...holes: readonly Shape[]): string =>
  `<path fill-rule="evenodd" d="${[outer, ...holes].map((s) => `M${points(s).replaceAll(" ", "L")}z`).join("")}"/>`;

/** A line. */
const line = (shape: Shape, width = 2.2, opacity?: number): string =>
  `<polyline points="${points(shape)}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;

const disc = (x: number, y: number, r: number, corners = 8, turn = 0.2): Point[] =>
  ring(x, y, r, r, { corners, turn, wobble: 0.02 });

/** Corners on a part of a circle, degrees clockwise from the right. */
const arc = (cx: number, cy: number, r: number, from: number, to: number, n = 9): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((from + ((to - from) * i) / (n - 1)) * Math.PI) / 180;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r] as const;
  });

/** The other half of a form that is symmetric about the middle of the box. */
const other = (shape: Shape): Point[] => mirror(shape).map(([x, y]) => [round(24 + x), y] as const);

const turned = (degrees: number, inner: string): string => `<g transform="rotate(${degrees} 12 12)">${inner}</g>`;

/* ---------- forms used more than once ---------- */

const speaker = form("2,8.6 6.6,8.2 12.4,3 12.8,21 6.6,15.8 2.2,15.4");
const lens = pierced(disc(10, 10, 8.6, 13), disc(10, 10, 6.2, 12)) + line("17,17 21.4,21.4", 3.4);
const bubble = "2,3.6 12,2.8 22,3.4 22.4,10 21.8,16.4 12,16.8 6.6,22 6.8,16.8 2.2,16.2 1.6,10";
const crossLow = line("16.4,15.2 22,20.8", 2.5) + line("22,15.2 16.4,20.8", 2.5);
const step = form("3,4 13.8,12 3.2,20.2") + form("16,3.8 20.2,3.6 20.2,20.4 16.2,20.2");
const skip =
  form("1.6,4.4 10.2,12 1.8,19.8") + form("9.8,4.4 18.4,12 10,19.8") + form("19.2,4 22.6,3.8 22.6,20.2 19.4,20");
const chevron = form("14.8,2.4 18,5.6 11.4,12 18,18.6 14.8,21.6 5.4,12");

/** Arrow to the upper left corner, for "full screen". */
const cornerArrow = "2,2 10,2 7.6,4.4 10.6,7.4 7.4,10.6 4.4,7.6 2,10";
const flipped = (shape: Shape): Point[] => other(shape).map(([x, y]) => [x, round(24 - y)] as const);

/** Robots by strength: sleepy, awake, keen, horned; the blocks below count it. */
function robot(strength: 1 | 2 | 3 | 4): string {
  const eye: Shape = {
    1: "6.2,10.4 10.6,10.4 10.4,12.2 6.6,12.2",
    2: disc(8.5, 11, 1.9, 7),
    3: "8.4,8 10.8,11 8.4,14 6,11",
    4: disc(8.2, 9.8, 1.8, 8),
  }[strength];
  const horn = "9,6.8 4.6,6.8 2.2,.8 6.2,3 9.4,3.8";
  const antenna = line("12,5.4 12,2.4", 1.8) + form(disc(12, 2.4, 1.7, 7));
  const ear = "1.4,9 2.8,8.8 2.8,13.6 1.4,13.4";
  const grin = "9.4,13.4 14.6,13.4 13.6,15 10.4,15";
  const face = [eye, other(eye), ...(strength === 4 ? [grin] : [])];
  const block = (k: number): string => {
    const x = 3.4 + k * 4.5;
    return form(
      [
        [x, 18.8],
        [x + 3.6, 18.6],
        [x + 3.7, 22.4],
        [x - 0.1, 22.6],
      ],
      k < strength ? undefined : 0.28,
    );
  };
  return (
    (strength === 4 ? form(horn) + form(other(horn)) : antenna) +
    pierced("4.4,6 12,5.4 19.6,6 20.2,11.4 19.4,16.6 4.6,16.6 3.8,11.4", ...face) +
    form(ear) +
    form(other(ear)) +
    [0, 1, 2, 3].map(block).join("")
  );
}

/** Medals differ in outline as well as in number: rosette, twelve sides, six. */
function medal(rank: 1 | 2 | 3): string {
  const outline = {
    1: star(12, 15.2, 7.8, 9, 0.84),
    2: ring(12, 15.2, 7.2, 7.2, { corners: 12, turn: 0.26, wobble: 0 }),
    3: ring(12, 15.2, 7.2, 7.2, { corners: 6, turn: 0.52, wobble: 0 }),
  }[rank];
  const numeral = {
    1: "10.6,11.8 13,11.2 13.2,19.2 11,19.2 11,13.6 10,13.8",
    2: "9,12.6 11,11.2 14,11.6 14.8,13.6 12.6,17.2 15,17.2 15,19.2 9.2,19.2 9.2,17.6 12.2,13.8 11,13.2 9.8,14.4",
    3: "9.2,11.4 14.8,11.4 14.8,13 13,14.6 15,16 14.6,18.4 12.4,19.6 9.2,18.6 9.8,17 12.2,17.6 12.8,16.6 10.8,15.8 10.8,14.4 12.2,13.2 9.2,13.2",
  }[rank];
  return form("6,1.6 10.6,1.4 13,9 9,11") + shade("18,1.6 13.4,1.4 11,9 15,11") + pierced(outline, numeral);
}

/** One of the three finder squares of a QR code. */
const finder = (x: number, y: number): string => {
  const at = (a: number, b: number): Point[] => [
    [x + a, y + a],
    [x + b, y + a],
    [x + b, y + b],
    [x + a, y + b],
  ];
  return pierced(at(0, 8.2), at(2, 6.1)) + form(at(3.2, 4.9));
};

const cog: Point[] = Array.from({ length: 32 }, (_, i) => {
  const tooth = i % 4;
  const degrees = Math.floor(i / 4) * 45 + ([-13, -8, 8, 13][tooth] ?? 0);
  const r = tooth === 0 || tooth === 3 ? 8 : 11;
  const a = (degrees * Math.PI) / 180;
  return [12 + Math.cos(a) * r, 12 + Math.sin(a) * r] as const;
});

/** Small squares in a row, for keys of a keyboard. */
const keys = (y: number, from: number, count: number): Point[][] =>
  Array.from({ length: count }, (_, i) => {
    const x = from + i * 3.6;
    return [
      [x, y],
      [x + 2.1, y],
      [x + 2.1, y + 2.1],
      [x, y + 2.1],
    ];
  });

/* ---------- the icons ---------- */

const ICONS = {
  // ways and doors
  menu:
    form("2.6,4.2 21.2,3.8 21.4,7 2.8,7.2") +
    form("2.8,10.6 21.4,10.4 21.2,13.6 2.6,13.4") +
    form("2.6,17 21.2,17 21.4,20.2 2.8,20"),
  back: form("1.8,12 11,3 11.2,9 22,8.8 22.2,15.2 11.2,15 11,21"),
  next: turned(180, form("1.8,12 11,3 11.2,9 22,8.8 22.2,15.2 11.2,15 11,21")),
  left: chevron,
  right: turned(180, chevron),
  up: turned(90, chevron),
  down: turned(-90, chevron),
  close: form("3,5.8 5.8,3 12,9.2 18.2,3 21,5.8 14.8,12 21,18.2 18.2,21 12,14.8 5.8,21 3,18.2 9.2,12"),
  home:
    form("12,1.6 23,11.4 21,13.6 12,6 3,13.6 1,11.4") +
    pierced("4.6,13.8 12,7.8 19.4,13.8 19.2,22 4.8,22.2", "9.8,15 14.2,15 14.2,22 9.8,22"),
  arrows: form(
    "12,1 16.4,6 13.6,6 13.6,10.4 18,10.4 18,7.6 23,12 18,16.4 18,13.6 13.6,13.6 13.6,18 16.4,18 12,23 7.6,18 10.4,18 10.4,13.6 6,13.6 6,16.4 1,12 6,7.6 6,10.4 10.4,10.4 10.4,6 7.6,6",
  ),
  fullscreen: [cornerArrow, other(cornerArrow), flipped(cornerArrow), other(flipped(cornerArrow))]
    .map((s) => form(s))
    .join(""),
  search: lens,
  zoomIn: lens + line("7,10 13,10", 2) + line("10,7 10,13", 2),
  zoomOut: lens + line("7,10 13,10", 2),

  // doing and undoing
  undo: form("1.8,8.6 9.4,2.2 9.2,15") + line("8,8.6 15,8.4 19.4,11.4 20,16 17,20 10,20.4", 3),
  check: form("1.8,12.6 5.6,9 9.6,13.4 18.6,3.4 22.2,6.4 10,20.8"),
  plus: form("10,2.4 14.2,2.2 14,10 21.8,9.8 21.8,14.2 14,14 14.2,21.8 9.8,21.8 10,14 2.2,14.2 2.2,10 10,10"),
  minus: form("2.2,9.8 21.8,9.6 21.6,14.4 2.4,14.2"),
  copy:
    shade("2,2.4 14.6,2 14.8,6.6 8.4,6.8 8.6,17 2.2,17.2") +
    pierced(
      "8.4,7.2 21.8,7 22,22 8.6,22.2",
      "11.4,11 19,10.9 19,12.7 11.4,12.8",
      "11.4,15.8 19,15.7 19,17.5 11.4,17.6",
    ),
  download:
    form("9.8,2 14.2,2 14.2,9.6 19,9.4 12,17 5,9.6 9.8,9.6") +
    form("2.4,15.6 5.2,15.4 5.4,19 18.6,19 18.8,15.4 21.6,15.6 21.4,22 2.6,22"),
  upload:
    form("9.8,17 14.2,17 14.2,9.4 19,9.6 12,2 5,9.4 9.8,9.4") +
    form("2.4,15.6 5.2,15.4 5.4,19 18.6,19 18.8,15.4 21.6,15.6 21.4,22 2.6,22"),
  pencil: form("15,2.8 17.4,1.4 22.6,6.6 21.2,9") + form("13.6,4.2 19.8,10.4 8.2,21.6 1.8,22.2 2.4,15.8"),
  trash:
    form("3,5 9,4.6 9.6,2 14.4,2 15,4.6 21,5 20.8,7.6 3.2,7.6") +
    pierced(
      "4.6,9 19.4,9 18,22.2 6,22.2",
      "8.4,11.4 10.2,11.4 10.6,19.6 9.2,19.6",
      "13.8,11.4 15.6,11.4 14.8,19.6 13.4,19.6",
    ),
  settings: pierced(cog, disc(12, 12, 3.6, 9)),

  // the table
  dice:
    pierced(
      "4.6,2.4 17.6,1.8 19.2,15.4 5.8,17.4 3,15",
      disc(7.8, 6.4, 1.5, 7),
      disc(14.4, 5.7, 1.5, 7),
      disc(11.3, 9.6, 1.5, 7),
      disc(8.4, 13.4, 1.5, 7),
      disc(15, 12.5, 1.5, 7),
    ) + shade("20.4,6.4 22.4,8.4 21,20.6 10,21.6 7.6,18.8 20.4,16.8"),
  cards:
    `<g transform="rotate(-12 8 14)">${shade("2,5.4 12,5 12.4,20 2.2,20.4")}</g>` +
    `<g transform="rotate(9 15 13)">${pierced("9,3.2 20.4,3 20.6,20.2 9.2,20.6", "14.8,6.8 18,11.8 14.8,16.8 11.6,11.8")}</g>`,
  hand: form(
    "8.2,22.4 3.2,14.8 1.8,11 4,9.8 7,13 6.6,3.6 8,2.2 9.6,3.4 10,10.2 10.6,1.8 12.2,.8 13.6,2 13.6,10.2 14.8,2.6 16.4,1.8 17.6,3.2 17,10.8 18.8,5.6 20.4,5.2 21.4,6.6 20.4,15 17.6,22.4",
  ),
  flag: form("3.4,1.6 6.2,1.4 6.6,22.4 3.6,22.6") + form("7.4,2.6 13,4.2 21.6,2.2 18.6,8.2 22,14.2 13.4,15.8 7.6,14"),
  crown:
    pierced("2,6.4 7.2,11 12,3 16.8,11 22,6.4 20.2,18 3.8,18", "10,13.6 12,11.2 14,13.6 12,16") +
    form("3.8,19.4 20.2,19.4 20,22 4,22"),
  trophy:
    form("6,1.8 18,1.6 17.6,9 15.2,13 13.4,14 13.6,17 10.4,17 10.6,14 8.8,13 6.4,9") +
    line("6,4.2 2.4,4.2 2.8,8.2 7,10.4", 1.9) +
    line("18,4.2 21.6,4.2 21.2,8.2 17,10.4", 1.9) +
    form("6.8,18.4 17.2,18.4 18.2,22.2 5.8,22.2"),
  medalGold: medal(1),
  medalSilver: medal(2),
  medalBronze: medal(3),
  star: form(star(12, 12.6, 11.4, 5, 0.45)),
  hint:
    pierced(
      "12,1.8 17.2,3.8 19,8.6 17.2,12.6 15,15.4 9,15.4 6.8,12.6 5,8.6 6.8,3.8",
      "8.4,8.4 9.4,5.8 12,4.6 12,6.2 10.4,7 9.8,8.6",
    ) +
    form("9.2,16.8 14.8,16.8 14.6,19 9.4,19") +
    form("9.8,20.2 14.2,20.2 13,22.6 11,22.6", 0.6),
  rules:
    form("1.6,4.4 6,3.2 11.3,5.4 11.3,21 6,18.8 1.4,19.8") +
    shade("22.4,4.4 18,3.2 12.7,5.4 12.7,21 18,18.8 22.6,19.8") +
    line("15,9.4 20,8.4", 1.5) +
    line("15,13 20,12", 1.5),
  log: pierced(
    "4.4,1.8 19.6,2.2 19.8,20 17.2,22.4 14.8,20.4 12,22.4 9.4,20.4 6.8,22.4 4.2,20",
    "7.4,6 16.6,6 16.6,8 7.4,8",
    "7.4,10.4 16.6,10.4 16.6,12.4 7.4,12.4",
    "7.4,14.8 13,14.8 13,16.8 7.4,16.8",
  ),
  textTable: pierced(
    "1.8,3 22.2,2.8 22.4,21.2 1.6,21.4",
    "4.2,8.6 8.6,8.6 8.6,12 4.2,12",
    "10.6,8.6 19.8,8.6 19.8,12 10.6,12",
    "4.2,14.6 8.6,14.6 8.6,18.6 4.2,18.6",
    "10.6,14.6 19.8,14.6 19.8,18.6 10.6,18.6",
  ),
  keyboard: pierced(
    "1.4,5 22.4,4.8 22.8,19.2 1.2,19.4",
    ...keys(7.4, 3.8, 5),
    ...keys(11, 3.8, 5),
    "6.4,15 17.6,15 17.6,17 6.4,17",
  ),

  // playing back
  replay: line(arc(12, 12.6, 8, -40, 235, 14), 2.9) + form("13.6,1.4 20.6,6.4 13,10.4"),
  play: form("5.2,2.6 20.8,11.8 5.6,21.6"),
  pause: form("4.4,3 9.8,2.8 9.6,21.2 4.6,21") + form("14.2,2.8 19.6,3 19.4,21 14.4,21.2"),
  step,
  stepBack: turned(180, step),
  skip,
  skipBack: turned(180, skip),

  // company
  person: form(disc(12, 6.8, 5, 10)) + form("3,22 4.2,16 8.4,13.2 15.6,13.2 19.8,16 21,22"),
  people:
    shade(disc(17, 8, 3.8, 9)) +
    shade("15.8,13.4 19.6,13.6 22.4,16.4 23,21.6 17.6,21.8 16.8,17.2") +
    form(disc(8.6, 7, 4.6, 10)) +
    form(".8,22 1.8,16.4 5.4,13 11.8,13 15.4,16.4 16.4,22"),
  bot1: robot(1),
  bot2: robot(2),
  bot3: robot(3),
  bot4: robot(4),
  eye:
    pierced("1,12 6.4,6.2 12,4.4 17.6,6.2 23,12 17.6,17.8 12,19.6 6.4,17.8", disc(12, 12, 5.2, 12)) +
    form(disc(12, 12, 3, 9)),
  chat: pierced(bubble, disc(7.4, 9.9, 1.5, 6), disc(12, 9.9, 1.5, 6), disc(16.6, 9.9, 1.5, 6)),
  mute: pierced(
    bubble,
    "7.2,7 8.8,5.4 12,8.6 15.2,5.4 16.8,7 13.6,10.2 16.8,13.4 15.2,15 12,11.8 8.8,15 7.2,13.4 10.4,10.2",
  ),
  link: turned(
    -42,
    pierced(
      "0,8.4 3,6.4 10.4,6.6 13.4,9.2 13.4,14.8 10.4,17.4 3,17.6 0,15.6",
      "3,10.2 4.4,9.2 9,9.3 10.4,10.6 10.4,13.4 9,14.7 4.4,14.8 3,13.8",
    ) + form("24,8.4 21,6.4 15.6,6.5 14.8,9 19.6,9.2 21,10.2 21,13.8 19.6,14.8 14.8,15 15.6,17.5 21,17.6 24,15.6"),
  ),
  share:
    line("6,12 17.4,5.4") +
    line("6,12 17.4,18.6") +
    form(disc(5.4, 12, 3.7, 9)) +
    form(disc(18, 5.2, 3.5, 9, 0.4)) +
    form(disc(18, 18.8, 3.5, 9, 0.1)),
  qr:
    finder(2, 2) +
    finder(14, 2) +
    finder(2, 14) +
    [
      "14,14 17,14 17,17 14,17",
      "19.2,14 22.2,14 22.2,16.4 19.2,16.4",
      "16.6,18.4 19.6,18.4 19.6,22.2 16.6,22.2",
      "14,19.6 15.6,19.6 15.6,22.2 14,22.2",
      "20.6,17.6 22.2,17.6 22.2,19.6 20.6,19.6",
    ]
      .map((s) => form(s))
      .join(""),

  // the room
  soundOn: speaker + line("15.6,8.6 17.4,12 15.6,15.4", 2.1) + line("18.4,5.2 21.6,12 18.4,18.8", 2.1),
  soundOff: speaker + line("16,9 22,15.2", 2.3) + line("22,9 16,15.2", 2.3),
  bell:
    form("10.4,3.4 10.6,1.4 13.4,1.4 13.6,3.4 17.4,5.6 18.6,9.6 19,15 22,18.4 2,18.6 5,15 5.4,9.6 6.6,5.6") +
    form("9,19.8 15,19.8 13.8,22.6 10.2,22.6"),
  theme:
    form(disc(12, 12, 9.8, 14), 0.35) +
    form([[12, 2.2], ...arc(12, 12, 9.8, -90, 90, 8)]) +
    form([[12, 7.6], ...arc(12, 12, 4.4, -90, -270, 6)]),
  sun:
    form(disc(12, 12, 4.8, 10)) +
    [0, 45, 90, 135, 180, 225, 270, 315].map((a) => turned(a, line("12,2.2 12,4.6", 2.4))).join(""),
  moon: form(
    "14.6,1.8 9.4,2.4 4.6,5.8 2.4,11.2 3.6,17 7.8,21.2 13.6,22.4 19,20.2 22,16.2 16.8,16.8 12.4,14.4 10.2,10 11,5.4",
  ),
  language:
    pierced(
      "1.8,2.8 14.4,2.2 14.8,12.8 8,13.2 4.8,16.6 5,13.2 1.6,12.8",
      "7.1,4.4 9.3,4.4 12.2,11.2 10.2,11.2 9.7,9.9 6.7,9.9 6.2,11.2 4.2,11.2",
      "8.2,6.3 9.1,8.4 7.3,8.4",
    ) +
    pierced(
      "16.2,8.4 22.4,8.8 22.4,19 19.4,19.2 19.6,22 16.6,19.2 9.6,19 9.4,14.8 16.2,14.4",
      "12.4,16 19.6,15.7 19.6,17.1 12.4,17.3",
    ),
  clock: pierced(disc(12, 12, 10.4, 14), disc(12, 12, 7.8, 12)) + line("12,7 12,12.4 15.8,14.2"),
  warning: pierced("12,1.8 23,21.6 1,21.8", "10.6,8.4 13.4,8.4 12.9,15.2 11.1,15.2", disc(12, 18.2, 1.5, 7)),
  info: pierced(
    disc(12, 12, 10.6, 14),
    "9.4,10.2 13.6,10 13.6,16 15,16.2 15,18 9.2,18 9.2,16.2 10.6,16 10.6,12.2 9.4,12",
    disc(12.1, 6.9, 1.7, 7),
  ),
  help: pierced(
    disc(12, 12, 10.6, 14),
    "7.6,9.6 8.2,6.6 10.6,5 13.8,5.2 16,7.2 15.8,10 13.6,12 13.4,14.2 10.6,14.2 10.6,11.2 12.8,9.4 12.6,8 11.2,7.6 10.4,9.8",
    disc(12, 17, 1.7, 7),
  ),
  lock:
    form("3.8,10.4 20.2,10.2 20,22.2 4,22.4") +
    line("7.4,10.4 7.4,6.2 9.4,3.4 12,2.6 14.6,3.4 16.6,6.2 16.6,10.4", 2.6),
  offline:
    line(arc(11, 20.5, 16, -131, -49, 9), 2.7) +
    line(arc(11, 20.5, 10.2, -131, -62, 7), 2.7) +
    line(arc(11, 20.5, 4.8, -131, -84, 4), 2.7, 0.5) +
    form(disc(10.6, 20, 2.3, 8)) +
    crossLow,
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICONS;

/** All names, for contact sheets and tests. */
export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[];

/** The shapes of an icon, to put inside another drawing. */
export const iconInner = (name: IconName): string => `<g fill="currentColor">${ICONS[name]}</g>`;

/** An icon as an <svg>: decoration, unless it is given a label. */
export const icon = (name: IconName, size = 24, label?: string): string =>
  svg("0 0 24 24", iconInner(name), { width: size, height: size, class: "ico", label });
