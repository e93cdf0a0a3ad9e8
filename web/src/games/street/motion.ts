// How riders move. They always end up where the view says.

const KM = 6; // milliseconds a pixel
const SHORTEST = 260;
const LONGEST = 900;

/** Rolls a rider, already drawn where it will be, from where it was. */
export function roll(rider: SVGElement, from: number): void {
  const duration = Math.min(LONGEST, Math.max(SHORTEST, Math.abs(from) * KM));
  rider.animate([{ transform: `translateX(${from}px)` }, { transform: "translateX(0px)" }], {
    duration,
    easing: "cubic-bezier(.35,.1,.25,1)",
  });
}

/** Something has hit a rider. */
export function shake(rider: SVGElement): void {
  rider.animate(
    [
      { transform: "rotate(0deg)" },
      { transform: "translateY(-9px) rotate(14deg)", offset: 0.25 },
      { transform: "rotate(-12deg)", offset: 0.55 },
      { transform: "rotate(5deg)", offset: 0.8 },
      { transform: "rotate(0deg)" },
    ],
    { duration: 420, easing: "ease-out" },
  );
}
