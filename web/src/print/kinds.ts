/** What `stampede print` reads: the drawings of a game, and what to do with each. Measures are millimetres. */
import type { Box } from "../art/scene/frame";

/** Cards of one size, cut from sheets of paper. */
export interface CardSet {
  readonly name: string;
  readonly size: readonly [w: number, h: number];
  /** Room for the name and for what it does; null: the drawing says it all. */
  readonly title: Box | null;
  readonly text: Box | null;
  /** By the id of the component: the name of a drawing. A list: one for each copy, the last for all that remain. */
  readonly fronts: Readonly<Record<string, readonly string[]>>;
  /** The same for backs; no entry: one side is enough. */
  readonly backs: Readonly<Record<string, string>>;
  /** The colour that the backs share, printed a little beyond the cards. */
  readonly bleed?: string;
}

/** A piece by the id of the component: a drawing for each seat, or a single one. */
export interface Piece {
  readonly kind: "standee" | "chip" | "die";
  readonly size: readonly [w: number, h: number];
  readonly drawings: readonly string[];
  /** Handy at the table, but not in the box: how many for each seat. */
  readonly extra?: number;
}

/** A board, in as many parts as it needs; words stand in it as {{key}}. */
export interface Board {
  readonly name: string;
  readonly landscape: boolean;
  readonly parts: readonly { readonly drawing: string; readonly size: readonly [w: number, h: number] }[];
}

/** A sheet to write on: a drawing of the field, the zone below it, and which components they show how often. */
export interface WritingSheet {
  readonly name: string;
  readonly field: string;
  readonly zone: string;
  readonly mark: string;
  readonly shows: Readonly<Record<string, number>>;
}

export interface Print {
  readonly cover: string;
  readonly drawings: Readonly<Record<string, string>>;
  readonly cards: readonly CardSet[];
  readonly pieces: Readonly<Record<string, Piece>>;
  readonly boards: readonly Board[];
  readonly sheets: readonly WritingSheet[];
}

/** A components.toml as it is written. */
export type Components = Readonly<Record<string, unknown>>;
