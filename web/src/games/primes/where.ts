// Where an action happens, for a picture of it.

import type { ActionInfo } from "../../wire";

export function where({ verb, args }: ActionInfo): string[] {
  if (verb === "trip" || verb === "move") return [`[data-square="${args[0]}"]`];
  return verb === "lay" || verb === "run" ? [`[data-card="${args[0]}"]`] : [];
}
