// Cards in a hand. The same card may be there twice: each copy has a key that stays the same while it is held.

export interface Held<Card extends string = string> {
  key: string;
  card: Card;
  copy: number;
}

/** A hand in the order in which it is given. */
export function held<Card extends string>(hand: readonly Card[]): Held<Card>[] {
  const seen = new Map<Card, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${card}/${copy}`, card, copy };
  });
}

/** The copies that are meant by a list of cards: those that were touched, then the last ones. */
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
