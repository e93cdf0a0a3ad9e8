/** A number with a real minus sign. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));
