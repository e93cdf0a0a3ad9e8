// The result as a picture, 1200 × 630: the game, a sentence and the places. It shows names and places of the table, no
// cards and no link.

import { cover, COVER_BOX, genericCover } from "../art/covers";
import { svg } from "../art/cut";

const WIDTH = 1200;
const HEIGHT = 630;
const SHOWN = 6;

export interface Line {
  seat: number;
  place: string;
  name: string;
  what: string;
}

export interface Poster {
  game: string;
  title: string;
  headline: string;
  lines: readonly Line[];
}

/** A drawing whose inks are written out, since a picture knows no theme. */
function drawing(id: string, title: string): Promise<HTMLImageElement> {
  const inks = getComputedStyle(document.documentElement);
  const written = svg(COVER_BOX, cover(id) ?? genericCover(title), {
    width: HEIGHT,
    height: HEIGHT,
    slice: "xMidYMid",
  }).replaceAll(
    /var\((--[\w-]+)\)/g,
    (_, ink: string) => inks.getPropertyValue(ink).trim().replaceAll('"', "'") || "none",
  );
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(written)}`;
  return image.decode().then(() => image);
}

/** The text, shortened until it fits. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let short = text;
  while (short && pen.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}

/** The text in lines of that width, two at most. */
function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width <= width || lines.length === 2) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => fitted(pen, line, width));
}

export async function draw({ game, title, headline, lines }: Poster): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("there is nothing to draw on");
  const inks = getComputedStyle(document.documentElement);
  const ink = (name: string): string => inks.getPropertyValue(name).trim();
  const display = ink("--display");
  const text = ink("--text");
  await Promise.all([document.fonts.load(`900 60px ${display}`), document.fonts.load(`600 30px ${text}`)]);

  pen.fillStyle = ink("--linen");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(await drawing(game, title), WIDTH - HEIGHT + 60, 0, HEIGHT, HEIGHT);

  // A sheet with a hard shadow lies over the picture's edge.
  const sheet = [28, 30, 748, 26, 744, 604, 24, 600] as const;
  for (const [ink_, dx, dy] of [
    [ink("--cut"), 8, 10],
    [ink("--paper"), 0, 0],
  ] as const) {
    pen.fillStyle = ink_;
    pen.beginPath();
    pen.moveTo(sheet[0] + dx, sheet[1] + dy);
    pen.lineTo(sheet[2] + dx, sheet[3] + dy);
    pen.lineTo(sheet[4] + dx, sheet[5] + dy);
    pen.lineTo(sheet[6] + dx, sheet[7] + dy);
    pen.fill();
  }

  pen.textBaseline = "alphabetic";
  pen.fillStyle = ink("--red-text");
  pen.font = `900 34px ${display}`;
  pen.fillText(fitted(pen, title, 640), 60, 88);
  pen.fillStyle = ink("--ink");
  pen.font = `900 60px ${display}`;
  let y = 150;
  for (const line of wrapped(pen, headline, 650)) {
    pen.fillText(line, 60, y);
    y += 62;
  }
  const step = Math.min(62, (536 - y) / Math.max(1, Math.min(lines.length, SHOWN)));
  y += 6;
  for (const { seat, place, name, what } of lines.slice(0, SHOWN)) {
    pen.fillStyle = ink(`--seat-${seat + 1}`) || ink("--ink");
    pen.fillRect(60, y - 27, 12, 34);
    pen.fillStyle = ink("--ink");
    pen.font = `900 34px ${display}`;
    pen.fillText(place, 88, y);
    pen.font = `600 29px ${text}`;
    pen.textAlign = "right";
    const wide = pen.measureText(what).width;
    pen.fillText(what, 710, y);
    pen.textAlign = "left";
    pen.fillText(fitted(pen, name, 500 - wide), 170, y);
    y += step;
  }
  pen.fillStyle = ink("--ink-2");
  pen.font = `900 30px ${display}`;
  pen.fillText("Stampede", 60, 578);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is empty"))), "image/png"),
  );
}
