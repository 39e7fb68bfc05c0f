import { howWell } from '@/lib/find-by-name'

/** A list that one looks through; who does not find it there types on. */
export const OFFERED = 20
/** Below every name that has the words in their order. */
const SCATTERED = 60

/** The things whose names have the words, together or in any order, the best first; equal ones keep their order. */
export function byName<T>(words: string, things: readonly T[], nameOf: (thing: T) => string): { thing: T; score: number }[] {
  const each = words.split(/\s+/).filter(Boolean)
  const scoreOf = (name: string): number | undefined =>
    howWell(words, [name]) ?? (each.length > 1 && each.every((word) => howWell(word, [name]) !== undefined) ? SCATTERED : undefined)
  return things
    .flatMap((thing) => {
      const score = scoreOf(nameOf(thing))
      return score === undefined ? [] : [{ thing, score }]
    })
    .sort((a, b) => a.score - b.score)
}
