/** The drawing of a component by the game's own id for it. Throws if there is none; never falls back on another one. */
export function drawn<Drawing>(drawings: Readonly<Record<string, Drawing>>, id: string | number): Drawing {
  const drawing = Object.hasOwn(drawings, id) ? drawings[id] : undefined;
  if (drawing === undefined) throw new Error(`there is no drawing of "${id}"`);
  return drawing;
}
