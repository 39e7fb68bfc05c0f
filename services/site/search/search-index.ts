// An in-memory search index of one kind of record, with spaces removed once: a search of 5,000 records takes a few milliseconds and no
// query, and a word is found across omitted spaces.
import { searchKey } from '@/schemas/rules/site/search'
import type { SearchHit, SearchSource } from '@/services/parts/search-kind'

interface Entry {
  hit: SearchHit
  title: string
  near: string
  text: string
  at: number
  from: number
  until: number
  body: string
}

/** A title counts most, then summary and tags, then the text. */
const WEIGHTS = { title: 3, near: 2, text: 1 } as const
type Found = Pick<Entry, 'hit' | 'at' | 'until' | 'body'> & { weight: number }

export class SearchIndex {
  readonly #entries: readonly Entry[]
  /** Moments at which an answer changes by time alone. */
  readonly #turns: readonly number[]

  constructor(sources: readonly SearchSource[]) {
    this.#entries = sources.map(({ words, at, from = -Infinity, until = Infinity, body = '', ...hit }) => ({
      hit,
      title: searchKey(hit.title),
      // A character that no keyword contains, so that neighbours do not form a word.
      near: searchKey([hit.summary, hit.kind, ...hit.meta].join('\u0000')),
      text: searchKey(words.join('\u0000')),
      at,
      from,
      until,
      body,
    }))
    this.#turns = this.#entries.flatMap(({ from, until }) => [from, until + 1].filter(Number.isFinite))
  }

  /** Records that contain every one of these words, or one that stands for it, in any order. */
  find(words: readonly string[], now: number, inOtherWords: (word: string) => readonly string[] = () => []): Found[] {
    const found: Found[] = []
    const sought = words.map((word) => [word, ...inOtherWords(word)])
    for (const entry of this.#entries) {
      if (entry.from > now) continue
      let weight = Infinity
      for (const alike of sought) weight = Math.min(weight, Math.max(...alike.map((word) => weightOf(entry, word))))
      const { hit, at, until, body } = entry
      if (weight > 0) found.push({ hit, weight, at, until, body })
    }
    return found
  }

  /** The next moment at which one of the records appears or ends. */
  nextTurn(now: number): number {
    return this.#turns.reduce((first, turn) => (turn > now && turn < first ? turn : first), Infinity)
  }
}

function weightOf({ title, near, text }: Entry, word: string): number {
  if (title.includes(word)) return WEIGHTS.title
  if (near.includes(word)) return WEIGHTS.near
  return text.includes(word) ? WEIGHTS.text : 0
}

export const byWeight = (a: Found, b: Found): number => b.weight - a.weight || b.at - a.at
