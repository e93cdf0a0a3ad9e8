// The boards that games declare, from the server: each is asked for once.

import { api } from "../../lib/api";
import type { LayoutInfo } from "../../wire";

const known = new Map<string, LayoutInfo>();

export async function loadLayout(game: string): Promise<LayoutInfo> {
  const layout = known.get(game) ?? (await api.layout(game));
  known.set(game, layout);
  return layout;
}

export const layoutOf = (game: string): LayoutInfo | undefined => known.get(game);
