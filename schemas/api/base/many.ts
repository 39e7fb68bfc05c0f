// An act on several rows at once, after one reason: what has changed meanwhile stays as it is, and is named with why.
import { Type, type TSchema } from 'typebox'

/** How many rows one call may change. */
export const MOST_AT_ONCE = 200

export const severalOf = <T extends TSchema>(of: T, title: string) => Type.Array(of, { title, minItems: 1, maxItems: MOST_AT_ONCE })

/** `id` is the one by which the list knows the row. */
export const SeveralDone = Type.Object({
  changed: Type.Integer(),
  left: Type.Array(Type.Object({ id: Type.String(), words: Type.String() })),
})
