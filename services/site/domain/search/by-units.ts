import { unitsOf } from '@/lib/hangul/units-of'

export interface Compared {
  word: string
  units: string
}
/** By the number of their units: a word of one more or one less is compared, all others are not. */
export function byUnits(words: readonly string[]): ReadonlyMap<number, Compared[]> {
  const all = new Map<number, Compared[]>()
  for (const word of words) {
    const units = unitsOf(word)
    const list = all.get(units.length)
    if (list) list.push({ word, units })
    else all.set(units.length, [{ word, units }])
  }
  return all
}
