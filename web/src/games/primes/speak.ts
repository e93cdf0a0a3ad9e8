// Cards in words.

import { cardOf } from "../../art/primes/cards";
import { PICTURE_NAMES } from "../../art/primes/pictures";
import { t, type GameWords } from "../../lib/words.svelte";

export const spokenCards = (cards: readonly string[], words: GameWords): string =>
  cards
    .map(cardOf)
    .map(({ number, symbols }) =>
      t("primes-card", { number, pictures: symbols.map((one) => words.text(`picture-${PICTURE_NAMES[one]}`)) }),
    )
    .join(" + ");
