import type { Language } from "./prefs.svelte";

/** A number with a real minus sign. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const english = new Intl.PluralRules("en", { type: "ordinal" });

/** A place in a row: 3rd, 3.º */
export const ordinal = (number: number, language: Language): string =>
  language === "es" ? `${number}.º` : `${number}${ENDINGS[english.select(number)] ?? "th"}`;
