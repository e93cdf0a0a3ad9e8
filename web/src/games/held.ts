// Cards in a hand. There may be several copies of a card; each has a key that stays the same while it is in the hand.

export interface Held<Card extends string = string> {
  key: string;
  card: Card;
  copy: number;
}

/** A hand, in the given order. */
export function held<Card extends string>(hand: readonly Card[]): Held<Card>[] {
  const seen = new Map<Card, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${card}/${copy}`, card, copy };
  });
}

/** Which copies a list of cards refers to: touched ones first, then the last ones. */
export function copiesOf(
  hand: readonly Held[],
  cards: readonly string[],
  touched: readonly string[] = [],
): Set<string> {
  const keys = new Set<string>();
  for (const card of new Set(cards)) {
    const copies = hand.filter((one) => one.card === card).map(({ key }) => key);
    const order = new Set([...copies.filter((key) => touched.includes(key)), ...copies.reverse()]);
    for (const key of [...order].slice(0, cards.filter((other) => other === card).length)) keys.add(key);
  }
  return keys;
}
