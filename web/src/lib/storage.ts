// What this browser keeps. Storage may be blocked or full: then nothing is remembered, and nothing fails.

const OURS = "stampede";

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it could be written. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes everything that is ours. */
export function clearStored(): void {
  for (const store of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = store();
      for (const key of Object.keys(kept)) if (key.startsWith(OURS)) kept.removeItem(key);
    } catch {
      // There was nothing to remove.
    }
  }
}
