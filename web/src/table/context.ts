// What everything around a table shares, so that it need not be handed from part to part.

import { getContext, setContext } from "svelte";
import type { TableStore } from "../lib/table.svelte";
import type { GameWords } from "../lib/words.svelte";
import type { GameInfo } from "../wire";

/** A sheet that lies over the table. */
export type Sheet =
  { kind: "rules"; clause: string } | { kind: "menu" | "keys" | "rail" | "settings" | "link" | "resign" | "result" };

export interface AtTable {
  readonly store: TableStore;
  readonly words: GameWords;
  /** What the house knows of the game; null until it is told. */
  readonly info: GameInfo | null;
  open(sheet: Sheet): void;
  /** Does something that changes the seats this browser has at the table, and comes in anew. */
  enter<T>(change: () => Promise<T>): Promise<T>;
}

const KEY = Symbol("table");

export const setTable = (table: AtTable): AtTable => setContext(KEY, table);
export const atTable = (): AtTable => getContext<AtTable>(KEY);
