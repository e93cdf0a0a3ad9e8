// What seats are called. A bot has no name of its own, only a strength: at the table it goes by a name of the town, so
// that sentences tell two of them apart.

const TOWN = ["Iker", "Nerea", "Teo", "Maite", "Unai", "Ane", "Joseba", "Leire"];

// What the words of the house call somebody who gave no name when setting the table, in every language.
const UNNAMED = ["Host", "Anfitrión"];

/** `own` is the seat that reads; it is called `you` if nobody gave it a name. */
export function namesOf(seats: readonly { kind: string; name: string }[], own: number | null, you: string): string[] {
  const taken = new Set(seats.filter(({ kind }) => kind !== "bot").map(({ name }) => name.toLowerCase()));
  const free = TOWN.filter((name) => !taken.has(name.toLowerCase()));
  // By the number of the seat: the name stays when others come and go.
  const used = new Set<string>();
  return seats.map(({ kind, name }, seat) => {
    if (kind !== "bot") return seat === own && UNNAMED.includes(name) ? you : name;
    const mine = [...free.slice(seat % free.length), ...free].find((one) => !used.has(one)) ?? name;
    used.add(mine);
    return mine;
  });
}
