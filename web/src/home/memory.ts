// What the home page remembers: the last game, a table's invitation link, and how much there was to show. The last
// reserves room for what is still loading, so that nothing jumps.

const LAST_GAME = "stampede-last-game";
const ROOM = "stampede-room";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is not remembered.
  }
}

export const lastGame = (): string | null => read(LAST_GAME);
export const rememberGame = (game: string): void => write(LAST_GAME, game);

/** The server shows the invitation link only once; the table's page shows it again from here while seats are free. */
export const rememberInvitation = (table: string, link: string): void => write(`stampede-invitation-${table}`, link);

export interface Room {
  games: number;
  tables: number;
}

export function expectedRoom(): Room {
  const [games, tables] = (read(ROOM) ?? "").split(" ").map(Number);
  return { games: games || 1, tables: tables || 0 };
}

export const rememberRoom = ({ games, tables }: Room): void => write(ROOM, `${games} ${tables}`);
