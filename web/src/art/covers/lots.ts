/** Draw lots: cards in a bowl. */
import { PAPER, PRINT, blob, cut, dot, facet, lettering, place, rays, slab } from "../cut";
import { cherries } from "../primes/fruit";
import { backdrop } from "./ground";

export function coverLots(): string {
  const lot = (x: number, y: number, turn: number, inner: string): string =>
    place(x, y, slab(-25, -48, 50, 96, PAPER, { shadow: [5, 5] }) + place(0, -22, inner), { turn });
  const tyre = blob(0, 0, 13, 13, PRINT, { corners: 12 }) + blob(0, 0, 8, 8, PAPER, { corners: 10 }) + dot(0, 0, 3);
  const dieFace = slab(-13, -13, 26, 26, "red", { wobble: 1 }) + dot(-5, -5, 3.2, PAPER) + dot(5, 5, 3.2, PAPER);
  return (
    backdrop("sky") +
    rays(150, 200, 320, "sky2", { from: -3.1, step: 0.42, width: 0.2, count: 8 }) +
    slab(-5, 232, 310, 80, "street") +
    facet("-5,262 305,256 305,284 -5,286", "street2", 0.8) +
    blob(160, 276, 110, 16, "shadow", { corners: 16 }) +
    // the hollow of the beret, the lots, then its near side
    blob(150, 196, 98, 26, "red2", { corners: 20, wobble: 0.01 }) +
    lot(92, 160, -24, tyre) +
    lot(212, 158, 25, place(0, 0, cherries(), { scale: 1.1 })) +
    lot(122, 132, -9, dieFace) +
    lot(182, 134, 11, cut("-15,-10 15,-11 0,14", "red")) +
    lot(152, 118, 1, lettering(0, 12, 4, 36)) +
    cut("52,196 74,206 112,214 152,217 194,214 228,206 248,195 240,236 214,264 176,278 124,278 86,264 60,236", "red", {
      soft: 3,
    }) +
    facet("52,196 74,206 98,211 96,270 86,264 60,236", "red2", 0.5)
  );
}
