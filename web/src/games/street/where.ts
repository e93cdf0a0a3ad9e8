// Where an action happens, for a picture of it: a trick goes from lane to lane, and other cards lie in the hand.

import type { ActionInfo } from "../../wire";

export function where({ verb, args }: ActionInfo, seat: number): string[] {
  if (verb === "end") return [];
  const card = `[data-card="${args[0]}"]`;
  return typeof args[1] === "number" ? [`[data-lane="${seat}"]`, `[data-lane="${args[1]}"]`] : [card];
}
