// Any game's view as tables: lists of objects become rows, everything else gets a line.

import { layoutOf } from "../games/declared/layouts";
import { t, type GameWords } from "../lib/words.svelte";
import { SEAT_FIELDS } from "../wire";

type Fields = Record<string, unknown>;

export interface Rows {
  field: string;
  of: number | null; // the seat it belongs to
  ofSeats: boolean; // a row for each seat
  columns: string[];
  rows: Fields[];
}

export interface Sorted {
  tables: Rows[];
  lines: [field: string, value: unknown][];
}

const UNSAID = ["reader"]; // the reader knows who they are
const NAMED = ["name", "place"]; // rows with such a column are not seats
const MANY = 6; // longer lists are counted

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is Fields[] => Array.isArray(value) && value.length > 0 && value.every(isFields);
const columnsOf = (rows: readonly Fields[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

export function sorted(view: unknown, seats: number): Sorted {
  const tables: Rows[] = [];
  const lines: Sorted["lines"] = [];
  if (!isFields(view)) return { tables, lines };
  for (const [field, value] of Object.entries(view)) {
    if (UNSAID.includes(field)) continue;
    if (isList(value)) {
      const all = columnsOf(value);
      const ofSeats = value.length === seats && !NAMED.some((column) => all.includes(column));
      // A list inside a seat's row becomes a table of its own.
      const inner = ofSeats ? all.filter((column) => value.some((row) => isList(row[column]))) : [];
      const columns = all.filter((column) => !inner.includes(column));
      tables.push({ field, of: null, ofSeats, columns, rows: value });
      for (const [of, row] of value.entries())
        for (const column of inner) {
          const rows = row[column];
          if (isList(rows)) tables.push({ field: column, of, ofSeats: false, columns: columnsOf(rows), rows });
        }
    } else {
      lines.push([field, value]);
    }
  }
  return { tables, lines };
}

/** A field's name: the game's word for it, or else the name itself made readable. */
export function fieldWord(words: GameWords, field: string): string {
  if (words.has(`view-${field}`)) return words.text(`view-${field}`);
  const readable = field.replaceAll("_", " ");
  return readable.charAt(0).toUpperCase() + readable.slice(1);
}

/** Whether a field is only for drawing; the game marks it with a dash for its name. */
export const isDrawing = (words: GameWords, field: string): boolean =>
  words.has(`view-${field}`) && words.text(`view-${field}`) === "–";

/** Games from elsewhere say it with their layout. */
const isSeat = (game: string, field: string): boolean =>
  (SEAT_FIELDS[game] ?? layoutOf(game)?.seat_fields)?.includes(field) ?? false;

/** A value in words. */
export function valueWord(words: GameWords, names: readonly string[], field: string, value: unknown): string {
  if (value === null || value === undefined) return t("text-hidden");
  if (typeof value === "boolean") return t(value ? "text-yes" : "text-no");
  if (typeof value === "number" || typeof value === "string") {
    const own = `view-${field}-${value}`.replaceAll(/[^\w-]/g, "-");
    if (words.has(own)) return words.text(own);
    if (typeof value === "number") return (isSeat(words.game, field) ? names[value] : undefined) ?? `${value}`;
    if (value === "") return t("text-none");
    if (words.has(`name-${value}`)) return words.text(`name-${value}`);
    return words.has(`card-${value}`) ? words.text(`card-${value}`) : value;
  }
  if (Array.isArray(value)) return listWord(words, names, field, value);
  return Object.entries(value)
    .map(([name, inner]) => `${fieldWord(words, name)}: ${valueWord(words, names, name, inner)}`)
    .join("; ");
}

/** A list in words. A game may have a text for counts: `view-…-each` by seat, `view-…-at` within a seat. */
function listWord(
  words: GameWords,
  names: readonly string[],
  field: string,
  list: readonly unknown[],
  within = false,
): string {
  if (list.length === 0) return t("text-none");
  if (list.length === names.length && list.every(Array.isArray)) return bySeat(words, names, field, list);
  const one = `view-${field}-${within ? "at" : "each"}`;
  if (words.has(one) && list.every((count) => typeof count === "number")) {
    const told = list.flatMap((count, index) =>
      count === 0 ? [] : [words.text(one, { count, place: index + 1, name: names[index] ?? "" })],
    );
    return told.length > 0 ? told.join(", ") : t("text-none");
  }
  const items = list.map((item) =>
    Array.isArray(item) ? `(${valueWord(words, names, field, item)})` : valueWord(words, names, field, item),
  );
  return (items.length > MANY ? counted(items) : items).join(", ");
}

/** One list per seat: those that are not empty. What all have in common is said once; what each of them holds never is. */
function bySeat(words: GameWords, names: readonly string[], field: string, lists: readonly unknown[][]): string {
  const items = lists.map((list) => listWord(words, names, field, list, true));
  const counted = words.has(`view-${field}-at`) && items[0] !== t("text-none");
  if (!counted && items.every((item) => item === items[0])) return items[0] ?? "";
  return items.flatMap((item, seat) => (item === t("text-none") ? [] : [`${names[seat] ?? ""}: ${item}`])).join("; ");
}

/** Equal items once, with how many there are. */
function counted(items: string[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return Array.from(counts, ([item, count]) => (count === 1 ? item : t("text-times", { item, count })));
}
