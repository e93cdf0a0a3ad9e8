// What seats are called. A bot has no name of its own, only a strength: at the table it goes by a name of the town, so
// that sentences tell two of them apart.

const TOWN = ["Iker", "Nerea", "Teo", "Maite", "Unai", "Ane", "Joseba", "Leire"];

export function namesOf(seats: readonly { kind: string; name: string }[]): string[] {
  const taken = new Set(seats.filter(({ kind }) => kind !== "bot").map(({ name }) => name.toLowerCase()));
  const free = TOWN.filter((name) => !taken.has(name.toLowerCase()));
  // By the number of the seat: the name stays when others come and go.
  const used = new Set<string>();
  return seats.map(({ kind, name }, seat) => {
    if (kind !== "bot") return name;
    const mine = [...free.slice(seat % free.length), ...free].find((one) => !used.has(one)) ?? name;
    used.add(mine);
    return mine;
  });
}
