import { Type } from 'typebox'

/** A folder of scraps that came with the request, as it was then. */
export const SentFolder = Type.Object({
  title: Type.String(),
  scraps: Type.Array(Type.Object({ title: Type.String(), path: Type.String() })),
})
