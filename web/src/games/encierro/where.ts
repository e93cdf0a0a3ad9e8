// Where an action happens, for a picture of it: an attack goes from runner to runner, an object lies in the tray.

import type { ActionInfo } from "../../wire";

const pawn = (seat: number): string => `[data-pawn="${seat}"]`;
const thing = (id: string): string => `[data-card="${id}"], [data-object="${id}"], [data-special="${id}"]`;

export function where({ verb, args }: ActionInfo, seat: number): string[] {
  const target = args.find((arg) => typeof arg === "number");
  if (target !== undefined) return [pawn(seat), pawn(target)];
  if (verb === "advance" || verb === "stay" || verb === "back") return [pawn(seat)];
  return args.map((id) => thing(String(id)));
}
