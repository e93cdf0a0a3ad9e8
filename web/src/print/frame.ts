/** Cards of 63 × 88 millimetres, three units a millimetre: the tab beside the title, the picture, room for words. */
import { facet } from "../art/cut";
import { tab } from "../art/scene/frame";
import type { Box, Tab } from "../art/scene/frame";
import { crop } from "../art/scene/scissors";
import { printed } from "./paper";

export const CARD: readonly [w: number, h: number] = [63, 88];
const UNITS = 3;
export const [W, H] = [CARD[0] * UNITS, CARD[1] * UNITS];

const TAB: Box = { x: -3, y: 12, w: 46, h: 30 };
const PICTURE: Box = { x: 9, y: 52, w: W - 18, h: 128 };

const millimetres = ({ x, y, w, h }: Box): Box => ({ x: x / UNITS, y: y / UNITS, w: w / UNITS, h: h / UNITS });
export const TITLE: Box = millimetres({ x: 60, y: 7, w: W - 69, h: 40 });
export const TEXT: Box = millimetres({ x: 9, y: 187, w: W - 18, h: H - 193 });

const sheet = (w: number, h: number): string => facet(`0,0 ${w},0 ${w},${h} 0,${h}`, "#ffffff");

/** A front: the picture behind its window, and the tab of its kind. */
export const front = (picture: string, pictureBox: string, kind: Tab): string =>
  printed(
    `0 0 ${W} ${H}`,
    sheet(W, H) + crop(PICTURE.x, PICTURE.y, PICTURE.w, PICTURE.h, picture, pictureBox) + tab(TAB, kind),
  );

/** A back drawn for W × H, without its uneven edge and the shadow under it. */
export const back = (drawing: string): string => printed(`2.5 2.5 ${W - 5} ${H - 5}`, drawing);

/** A picture that fills the upper part of a card of any size in millimetres. */
export const poster = (size: readonly [number, number], high: number, picture: string, pictureBox: string): string => {
  const [w, h] = [size[0] * UNITS, size[1] * UNITS];
  return printed(`0 0 ${w} ${h}`, sheet(w, h) + crop(7, 7, w - 14, high * UNITS, picture, pictureBox));
};
