// What went wrong, in the user's language. The server's code finds the words; its English detail is the last resort.

import { LONGEST_NAME } from "../wire";
import { ApiError } from "./api";
import { house, t } from "./words.svelte";

export function inWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t("home-problem-failed");
  const code = error.code.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const key = `home-problem-${code}`;
  if (house.has(key)) return t(key, { most: LONGEST_NAME });
  return error.status >= 500 || !error.detail
    ? t("home-problem-failed")
    : t("home-problem-other", { detail: error.detail });
}
