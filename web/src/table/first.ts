// Which games' goals this browser has been told.

const KEY = (game: string): string => `stampede-goal-${game}`;

export function knowsGoal(game: string): boolean {
  try {
    return localStorage.getItem(KEY(game)) !== null;
  } catch {
    return false; // storage is blocked: it is said again
  }
}

export function rememberGoal(game: string): void {
  try {
    localStorage.setItem(KEY(game), "yes");
  } catch {
    // Then it is not remembered.
  }
}
