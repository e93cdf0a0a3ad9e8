/** The mark of Stampede: a neckerchief that is a bull's face. Box 48 × 48. */
import { PAPER, PRINT, blob, curve, cut, dot, facet, svg } from "./cut";

const HORN_LEFT = "10,15 5,11 3,1 -1,10 2,20 11,23";
const HORN_RIGHT = "38,15 43,11 45,1 49,10 46,20 37,23";
const CLOTH = "6,14 24,11 42,14 41,21 31,34 24,46 17,34 7,21";

/** The mark in the theme's colours, inner markup for a 48 × 48 box. */
export const markInner = (): string =>
  cut(HORN_LEFT, "horn", { shadow: [1.5, 2] }) +
  cut(HORN_RIGHT, "horn", { shadow: [1.5, 2] }) +
  // the dark tips
  facet("3,1 -1,10 4,9", "bull") +
  facet("45,1 49,10 44,9", "bull") +
  // the cloth, its left half in the fold's shade
  cut(CLOTH, "red", { shadow: [2, 3] }) +
  facet("6,14 24,11 24,46 17,34 7,21", "red2", 0.4) +
  blob(16.5, 21, 3.7, 3.7, PAPER, { corners: 10 }) +
  blob(31.5, 21, 3.7, 3.7, PAPER, { corners: 10 }) +
  dot(17.3, 21.6, 1.8) +
  dot(30.7, 21.6, 1.8) +
  curve("M20.5 35.5a3.8 3.8 0 1 0 7 0", "var(--sun)", 2.2);

/** The mark as an <svg>, decoration beside the name. */
export const mark = (size = 46, label?: string): string =>
  svg("-3 -2 54 54", markInner(), { width: size, height: size, class: "mark", label });

/**
 * The favicon: a whole SVG file with literal colours, the form simplified for
 * 16 pixels. `favicon.svg` beside this module holds what this returns.
 */
export const favicon = (): string =>
  svg(
    "-2 -2 52 52",
    cut("11,17 5,12 4,1 -1,10 2,21 12,25", "#eed3a0", { soft: 1 }) +
      cut("37,17 43,12 44,1 49,10 46,21 36,25", "#eed3a0", { soft: 1 }) +
      facet("4,1 -1,10 5,9", PRINT) +
      facet("44,1 49,10 43,9", PRINT) +
      cut("5,14 24,10 43,14 42,22 32,35 24,47 16,35 6,22", "#cc1a2e", { soft: 1 }) +
      facet("5,14 24,10 24,47 16,35 6,22", "#a51426") +
      dot(16, 22, 5, PAPER) +
      dot(32, 22, 5, PAPER) +
      dot(17, 22.6, 2.5) +
      dot(31, 22.6, 2.5) +
      curve("M20.4 35.5a4.4 4.4 0 1 0 7.2 0", "#f6b72c", 2.6),
    { label: "Stampede" },
  );

/** The favicon while somebody waits for this browser, as an address: a sun stands in its corner. */
export const waitingFavicon = (): string =>
  `data:image/svg+xml,${encodeURIComponent(
    favicon().replace(
      "</svg>",
      `<circle cx="39" cy="39" r="11" fill="#f6b72c" stroke="${PRINT}" stroke-width="3"/></svg>`,
    ),
  )}`;
