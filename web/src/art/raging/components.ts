/** The components of the box, by the game's own ids. */
import type { ComponentId } from "../../box";
import { drawn } from "../drawn";
import { fieldPost } from "./field";
import { mallet, recyclingBox, woodDie } from "./tools";

const COMPONENTS: Record<ComponentId<"raging">, () => string> = {
  die: () => woodDie(1),
  mallet: () => mallet(),
  post: () => fieldPost(1),
  box: () => recyclingBox(false),
};

export const component = (id: string): string => drawn(COMPONENTS, id)();
