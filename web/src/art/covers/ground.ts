/** What all covers have in common. */
import { facet } from "../cut";
import type { Ink } from "../cut";

export const COVER_BOX = "0 0 300 300";

/** The few words painted on covers; give translations where there are any. */
export interface CoverWords {
  readonly odd?: string;
  readonly even?: string;
}

/** The whole box in one ink. */
export const backdrop = (ink: Ink): string => facet("0,0 300,0 300,300 0,300", ink);

export const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
