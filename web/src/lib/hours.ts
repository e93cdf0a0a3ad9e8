// The time by the clock on this wall.

import { prefs } from "./prefs.svelte";

/** "08:14", of a moment in seconds since 1970. */
export const hourOf = (seconds: number): string =>
  new Intl.DateTimeFormat(prefs.language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(seconds * 1000),
  );
