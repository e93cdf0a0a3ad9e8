// Seat names. A bot has no name of its own, only a level, so it gets a local first name to tell bots apart in sentences.

export const TOWN = ["Iker", "Nerea", "Teo", "Maite", "Unai", "Ane", "Joseba", "Leire"];

/** Somebody with the same name as a seat before theirs is the second of that name. */
function numbered(name: string, known: Map<string, number>): string {
  const key = name.toLowerCase();
  const count = (known.get(key) ?? 0) + 1;
  known.set(key, count);
  return count === 1 ? name : `${name} ${count}`;
}

export function namesOf(seats: readonly { kind: string; name: string }[]): string[] {
  const taken = new Set(seats.filter(({ kind }) => kind !== "bot").map(({ name }) => name.toLowerCase()));
  const free = TOWN.filter((name) => !taken.has(name.toLowerCase()));
  const known = new Map<string, number>();
  // Chosen by seat number, so a bot keeps its name when others come and go.
  const used = new Set<string>();
  return seats.map(({ kind, name }, seat) => {
    if (kind !== "bot") return name === "" ? name : numbered(name, known);
    const mine = [...free.slice(seat % free.length), ...free].find((one) => !used.has(one)) ?? name;
    used.add(mine);
    return mine;
  });
}
