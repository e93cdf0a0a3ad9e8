// What the home page remembers: the last game, the bots one played against, a table's invitation link, and how much
// there was to show. The last reserves room for what is still loading, so that nothing jumps.

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

/** The levels of the bots at the last table of a game, in the order of their seats; none if there were no bots. */
export const lastBots = (game: string): string[] => (read(`stampede-bots-${game}`) ?? "").split(" ").filter(Boolean);

/** Whether this browser has ever set a table of a game. */
export const hasPlayed = (game: string): boolean => read(`stampede-played-${game}`) !== null;
export const rememberPlayed = (game: string): void => write(`stampede-played-${game}`, "yes");

/** A table without bots changes nothing: the next one with bots has the same again. */
export function rememberBots(game: string, levels: readonly string[]): void {
  if (levels.length > 0) write(`stampede-bots-${game}`, levels.join(" "));
}

/** The server shows the invitation link only once; the table's page shows it again from here while seats are free. */
export const rememberInvitation = (table: string, link: string): void => write(`stampede-invitation-${table}`, link);

const IN_THE_BOX = 5; // games, on a first visit: the headline counts them before the server has answered

export interface Room {
  games: number;
  tables: number;
}

export function expectedRoom(): Room {
  const [games, tables] = (read(ROOM) ?? "").split(" ").map(Number);
  return { games: games || IN_THE_BOX, tables: tables || 0 };
}

export const rememberRoom = ({ games, tables }: Room): void => write(ROOM, `${games} ${tables}`);
