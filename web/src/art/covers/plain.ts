/** A game without a cover of its own: bunting, a bull behind the barrier, and its title. */
import { PAPER, blob, cut, facet, keyline, lettering, place, rays, slab } from "../cut";
import { barrier, bullHead, bunting } from "../figures";
import { backdrop } from "./ground";

/** A title in lines short enough for the banner. */
function titleLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && lines.length && `${last} ${word}`.length <= 14)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

/** Bunting, a bull's head looking over the barrier, and the title on a cloth. */
export function genericCover(title: string): string {
  const lines = titleLines(title);
  const longest = Math.max(1, ...lines.map((l) => l.length));
  const size = Math.round(Math.min(40, 400 / longest, 60 / Math.max(1, lines.length)));
  const banner = "22,200 150,194 280,201 276,238 282,276 150,270 20,277 25,237";
  const text = lines.map((l, i) => lettering(150, 236 + size * 0.35 + (i - (lines.length - 1) / 2) * size, l, size));
  return (
    backdrop("sky") +
    rays(150, 140, 320, "sky2", { from: -3.3, step: 0.38, width: 0.19, count: 10 }) +
    blob(150, 122, 92, 92, "sun2", { corners: 20, wobble: 0.012 }) +
    blob(150, 122, 72, 72, "sun", { corners: 18, wobble: 0.012 }) +
    bunting([-10, 26], [310, 20], 11, 26) +
    slab(-5, 206, 310, 100, "street") +
    facet("-5,206 305,204 305,214 -5,216", "street3") +
    place(150, 124, bullHead(), { scale: 0.9 }) +
    barrier(-20, 164, 340) +
    cut(banner, PAPER, { shadow: [5, 7] }) +
    keyline(banner, "red", 4) +
    text.join("")
  );
}
