// A question whose spaces got lost, as words that are known: 거실월넛 is 거실 and 월넛.
import { stemsOf } from './stems-of'
import type { Vocabulary } from './vocabulary'

const NUMBER = /^\d+(?:\.\d+)?[a-z]{0,2}$/
const [SHORTEST, LONGEST, MOST_PARTS] = [2, 12, 4]
/** A part that is known costs one; another way is taken only where the known ones do not reach. */
const COSTS = { known: 1, stem: 1.2, number: 1, near: 4 } as const

export interface Segment {
  /** As it was typed. */
  typed: string
  /** What is looked for. */
  words: readonly string[]
  isNear: boolean
}

/** @param most how many parts may be unknown words that are near a known one. @returns undefined where the parts do not reach. */
export function segment(key: string, vocabulary: Vocabulary, most = 0): Segment[] | undefined {
  const letters = [...key]
  if (letters.length < 2 * SHORTEST || letters.length > 40) return undefined
  interface Way {
    cost: number
    parts: Segment[]
    near: number
  }
  const best: (Way | undefined)[] = [{ cost: 0, parts: [], near: 0 }]
  for (let end = SHORTEST; end <= letters.length; end++) {
    for (let length = SHORTEST; length <= Math.min(LONGEST, end); length++) {
      const before = best[end - length]
      if (!before || before.parts.length >= MOST_PARTS) continue
      const typed = letters.slice(end - length, end).join('')
      const way = wayOf(typed, vocabulary, before.near < most)
      if (!way) continue
      const next = {
        cost: before.cost + way.cost,
        parts: [...before.parts, { typed, words: way.words, isNear: way.isNear }],
        near: before.near + (way.isNear ? 1 : 0),
      }
      const known = best[end]
      if (!known || next.cost < known.cost) best[end] = next
    }
  }
  const found = best[letters.length]
  return found && found.parts.length > 1 && found.parts.some(({ typed }) => !NUMBER.test(typed)) ? found.parts : undefined
}

function wayOf(typed: string, vocabulary: Vocabulary, mayBeNear: boolean): { cost: number; words: string[]; isNear: boolean } | undefined {
  if (vocabulary.has(typed)) return { cost: COSTS.known, words: [typed], isNear: false }
  if (NUMBER.test(typed)) return { cost: COSTS.number, words: [typed], isNear: false }
  const stem = stemsOf(typed).find(vocabulary.has)
  if (stem !== undefined) return { cost: COSTS.stem, words: [stem], isNear: false }
  const near = mayBeNear ? vocabulary.near(typed) : []
  return near.length > 0 ? { cost: COSTS.near, words: near, isNear: true } : undefined
}

/** The longest known words inside a question of which the rest is unknown. */
export function knownIn(key: string, vocabulary: Vocabulary): string[] {
  const letters = [...key]
  const found: string[] = []
  for (let at = 0; at < letters.length;) {
    let length = Math.min(LONGEST, letters.length - at)
    while (length >= SHORTEST && !vocabulary.has(letters.slice(at, at + length).join(''))) length--
    if (length >= SHORTEST) found.push(letters.slice(at, at + length).join(''))
    at += Math.max(1, length >= SHORTEST ? length : 1)
  }
  return [...new Set(found)].slice(0, MOST_PARTS)
}
