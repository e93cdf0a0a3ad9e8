/**
 * Finer scissors for the prime pictures: a 32-unit box around 0,0 that is
 * often shown at 18 pixels, so shadows are short and planes few.
 */
import { blob, cut, dot, mirror, stroke } from "../cut";
import type { Ink, Point, Shape } from "../cut";

const SHORT_SHADOW: Point = [1, 1.5];

/** A form of the picture. `soft` rounds its corners. */
export const form = (shape: Shape, ink: Ink, soft = 0.9): string => cut(shape, ink, { soft });

/** A form that casts a shadow. */
export const lifted = (shape: Shape, ink: Ink, soft = 0.9): string => cut(shape, ink, { soft, shadow: SHORT_SHADOW });

/** The shaded or lit plane of a form. The thin rim closes hairlines along shared edges. */
export const plane = (shape: Shape, ink: Ink, opacity?: number): string =>
  cut(shape, ink, { soft: opacity === undefined ? 0.6 : 0, opacity });

/** A round form cut in snips. */
export const ball = (x: number, y: number, rx: number, ry: number, ink: Ink, corners = 10): string =>
  blob(x, y, rx, ry, ink, { corners, wobble: 0.03, soft: 0.6 });

/** A round form that casts a shadow. */
export const liftedBall = (x: number, y: number, rx: number, ry: number, ink: Ink, corners = 10): string =>
  blob(x, y, rx, ry, ink, { corners, wobble: 0.03, soft: 0.6, shadow: SHORT_SHADOW });

/** Limbs, stalks, smiles. */
export const line = stroke;

/** An eye dot. */
export const eye = (x: number, y: number, r = 1.3): string => dot(x, y, r, "p-eye");

/** A white eye; `look` moves the pupil to the side. */
export const wideEye = (x: number, y: number, r = 2.3, look = 0.5): string =>
  dot(x, y, r, "p-white") + dot(x + look, y + 0.2, r * 0.58, "p-eye");

/** A form and its mirror image. */
export const both = (draw: (shape: Shape) => string, shape: Shape): string => draw(shape) + draw(mirror(shape));
