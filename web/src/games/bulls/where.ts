// Where an action happens, for a picture of it: dice and bulls at their places, signs, cards.

import type { ActionInfo } from "../../wire";

const COLOURS = ["yellow", "blue", "green", "plum", "pink", "sky"]; // by seat

const at = (place: unknown): string => `[data-die^="${String(place)}-"], [data-forecast="${String(place)}"]`;
const runners = (colour: unknown, place: unknown): string => `${String(place)}-${COLOURS.indexOf(String(colour))}-`;
const bull = (place: unknown, face: unknown): string => `[data-die="${String(place)}-bull-${String(face)}"]`;

export function where({ verb, args }: ActionInfo): string[] {
  const [first, second, third] = args;
  switch (verb) {
    case "play":
    case "discard":
      return [`[data-card="${first}"]`];
    case "pick":
      return [`[data-die="${runners(first, second)}${third}"]`];
    case "heckle":
      return [`[data-die^="${runners(first, second)}"]`];
    case "lead":
      return [bull(first, second), at(third)];
    case "bull":
      return [bull(first, second)];
    case "at":
    case "lift":
    case "sign":
    case "clear":
      return [at(first)];
    default:
      return [];
  }
}
