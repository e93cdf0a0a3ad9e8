// Where a slip of paper can lie so that it hides as little as possible of what it speaks about.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const SHARES = [1, 0, 0.5]; // right, left, middle; the same for below, above and between

/** The upper left corner for something of that size within `room`, clear of `kept` as far as there is room. */
export function freePlace(
  room: Box,
  width: number,
  height: number,
  kept: readonly Box[],
): { left: number; top: number } {
  const [wide, high] = [Math.max(0, room.right - room.left - width), Math.max(0, room.bottom - room.top - height)];
  const places = SHARES.flatMap((x) => SHARES.map((y) => ({ left: room.left + wide * x, top: room.top + high * y })));
  const hidden = places.map(({ left, top }) =>
    kept.reduce((sum, box) => sum + overlap({ left, top, right: left + width, bottom: top + height }, box), 0),
  );
  const best = Math.min(...hidden);
  return places[hidden.indexOf(best)] ?? { left: room.left, top: room.top };
}
