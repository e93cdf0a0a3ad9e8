/**
 * One picture for each prime below 100, in a 32-unit box around 0,0 (forms
 * reach from -17 to 17 with their shadows).
 */
import { round, svg } from "../cut";
import { drawn } from "../drawn";
import { cow, pig, rooster, sheep } from "./farm";
import { banana, cherries, grapes, orange } from "./fruit";
import { bee, butterfly, dinosaur, ladybird, stegosaurus, unicorn } from "./marvel";
import { crab, fish, octopus, whale } from "./sea";
import { crocodile, elephant, flamingo, giraffe, lion, snake, tortoise } from "./wild";

const PICTURES = {
  2: cherries,
  3: banana,
  5: orange,
  7: grapes,
  11: rooster,
  13: pig,
  17: sheep,
  19: cow,
  23: fish,
  29: crab,
  31: octopus,
  37: whale,
  41: crocodile,
  43: tortoise,
  47: snake,
  53: elephant,
  59: giraffe,
  61: lion,
  67: flamingo,
  71: ladybird,
  73: bee,
  79: butterfly,
  83: stegosaurus,
  89: unicorn,
  97: dinosaur,
} as const satisfies Record<number, () => string>;

export type Prime = keyof typeof PICTURES;

/** The primes below 100. */
export const PRIMES = Object.keys(PICTURES).map(Number) as readonly Prime[];

export const isPrime = (n: number): n is Prime => n in PICTURES;

/** What the pictures show; also the keys of their translations. */
export const PICTURE_NAMES: Record<Prime, string> = {
  2: "cherries",
  3: "banana",
  5: "orange",
  7: "grapes",
  11: "rooster",
  13: "pig",
  17: "sheep",
  19: "cow",
  23: "fish",
  29: "crab",
  31: "octopus",
  37: "whale",
  41: "crocodile",
  43: "tortoise",
  47: "snake",
  53: "elephant",
  59: "giraffe",
  61: "lion",
  67: "flamingo",
  71: "ladybird",
  73: "bee",
  79: "butterfly",
  83: "stegosaurus",
  89: "unicorn",
  97: "dinosaur",
};

/** The picture of a prime, drawn out. */
export const picture = (p: Prime): string => drawn(PICTURES, p)();

const BOX = "-17 -17 34 34";

/** A picture as an <svg> of its own, drawn out. */
export const pictureSvg = (p: Prime, size = 32, label?: string): string =>
  svg(BOX, picture(p), { width: size, height: size, class: "prime", label });

/** All pictures as symbols in a hidden <svg>: put it once into the page that shows the board. */
export const primeSprite = (): string =>
  '<svg class="art-defs" width="0" height="0" aria-hidden="true"><defs>' +
  PRIMES.map((p) => `<symbol id="prime-${p}" viewBox="${BOX}">${picture(p)}</symbol>`).join("") +
  "</defs></svg>";

/** The picture from the sprite, its middle at x, y, for use in another drawing; `size` is the side of its 32-unit box. */
export const primeUse = (p: Prime, x: number, y: number, size: number): string => {
  const side = (size * 34) / 32;
  return `<use href="#prime-${p}" x="${round(x - side / 2)}" y="${round(y - side / 2)}" width="${round(side)}" height="${round(side)}"/>`;
};

/** The picture from the sprite as an <svg>, for chips and lists. */
export const primeUseSvg = (p: Prime, size = 32, label?: string): string =>
  svg(BOX, `<use href="#prime-${p}" x="-17" y="-17" width="34" height="34"/>`, {
    width: size,
    height: size,
    class: "prime",
    label,
  });

/** The prime factors of 2 to 100, ascending, each as often as it divides. */
export function factors(n: number): Prime[] {
  const found: Prime[] = [];
  let rest = n;
  for (const p of PRIMES)
    while (rest > 1 && rest % p === 0) {
      found.push(p);
      rest /= p;
    }
  return found;
}
