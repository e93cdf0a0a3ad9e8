// Where an action happens, for a picture of it: dice and bulls at their places, signs, cards.

import type { ActionInfo } from "../../wire";

const at = (place: unknown): string => `[data-die^="${String(place)}-"], [data-forecast="${String(place)}"]`;

export function where({ verb, args }: ActionInfo): string[] {
  const [first, second, third] = args;
  switch (verb) {
    case "play":
    case "discard":
      return [`[data-card="${first}"]`];
    case "pick":
    case "heckle":
      return [at(second)];
    case "lead":
      return [at(first), at(third)];
    case "at":
    case "bull":
    case "lift":
    case "sign":
    case "clear":
      return [at(first)];
    default:
      return [];
  }
}
