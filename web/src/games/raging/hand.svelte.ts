// Touches on the field: tapping posts, dragging a fence from one to another, zooming with two fingers.

import type { Point } from "../../art/cut";
import { fenceEnd, postMiddle, type FieldLayout } from "../../art/raging/geometry";
import type { PostView } from "./model";
import type { Turn } from "./turn.svelte";

const REACH = 32; // pixels from the centre of a post
const FAR = 9; // pixels before a press becomes a drag
const MOST_ZOOM = 2.6;

/** What the hand works on. */
interface Place {
  root: SVGSVGElement | undefined;
  layout: FieldLayout;
  posts: readonly PostView[];
  turn: Turn | null;
}

interface Spot {
  x: number;
  y: number;
}

export class Hand {
  /** The scale, and the top left corner that is shown. */
  zoom = $state.raw({ scale: 1, x: 0, y: 0 });
  /** The fence being dragged, and the post near its end. */
  line = $state.raw<{ from: string; to: Point; snapped: string | null } | null>(null);

  #fingers = new Map<number, Spot>();
  #pulled: (Spot & { from: string | null }) | null = null;
  #pinch: { distance: number; scale: number; at: Point } | null = null;
  #dragged = false; // the click that ends a drag does nothing

  constructor(readonly place: () => Place) {}

  get box(): string {
    const side = this.place().layout.size / this.zoom.scale;
    return `${this.zoom.x} ${this.zoom.y} ${side} ${side}`;
  }

  get zoomed(): boolean {
    return this.zoom.scale > 1.02;
  }

  show(scale: number, x: number, y: number): void {
    const most = this.place().layout.size * (1 - 1 / scale);
    this.zoom = { scale, x: Math.max(0, Math.min(most, x)), y: Math.max(0, Math.min(most, y)) };
  }

  get #frame(): { left: number; top: number; width: number } {
    const { left = 0, top = 0, width = 1 } = this.place().root?.getBoundingClientRect() ?? {};
    return { left, top, width: width || 1 };
  }

  /** Turns a point on the screen into one on the drawing. */
  #onDrawing({ x, y }: Spot): Point {
    const { left, top, width } = this.#frame;
    const k = this.place().layout.size / this.zoom.scale / width;
    return [this.zoom.x + (x - left) * k, this.zoom.y + (y - top) * k];
  }

  /** The nearest post within reach. */
  #postAt(spot: Spot, reach = REACH): string | null {
    const { layout, posts } = this.place();
    const [px, py] = this.#onDrawing(spot);
    let best: string | null = null;
    let least = reach * (layout.size / this.#frame.width / this.zoom.scale);
    for (const [index, { name }] of posts.entries()) {
      const [cx, cy] = postMiddle(layout, index);
      const [ex, ey] = fenceEnd(layout, index);
      const far = Math.min(Math.hypot(cx - px, cy - py), Math.hypot(ex - px, ey - py) + 4);
      if (far < least) [best, least] = [name, far];
    }
    return best;
  }

  /** How far apart two fingers are, and the point between them. */
  get #pair(): { distance: number; middle: Spot } | null {
    const [a, b] = [...this.#fingers.values()];
    if (!a || !b) return null;
    return { distance: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  }

  down(event: PointerEvent): void {
    const { turn } = this.place();
    if (!turn || event.button !== 0) return;
    this.#dragged = false;
    const spot = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, spot);
    const pair = this.#pair;
    if (pair) {
      this.#pulled = this.line = null;
      this.#pinch = { distance: pair.distance, scale: this.zoom.scale, at: this.#onDrawing(pair.middle) };
      this.#dragged = true;
    } else this.#pulled = { from: turn.mine ? this.#postAt(spot) : null, ...spot };
  }

  move(event: PointerEvent): void {
    const last = this.#fingers.get(event.pointerId);
    if (!last) return;
    const spot = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, spot);
    const pair = this.#pair;
    if (this.#pinch && pair) this.#stretch(this.#pinch, pair);
    else if (this.#pulled && (this.line || Math.hypot(spot.x - this.#pulled.x, spot.y - this.#pulled.y) >= FAR)) {
      this.#dragged = true;
      this.place().root?.setPointerCapture(event.pointerId);
      if (this.#pulled.from !== null) this.#draw(this.#pulled.from, spot);
      else if (this.zoomed) this.#shift(spot.x - last.x, spot.y - last.y);
    }
  }

  /** Keeps what was between the fingers there. */
  #stretch(
    pinch: { distance: number; scale: number; at: Point },
    { distance, middle }: { distance: number; middle: Spot },
  ): void {
    const { left, top, width } = this.#frame;
    const scale = Math.max(1, Math.min(MOST_ZOOM, (pinch.scale * distance) / pinch.distance));
    const k = this.place().layout.size / scale / width;
    this.show(scale, pinch.at[0] - (middle.x - left) * k, pinch.at[1] - (middle.y - top) * k);
  }

  #shift(dx: number, dy: number): void {
    const k = this.place().layout.size / this.zoom.scale / this.#frame.width;
    this.show(this.zoom.scale, this.zoom.x - dx * k, this.zoom.y - dy * k);
  }

  #draw(from: string, spot: Spot): void {
    const { turn } = this.place();
    if (!turn) return;
    const near = this.#postAt(spot, REACH * 1.4);
    if (turn.first !== from || turn.drafted) {
      if (turn.drafted) void turn.withdraw("deed");
      turn.first = from;
    }
    this.line = { from, to: this.#onDrawing(spot), snapped: near === from ? null : near };
    turn.look(this.line.snapped);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size < 2) this.#pinch = null;
    const drawn = this.line;
    const { turn } = this.place();
    this.#pulled = this.line = null;
    if (!drawn || !turn) return;
    turn.over = null;
    if (drawn.snapped !== null) void turn.join(drawn.from, drawn.snapped);
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#pulled = this.line = this.#pinch = null;
  }

  tap(event: MouseEvent): void {
    const { turn } = this.place();
    const dragged = this.#dragged;
    this.#dragged = false;
    if (dragged || !turn?.mine) return;
    const name = this.#postAt({ x: event.clientX, y: event.clientY });
    if (name !== null) void turn.post(name);
    else turn.clear();
  }
}
