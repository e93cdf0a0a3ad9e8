// What all components of a table share.

import { getContext, setContext } from "svelte";
import type { TableStore } from "../lib/table.svelte";
import type { GameWords } from "../lib/words.svelte";
import type { GameInfo } from "../wire";

/** A sheet that lies over the table. */
export type Sheet =
  | { kind: "rules"; clause: string }
  | { kind: "menu" | "keys" | "counter" | "rail" | "settings" | "link" | "name" | "resign" | "result" };

export interface AtTable {
  readonly store: TableStore;
  readonly words: GameWords;
  /** General information about the game; null until it has arrived. */
  readonly info: GameInfo | null;
  open(sheet: Sheet): void;
  /** Does something that changes which seats this browser has, then reconnects. */
  enter<T>(change: () => Promise<T>): Promise<T>;
}

const KEY = Symbol("table");

export const setTable = (table: AtTable): AtTable => setContext(KEY, table);
export const atTable = (): AtTable => getContext<AtTable>(KEY);
