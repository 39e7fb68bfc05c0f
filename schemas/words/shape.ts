import { Type, type Static } from 'typebox'

/**
 * What a browser must know of a picture before it loads: its size, its mean colour and the point that crops keep. Null where the picture
 * is not stored on this site.
 */
export const Shape = Type.Union([
  Type.Object({ width: Type.Integer(), height: Type.Integer(), color: Type.String(), focal: Type.String() }),
  Type.Null(),
])
export type Shape = Static<typeof Shape>
