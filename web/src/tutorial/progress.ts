// How far this browser has come in each tutorial, and which games it has played.

const KEY = (game: string) => `stampede-tutorial-${game}`;
const DONE = "done";

function read(game: string): string | null {
  try {
    return localStorage.getItem(KEY(game));
  } catch {
    return null; // storage is blocked: every tutorial starts from the beginning
  }
}

function write(game: string, value: string): void {
  try {
    localStorage.setItem(KEY(game), value);
  } catch {
    // Then it is not remembered.
  }
}

/** The step to continue with; a finished tutorial starts from the beginning. */
export function stepOf(game: string, steps: number): number {
  const step = Number(read(game) ?? 0);
  return Number.isInteger(step) && step >= 0 && step < steps ? step : 0;
}

export const rememberStep = (game: string, step: number): void => write(game, String(step));
export const rememberDone = (game: string): void => write(game, DONE);
export const isDone = (game: string): boolean => read(game) === DONE;
