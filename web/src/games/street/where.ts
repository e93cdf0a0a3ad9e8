// Where an action happens, for a picture of it: a card is played on a lane, one's own or another's.

import type { ActionInfo } from "../../wire";

export function where({ verb, args }: ActionInfo, seat: number): string[] {
  if (verb === "end") return [];
  const card = `[data-card="${args[0]}"]`;
  if (verb === "discard") return [card];
  return [card, `[data-lane="${typeof args[1] === "number" ? args[1] : seat}"]`];
}
