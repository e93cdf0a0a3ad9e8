/** Pictures of the first primes: fruit. */
import { form, lifted, liftedBall, line, plane } from "./scissors";

function cherry(x: number, y: number): string {
  return (
    liftedBall(x, y, 7, 6.9, "p-cherry", 11) +
    // shade below, a glint above
    plane(
      [
        [x + 6.5, y - 2],
        [x + 6.4, y + 2.6],
        [x + 3, y + 6.2],
        [x - 3, y + 6.4],
        [x + 2, y + 3.4],
        [x + 4.6, y],
      ],
      "p-cherry2",
    ) +
    plane(
      [
        [x - 4.4, y - 2.2],
        [x - 1.6, y - 4.6],
        [x - 1.2, y - 2.4],
        [x - 3.4, y - 0.4],
      ],
      "p-blush",
    )
  );
}

/** 2: two cherries on their stalks. */
export const cherries = (): string =>
  line("-6.4,2 1.5,-12 7.6,1.4", "p-leaf2", 1.9) +
  form("1.5,-12 6,-15.4 13.6,-14 9.6,-9.2 4,-9.4", "p-leaf") +
  plane("1.5,-12 13.6,-14 9.6,-9.2 4,-9.4", "p-leaf2") +
  cherry(-7, 7) +
  cherry(7.4, 6.6);

/** 3: a banana. */
export const banana = (): string =>
  lifted(
    "9.4,-14.6 12.8,-14 13.6,-7.4 12.4,-.4 8,6.6 1,11.6 -7.4,13.4 -14,11.4 -14.6,8 -9.6,6.6 -4.4,3.6 .4,-1 4.4,-6.4 7.6,-10.4",
    "p-banana",
  ) +
  // the side in the shade, the lit edge, both ends
  plane("13.6,-7.4 12.4,-.4 8,6.6 1,11.6 -7.4,13.4 -14,11.4 -14.4,9.6 -7,9.8 .4,7.4 6.6,2.4 10.6,-4", "p-banana2") +
  plane("-9.6,6.6 -4.4,3.6 .4,-1 4.4,-6.4 7.6,-10.4 7.4,-7 2.6,.2 -3,5", "p-banana3") +
  form("9.4,-14.6 12.8,-14 12.6,-10.6 8.4,-11", "p-husk", 0.5) +
  plane("-14,11.6 -14.8,7.8 -12,7.3 -11.6,12.3", "p-husk");

/** 5: an orange with a leaf. */
export const orange = (): string =>
  liftedBall(0, 2.6, 12, 11.6, "p-orange", 13) +
  plane("11.6,0 11.2,6 7.4,11.4 1,13.8 -5.4,12.8 2.4,10 7.6,5.4", "p-orange2") +
  plane("-10.2,2 -7.4,-4.4 -2.4,-7.4 -4.6,-3 -7.4,1", "p-orange3") +
  form("0,-8 4,-13.6 12.4,-14.2 9.4,-8.4 4.4,-7", "p-leaf") +
  plane("0,-8 12.4,-14.2 9.4,-8.4 4.4,-7", "p-leaf2") +
  line("0,-8 -2,-12", "p-husk", 2);

function grape(x: number, y: number): string {
  return (
    liftedBall(x, y, 5.1, 5.1, "p-grape", 9) +
    plane(
      [
        [x + 4.6, y - 0.6],
        [x + 3.4, y + 3.6],
        [x - 1.4, y + 4.6],
        [x + 1.6, y + 2],
      ],
      "p-grape2",
    ) +
    plane(
      [
        [x - 3, y - 1],
        [x - 0.8, y - 3.2],
        [x - 0.6, y - 1.2],
      ],
      "p-grape3",
    )
  );
}

/** 7: a bunch of grapes. */
export const grapes = (): string =>
  line("0,-7 1.6,-14.6", "p-husk", 2.2) +
  form("1.4,-10 5,-15 13.6,-14.2 11.4,-8.6 6,-7.4", "p-leaf") +
  plane("1.4,-10 13.6,-14.2 11.4,-8.6 6,-7.4", "p-leaf2") +
  grape(-8.6, -3.6) +
  grape(8.6, -3.6) +
  grape(0, -4.4) +
  grape(-4.4, 3.2) +
  grape(4.6, 3.2) +
  grape(0, 10.4);
