/** A drawing by the id that the game itself gives a component. A missing one is a mistake, and never another picture. */
export function drawn<Drawing>(drawings: Readonly<Record<string, Drawing>>, id: string | number): Drawing {
  const drawing = Object.hasOwn(drawings, id) ? drawings[id] : undefined;
  if (drawing === undefined) throw new Error(`there is no drawing of "${id}"`);
  return drawing;
}
