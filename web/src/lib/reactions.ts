// Six quick reactions. Each is a line of chat that everybody reads in their own language, so that muting, storing and
// other servers treat them like all that people say.

import { t } from "./words.svelte";

export const REACTIONS = ["ole", "bravo", "ouch", "run", "sorry", "wait"] as const;
export type Reaction = (typeof REACTIONS)[number];

export const asLine = (reaction: Reaction): string => `:${reaction}:`;

/** The reaction that a line of chat is, or null if somebody has written it. */
export const reactionIn = (line: string): Reaction | null =>
  REACTIONS.find((reaction) => asLine(reaction) === line) ?? null;

/** What a line of chat says. */
export function lineWords(line: string): string {
  const reaction = reactionIn(line);
  return reaction === null ? line : t(`reaction-${reaction}`);
}
