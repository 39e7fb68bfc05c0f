// What is looked for: all of the words, or the whole of what was typed as one, each with what stands for it.
import { halfTyped, isInitials } from '@/lib/hangul/is-syllable'

export interface Sought {
  /** As it was typed, without spaces. */
  text: string
  /** What stands for it: words of the same meaning, what it is corrected to. */
  alike: readonly string[]
  /** Those of them that are another thing, for which people say the word. */
  said?: ReadonlySet<string>
  /** How it is compared: as a part of a name, as one whose last letter may be half typed, or with the initials of names. */
  as: 'part' | 'half' | 'initials'
}

export interface Question {
  words: readonly Sought[]
  /** All words as one, which is enough. */
  whole?: Sought | undefined
  /** Homes of these sizes, the nearest to the first number before others. */
  areas?: readonly Area[] | undefined
  /** Whether one of the words is enough. */
  isAny?: boolean
}
export interface Area {
  about: number
  from: number
  until: number
}

export const sought = (text: string, alike: readonly string[] = [], as: Sought['as'] = 'part'): Sought => ({ text, alike, as })

interface Spelling {
  text: string
  as: Sought['as']
}
/** Made once for a word, which is compared with thousands of names. */
const spellings = new WeakMap<Sought, readonly Spelling[]>()

/** Everything that a word is looked for as; a half-typed word has no synonyms. */
export function spellingsOf(word: Sought): readonly Spelling[] {
  let list = spellings.get(word)
  if (!list) spellings.set(word, (list = [{ text: word.text, as: word.as }, ...word.alike.map((text) => ({ text, as: 'part' as const }))]))
  return list
}

/** A regular expression for a half-typed word. */
export const patternOf = (text: string): string => halfTyped(text)

export const isInitialsOnly = (text: string): boolean => text.length > 1 && isInitials(text)

/** 1평 in square metres. */
const PYEONG = 3.3058
const NEAR = 0.05
/** A flat is called by the area with its share of the house, and described by what lies behind its door: 34평 has 84㎡. */
const CALLED: Readonly<Record<string, number>> = { 24: 59, 34: 84 }

/** Homes of a size that is asked for: 25평, 84㎡, 30평대. */
export function areasOf(key: string): Area[] | undefined {
  const around = (about: number): Area => ({ about, from: about * (1 - NEAR), until: about * (1 + NEAR) })
  const [, metres] = /^(\d{1,4}(?:\.\d+)?)(?:m2|제곱미터|헤베)$/.exec(key) ?? []
  if (metres !== undefined) return [around(Number(metres))]
  const [, pyeong, band] = /^(\d{1,3}(?:\.\d+)?)평(대|형대)?(?:형)?$/.exec(key) ?? []
  if (pyeong === undefined) return undefined
  const about = Number(pyeong) * PYEONG
  if (band) return [{ about: about + 5 * PYEONG, from: about, until: about + 9.99 * PYEONG }]
  const called = CALLED[pyeong]
  return [...(called === undefined ? [] : [{ about: called, from: called - 1, until: called + 1 }]), around(about)]
}
