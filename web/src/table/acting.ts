// Who is acting, as the seats show it. It follows from whose turn it is (`lib/whose.ts`), and never says anything else.

import type { TableStore } from "../lib/table.svelte";

/** My seats that owe something, or the ones the table is waiting for. */
export function actingSeats(store: TableStore): readonly number[] {
  const { whose, table } = store;
  if (whose.state === "yours" || whose.state === "attack")
    return store.mine.filter((seat) => table?.seats[seat]?.owes ?? false);
  return "seats" in whose ? whose.seats : [];
}

/** Whose turn it is by the rules, while somebody else has to answer; null otherwise. */
export const turnBehind = ({ whose }: TableStore): number | null => (whose.state === "attack" ? whose.threat.by : null);

/** Whether this person follows what others do, so that the pace matters now. */
export const following = ({ whose, table, sending, mine, caughtUp, stopped }: TableStore): boolean =>
  table?.status === "playing" &&
  stopped === null &&
  !sending &&
  table.seats.length > 1 &&
  (whose.state === "paused" || !caughtUp || (whose.state !== "yours" && whose.state !== "attack")) &&
  table.seats.some((_, seat) => !mine.includes(seat));
