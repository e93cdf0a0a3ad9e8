/**
 * Finer scissors for pictures that tell a story: card scenes, dressed runners,
 * landmarks. Everything here is cut with `../cut`; only habits are added.
 */
import { cut, facet, facets, paint, round, slab, star, stroke } from "../cut";
import type { Ink, Point, Shape } from "../cut";

/** A form that lies above its ground; `shadow` says how far it falls. */
export const lifted = (shape: Shape, ink: Ink, shadow: Point = [3, 4]): string => cut(shape, ink, { shadow });

/** A fan of `count` beams around x, y from one angle to another (radians), every second one cut away. */
export function fan(
  x: number,
  y: number,
  reach: number,
  count: number,
  from: number,
  to: number,
  ink: Ink,
  opacity = 0.8,
): string {
  const step = (to - from) / count;
  const at = (a: number): Point => [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
  const beams = Array.from({ length: count }, (_, i) => from + i * step);
  return facets(
    beams.map((a) => [[x, y], at(a), at(a + step / 2)]),
    ink,
    opacity,
  );
}

/** A small five-pointed star. */
export const starlet = (x: number, y: number, r: number, ink: Ink): string =>
  cut(star(x, y, r, 5, 0.46), ink, { soft: 0.6 });

/** The jagged burst of a thump, `spikes` around. */
export const thump = (x: number, y: number, r: number, ink: Ink = "sun", spikes = 8): string =>
  cut(star(x, y, r, spikes, 0.54), ink, { shadow: [2, 3], soft: 1 });

/** A circle that is only a line: rings, wheels. */
export const hoop = (x: number, y: number, r: number, ink: Ink, width: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${paint(ink)}" stroke-width="${width}"/>`;

/** A window in the sheet: `inner`, whose own box is `box`, cropped to w × h at x, y. Needs no ids. */
export const crop = (x: number, y: number, w: number, h: number, inner: string, box = `0 0 ${w} ${h}`): string =>
  `<svg x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" viewBox="${box}" preserveAspectRatio="xMidYMid slice" overflow="hidden">${inner}</svg>`;

/** Puts a drawing into the shade of its ground. */
export const faint = (opacity: number, inner: string): string => `<g opacity="${opacity}">${inner}</g>`;

const ELEMENT = /<(polygon|polyline|path|circle|rect|ellipse|text)\b([^>]*?)\/?>(?:[^<]*<\/text>)?/g;
const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];

/**
 * A drawing as one flat form in one ink, grown by `grow` units: only forms and
 * limbs count (what has softened corners or is a stroke); planes, eyes, writing
 * and shadows lie inside them anyway.
 */
export const silhouette = (drawing: string, ink: Ink, grow = 0): string =>
  drawing.replace(ELEMENT, (_, tag: string, attributes: string) => {
    const [fill, line] = [attribute(attributes, "fill"), attribute(attributes, "stroke")];
    const limb = fill === "none";
    if (!line || tag === "text" || line === "none" || fill === "var(--i-shadow)") return "";
    if (limb && tag !== "polyline" && tag !== "path") return "";
    const width = round(Number(attribute(attributes, "stroke-width") ?? 1) + 2 * grow);
    const rest = attributes.replace(/ (fill|stroke|stroke-width|opacity|stroke-dasharray)="[^"]*"/g, "");
    return `<${tag}${rest} fill="${limb ? "none" : paint(ink)}" stroke="${paint(ink)}" stroke-width="${width}"/>`;
  });

/** A drawing with a line around all of it: ink by day, chalk by night. */
export const rimmed = (drawing: string, width = 2.2, ink: Ink = "line"): string =>
  silhouette(drawing, ink, width) + drawing;

/** Strokes of haste behind somebody who ends at x. */
export const speed = (x: number, y: number, w: number, ink: Ink = "cloth"): string =>
  [0, 12, 24]
    .map((d, i) =>
      stroke(`${x - (i % 2) * 10},${y + d} ${x - w + (i % 2) * 6},${y + d + 2}`, ink, 3.4, ' opacity=".8"'),
    )
    .join("");

/** A cloud of dust under hooves, 32 wide. */
export const dustCloud = (): string =>
  cut("-16,8 -12,-2 -4,-6 2,0 10,-4 16,8", "street2") + facet("-6,8 0,0 8,8", "wall1");

/** A candle whose foot is at x, y. */
export const candle = (x: number, y: number, h = 18): string =>
  slab(x - 3, y - h, 6, h, "cloth", { wobble: 0.4 }) +
  cut(
    [
      [x, y - h - 11],
      [x + 4, y - h - 3],
      [x, y - h],
      [x - 4, y - h - 3],
    ],
    "sun",
  );

/** The street's fence seen from the front: thick posts, wide planks; x, y is its upper left. */
export function planks(x: number, y: number, w: number, h = 34, count = 3): string {
  const posts = Math.max(1, Math.round(w / 34));
  return (
    Array.from({ length: count }, (_, i) =>
      slab(x, y + (i * h) / count + 1, w, (h / count) * 0.62, i % 2 ? "wood" : "wood3", {
        shadow: [2, 3],
        wobble: 0.7,
      }),
    ).join("") +
    Array.from({ length: posts + 1 }, (_, i) =>
      slab(x + (i * w) / posts - 3.5, y - 4, 7, h + 6, "wood2", { shadow: [2, 3], wobble: 0.6 }),
    ).join("")
  );
}
