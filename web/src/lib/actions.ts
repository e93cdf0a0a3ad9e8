// A game's action table, from the server. Everything the client sends is an entry of it; the client writes no notation.

import type { ActionInfo } from "../wire";
import { api } from "./api";

export type Argument = number | string;

/** Something asked for an action the game does not have: a mistake in the client. */
export class NoSuchAction extends Error {}

/** Whether an action has this verb and begins with these arguments. */
export const matches = ({ verb, args }: ActionInfo, wanted: string, ...first: Argument[]): boolean =>
  verb === wanted && first.every((arg, index) => String(args[index]) === String(arg));

const keyOf = (verb: string, args: readonly Argument[]): string => JSON.stringify([verb, ...args.map(String)]);

export class Actions {
  #byKey = new Map<string, ActionInfo>();
  #byNotation = new Map<string, ActionInfo>();

  constructor(
    readonly game: string,
    readonly entries: readonly ActionInfo[],
    /** Components that go by their parts: what each is as a whole, then its parts. */
    readonly parts: Readonly<Record<string, readonly string[]>> = {},
  ) {
    for (const entry of entries) {
      this.#byKey.set(keyOf(entry.verb, entry.args), entry);
      this.#byNotation.set(entry.notation, entry);
    }
  }

  /** The entry with this verb and exactly these arguments. */
  find(verb: string, ...args: Argument[]): ActionInfo {
    return this.#byKey.get(keyOf(verb, args)) ?? this.#missing([verb, ...args].join(" "));
  }

  at(index: number): ActionInfo {
    return this.entries[index] ?? this.#missing(`number ${index}`);
  }

  /** The entry that a view names by its notation. */
  byNotation(notation: string): ActionInfo {
    return this.#byNotation.get(notation) ?? this.#missing(notation);
  }

  all(verb: string): ActionInfo[] {
    return this.entries.filter((entry) => entry.verb === verb);
  }

  /** The notation to send for an action. Throws for anything that is not an entry of the table. */
  notationOf(action: ActionInfo): string {
    const entry = this.entries[action.index];
    return entry?.notation === action.notation ? entry.notation : this.#missing(action.notation);
  }

  #missing(asked: string): never {
    throw new NoSuchAction(`${this.game} has no action "${asked}"`);
  }
}

const tables = new Map<string, Actions>();

/** Fetches a game's actions. A table is shown once they have arrived. */
export async function loadActions(game: string): Promise<Actions> {
  const known = tables.get(game);
  if (known) return known;
  const { actions, parts } = await api.actions(game);
  const table = new Actions(game, actions, parts);
  tables.set(game, table);
  return table;
}

/** The actions of a game whose table is on the screen. */
export function actionsOf(game: string): Actions {
  const table = tables.get(game);
  if (!table) throw new NoSuchAction(`the actions of ${game} are not loaded`);
  return table;
}
