// The levels of bots in words. A level that the client does not know is called by its own name, and has no face.

import { LEVELS, type Level } from "../art/portraits";
import { house, t } from "./words.svelte";

export const USUAL_LEVEL: Level = "steady";

export const hasFace = (level: string): level is Level => LEVELS.some((one) => one === level);

export const levelWord = (level: string): string => (house.has(`bot-${level}`) ? t(`bot-${level}`) : level);

/** Whom you meet at a level. It fits anybody, whatever their name. */
export const levelTitle = (level: Level): string => t(`bot-${level}-title`);

/** What they are like. */
export const levelLine = (level: Level): string => t(`bot-${level}-line`);

/** "steady bot". */
export const botWord = (level: string): string => t("bot-of-level", { level: levelWord(level) });

/** Everything about a level, for a screen reader. */
export const levelSpoken = (level: string): string =>
  hasFace(level)
    ? t("bot-spoken", { level: levelWord(level), title: levelTitle(level), line: levelLine(level) })
    : levelWord(level);
