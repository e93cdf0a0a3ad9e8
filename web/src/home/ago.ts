// "6 min ago", in the user's language.

import type { Language } from "../lib/prefs.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(seconds: number, language: Language, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  for (const [unit, length] of STEPS) if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  return format.format(0, "second");
}
