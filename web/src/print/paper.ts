/**
 * From the screen to paper: a drawing as an SVG file of its own, its inks those of the day, with nothing in it that only
 * a browser knows (custom properties, `rgb(r g b/a)`, patterns and symbols of the page).
 */
import inks from "../art/inks.css?raw";
import { svg } from "../art/cut";
import { patterns } from "../art/pieces";
import tokens from "../styles/tokens.css?raw";

/** Paper is white by itself. */
const ON_PAPER: Readonly<Record<string, string>> = {
  paper: "#ffffff",
  display: "Londrina Solid",
  text: "Asap",
};

const BLOCK = /(?:^|\})\s*([^{}]*)\{([^{}]*)\}/g;
const PROPERTY = /--([\w-]+):\s*([^;]+);/g;

/** The custom properties of the light theme. */
function light(css: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selector = "", body = ""] of css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(BLOCK))
    if (selector.includes(":root"))
      for (const [, name, value] of body.matchAll(PROPERTY)) if (name && value) found[name] = value.trim();
  return found;
}

const COLOURS: Readonly<Record<string, string>> = { ...light(tokens), ...light(inks), ...ON_PAPER };

const colour = (name: string): string => {
  const value = COLOURS[name];
  if (value === undefined) throw new Error(`there is no ink --${name} for paper`);
  return value;
};

const hex = (n: string): string => Number(n).toString(16).padStart(2, "0");

/** Every ink said outright. */
export const inked = (drawing: string): string =>
  drawing
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => colour(name))
    .replace(
      /(fill|stroke)="rgb\((\d+) (\d+) (\d+)\s*\/\s*([\d.]+)\)"/g,
      (_, of: string, r: string, g: string, b: string, a: string) =>
        `${of}="#${hex(r)}${hex(g)}${hex(b)}" ${of}-opacity="${a}"`,
    )
    .replace(/(fill|stroke)="transparent"/g, '$1="none"');

/** The same drawing in shades of grey. */
export const greyed = (drawing: string): string =>
  inked(drawing).replace(/#([0-9a-f]{6})\b/gi, (_, rgb: string) => {
    const [r, g, b] = [0, 2, 4].map((at) => parseInt(rgb.slice(at, at + 2), 16)) as [number, number, number];
    const shade = hex(String(Math.round(0.3 * r + 0.59 * g + 0.11 * b)));
    return `#${shade}${shade}${shade}`;
  });

const DEFS = /<defs>[\s\S]*<\/defs>/;
const CLOTHS = DEFS.exec(patterns)?.[0] ?? "";

/** A drawing as a file: `box` is what is shown of it; what runs over is cropped. */
export function printed(box: string, drawing: string, symbols = ""): string {
  const shared = (drawing.includes("url(#cloth") ? CLOTHS : "") + (DEFS.exec(symbols)?.[0] ?? "");
  return svg(box, inked(shared + drawing)).replace(' aria-hidden="true"', "");
}
