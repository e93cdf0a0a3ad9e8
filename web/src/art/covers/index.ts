/**
 * Covers of the games: square scenes of 300 × 300 units, to be cropped at
 * will (`svg(COVER_BOX, cover(id), { slice: 'xMidYMid', label })`).
 */
import { coverBulls } from "./bulls";
import { coverEncierro } from "./encierro";
import type { CoverWords } from "./ground";
import { coverLots } from "./lots";
import { coverPrimes } from "./primes";
import { coverRaging } from "./raging";
import { coverStreet } from "./street";

export { COVER_BOX } from "./ground";
export { genericCover } from "./plain";

const COVERS: Readonly<Record<string, (words: CoverWords) => string>> = {
  bulls: coverBulls,
  raging: coverRaging,
  street: coverStreet,
  encierro: coverEncierro,
  primes: coverPrimes,
  lots: coverLots,
};

/** The cover of a game (or of "lots"), or null if none was drawn for it. */
export const cover = (id: string, words: CoverWords = {}): string | null =>
  Object.hasOwn(COVERS, id) ? (COVERS[id]?.(words) ?? null) : null;

/** What the covers show, in English: the labels to translate. */
export const COVER_LABELS: Readonly<Record<string, string>> = {
  bulls: "Dice runners in the lanes of a tiled town, a horned red bull die behind them, a sign saying odd and even",
  raging:
    "A meadow with numbered posts; four straight wooden fences close a sunlit pen around one bull while others roam free",
  street: "A runner on a skateboard flies off a ramp over a pothole towards the ten kilometre stone",
  encierro:
    "Two runners flee down a balconied street in front of a belled steer; a beret and a rolled newspaper fly off",
  primes:
    "A snaking path of paper squares with pictures of fruit and animals up to one hundred; a yellow meeple is tripped and tumbles back",
  lots: "A red beret full of folded lots",
};
