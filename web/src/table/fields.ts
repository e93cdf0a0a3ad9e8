// Any game's view as tables: lists of objects become rows, everything else gets a line.

import { layoutOf } from "../games/declared/layouts";
import { signed } from "../lib/numbers";
import { t, type GameWords } from "../lib/words.svelte";
import { SEAT_FIELDS } from "../wire";

type Fields = Record<string, unknown>;

/** A table: a row for each seat or thing. */
export interface Rows {
  field: string;
  of: number | null; // the seat it belongs to
  ofSeats: boolean; // a row for each seat
  /** The column that names its rows; null: seats, or numbers. */
  named: string | null;
  columns: string[];
  rows: Fields[];
}

/** What there is to say about one seat, where a row of a table would be too long to listen to. */
export interface About {
  seat: number;
  lines: Line[];
}
type Line = [field: string, value: unknown];

export interface Sorted {
  abouts: About[];
  tables: Rows[];
  lines: Line[];
}

const UNSAID = ["reader"]; // the reader knows who they are
const NAMED = ["name", "place", "key"]; // rows with such a column are not seats: they are called by it
const NOBODY = -1; // where a seat is meant
const MANY = 6; // longer lists are counted
const MOST_COLUMNS = 4; // as many as one can keep in mind while listening

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is Fields[] => Array.isArray(value) && value.length > 0 && value.every(isFields);
const columnsOf = (rows: readonly Fields[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Whether a value says nothing: it is hidden, empty, off or zero. The first seat is no zero, and a game may have a word
 *  for its zero, or for nobody, that says something. */
export function isSilent(words: GameWords, field: string, value: unknown): boolean {
  if (value === 0 || value === NOBODY) {
    const key = `view-${field}-${value}`;
    const word = words.has(key) ? words.text(key) : value === 0 ? "" : `${value}`;
    const isFirst = value === 0 && isSeat(words.game, field);
    return !isFirst && ["", "–", t("text-no"), t("text-none")].includes(word);
  }
  if (Array.isArray(value)) return value.every((item) => isSilent(words, field, item));
  return value === null || value === undefined || value === "" || value === false;
}

/** A view for listeners: short tables, a list about each seat, and lines; without what says nothing or is only drawn. */
export function sorted(words: GameWords, view: unknown, seats: number): Sorted {
  const [abouts, tables, lines]: [About[], Rows[], Line[]] = [[], [], []];
  if (!isFields(view)) return { abouts, tables, lines };
  const audible = ([field, value]: Line): boolean => !isDrawing(words, field) && !isSilent(words, field, value);
  const table = (field: string, of: number | null, rows: Fields[], ofSeats = false): Rows => {
    const all = columnsOf(rows);
    const named = ofSeats ? null : (NAMED.find((column) => all.includes(column)) ?? null);
    const told = all.filter((column) => column !== named && rows.some((row) => audible([column, row[column]])));
    const said = ofSeats ? rows : rows.filter((row) => told.some((column) => audible([column, row[column]])));
    return { field, of, ofSeats, named, columns: told, rows: said };
  };
  for (const [field, value] of Object.entries(view)) {
    if (UNSAID.includes(field) || !audible([field, value])) continue;
    if (!isList(value)) {
      lines.push([field, value]);
      continue;
    }
    const all = columnsOf(value);
    const ofSeats = value.length === seats && !NAMED.some((column) => all.includes(column));
    // A list inside a seat's row becomes a table of its own.
    const inner = ofSeats ? all.filter((column) => value.some((row) => isList(row[column]))) : [];
    const plain = value.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !inner.includes(name))));
    const rows = table(field, null, plain, ofSeats);
    if (ofSeats && rows.columns.length > MOST_COLUMNS) {
      const named = ([column, told]: Line): Line => [columnOf(words, field, column), told];
      abouts.push(...plain.map((row, seat) => ({ seat, lines: Object.entries(row).filter(audible).map(named) })));
    } else tables.push(rows);
    for (const [of, row] of value.entries())
      for (const column of inner) {
        const list = row[column];
        if (isList(list) && !isDrawing(words, column)) tables.push(table(column, of, list));
      }
  }
  return { abouts, tables, lines };
}

/** A column's field: what the game calls it in this very table, if it means something else there. */
export const columnOf = (words: GameWords, table: string, column: string): string =>
  words.has(`view-${table}-${column}`) ? `${table}-${column}` : column;

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

/** A value in words. `called`: the game's own name for a card that has no text. */
export function valueWord(
  words: GameWords,
  names: readonly string[],
  field: string,
  value: unknown,
  called?: (card: string) => string | null,
): string {
  if (value === null || value === undefined) return t("text-hidden");
  if (typeof value === "boolean") return t(value ? "text-yes" : "text-no");
  if (typeof value === "number" || typeof value === "string") {
    const own = `view-${field}-${value}`.replaceAll(/[^\w-]/g, "-");
    if (words.has(own)) return words.text(own);
    if (typeof value === "number") return (isSeat(words.game, field) ? names[value] : undefined) ?? signed(value);
    if (value === "") return t("text-none");
    if (words.has(`name-${value}`)) return words.text(`name-${value}`);
    return words.has(`card-${value}`) ? words.text(`card-${value}`) : (called?.(value) ?? value);
  }
  if (Array.isArray(value)) return listWord(words, names, field, value, false, called);
  return Object.entries(value)
    .filter(([name, inner]) => !isDrawing(words, name) && !isSilent(words, name, inner))
    .map(([name, inner]) => `${fieldWord(words, name)}: ${valueWord(words, names, name, inner, called)}`)
    .join("; ");
}

/** A list in words. A game may have a text for counts: `view-…-each` by seat, `view-…-at` within a seat. */
function listWord(
  words: GameWords,
  names: readonly string[],
  field: string,
  list: readonly unknown[],
  within = false,
  called?: (card: string) => string | null,
): string {
  if (list.length === 0) return t("text-none");
  // Two bulls are no two seats: only what the game counts by seat is said so.
  const seated = words.has(`view-${field}-at`) || words.has(`view-${field}-each`);
  if (seated && list.length === names.length && list.every(Array.isArray)) return bySeat(words, names, field, list);
  const one = `view-${field}-${within ? "at" : "each"}`;
  if (words.has(one) && list.every((count) => typeof count === "number")) {
    const told = list.flatMap((count, index) =>
      count === 0 ? [] : [words.text(one, { count, place: index + 1, name: names[index] ?? "" })],
    );
    return told.length > 0 ? told.join(", ") : t("text-none");
  }
  const items = list.map((item) =>
    Array.isArray(item)
      ? `(${valueWord(words, names, field, item, called)})`
      : valueWord(words, names, field, item, called),
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
