// What is suggested for what is typed: names out of memory, and where no name begins so, what the search itself would find.
import { dense } from '@/lib/hangul/fold'
import { escaped, typing } from '@/lib/hangul/is-syllable'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import type { Where } from '../search/candidates'
import { climbLadder } from '../search/climb-ladder'
import { popularWords } from '../search/popular-words'
import { stemsOf } from '../search/stems-of'
import { vocabularyOf, type Vocabulary } from '../search/vocabulary'
import { completions, wordOf } from './completions'
import { findNames, typedKey } from './find-names'

interface Found {
  kind: string
  id: string
  score: number
}
export interface Suggested {
  /** What it was read as; empty where names begin with it as it is. */
  meant: string
  /** What the marks of names stand for, without spaces. */
  patterns: string[]
  words: string[]
  found: Found[]
}

type Part = 'categories' | 'sold' | 'others'
const MOST: Readonly<Record<Part, number>> = { categories: 4, sold: 6, others: 6 }
const MOST_WORDS = 3

export async function suggestFor(typed: string, where: Where): Promise<Suggested> {
  const key = typedKey(typed)
  if (key === '') return { meant: '', patterns: [], words: [], found: [] }
  const [vocabulary, popular] = await Promise.all([vocabularyOf(where), popularWords(where)])
  const { named, patterns } = await findNames(typed, where, vocabulary)
  if (named.length === 0) return fromLadder(typed, where)
  const kinds = areaTable<SearchKind>('search')
  const isLetter = [...key].length === 1
  // 바다 is on its way to 바닥재; a single letter is on its way to too much.
  const isGrown = !isLetter && patterns.length === 1 && !named.some(({ met }) => met.startsWith(key)) && !vocabulary.has(key)
  const [best] = named
  const meant = isGrown && best!.place <= 2 ? withoutParticle(wordOf(best!), vocabulary) : ''
  const goesOn = new RegExp(`^(?:${typing(key)})`, 'u')
  const said = new Set([key, dense(meant)])
  const words: string[] = []
  const known = named.filter(({ kind }) => kinds[kind]!.boost >= 3)
  for (const word of [...popular.map((one) => one.word).filter((word) => goesOn.test(dense(word))), ...completions(known)]) {
    if (words.length === MOST_WORDS || said.has(dense(word))) continue
    said.add(dense(word))
    words.push(word)
  }
  // 원목마 is on its way to 원목마루, for which staff gave 원목결 마루: what is sold stays in the list from the first letter to the last.
  const isSold = named.some(({ kind }) => kinds[kind]!.pricesOf)
  const stood = isSold ? undefined : [meant, ...words].find((word) => vocabulary.synonyms(dense(word)).length > 0)
  const more = stood === undefined ? [] : (await findNames(stood, where, vocabulary)).named.filter(({ kind }) => isThing(kinds[kind]!))
  const alike = [key, ...(stood === undefined ? [] : [dense(stood)])].flatMap((word) => vocabulary.synonyms(word))
  return { meant, patterns: [...patterns, ...alike.map(escaped)], words, found: spread([...more, ...named]) }
}

/** What is sold, and what holds it. */
const isThing = ({ pricesOf, holds }: SearchKind): boolean => pricesOf !== undefined || holds !== undefined

/** 원목마루와 stands in a question: what is meant is 원목마루. */
const withoutParticle = (word: string, { isName }: Vocabulary): string => stemsOf(word).find(isName) ?? word

/** Typing errors, the other keyboard, particles, and what only texts say. */
async function fromLadder(typed: string, where: Where): Promise<Suggested> {
  const { readAs, words, alike, found } = await climbLadder(typed, where)
  const said = [...words, ...alike].filter((word) => word !== '')
  return { meant: readAs, patterns: said.map(escaped), words: [], found: spread(found.map(({ kind, id, score }) => ({ kind, id, score }))) }
}

/** What may be shown: of each part a few more than have room, because some may be hidden by now. What is read only where it is nearest. */
function spread(found: readonly Found[]): Found[] {
  const kinds = areaTable<SearchKind>('search')
  const partOf = ({ kind }: Found): Part => (kinds[kind]?.holds ? 'categories' : kinds[kind]?.pricesOf ? 'sold' : 'others')
  const nearest = found.find((one) => partOf(one) === 'sold')?.score ?? Infinity
  const counts = { categories: 0, sold: 0, others: 0 }
  return found.filter((one) => {
    const part = partOf(one)
    if (part === 'others' && one.score > nearest) return false
    return counts[part]++ < MOST[part]
  })
}
