// Where a word stands in the names of a record, and what follows for its place among the results. Lower is better.
import { fold } from '@/lib/hangul/fold'
import { initialsOf } from '@/lib/hangul/is-syllable'
import { LINE_SIGNS } from '@/services/finding/doc-of'
import { wordEndsOf } from '@/services/finding/word-ends'
import { patternOf, spellingsOf, type Question, type Sought } from './question'

/** Of the name itself. */
// The last word of a Korean name says what it is: 인테리어 필름 is a 필름.
const PLACES = { same: 0, begins: 1, lastWord: 1.25, word: 1.5, wordBegins: 2, inside: 3 } as const
/** Of what stands beside it, where it begins there; inside it is a little less. */
const BESIDE: Readonly<Record<string, number>> = {
  [LINE_SIGNS.categories]: 3.2,
  [LINE_SIGNS.brands]: 3.3,
  [LINE_SIGNS.words]: 3.4,
  [LINE_SIGNS.numbers]: 3.5,
}
const INSIDE_BESIDE = 0.4
const AREA = 3.6
export const IN_SUMMARY = 5
export const IN_TEXT = 6
/** A word of the same meaning is as good, and the word itself comes first; one that is only said for it stands behind what says it. */
const [SYNONYM, SAID] = [0.2, 1.5]
/** What begins with a half-typed letter stands behind what has it whole. */
const HALF = 0.25

/** The name begins with what is looked for, a word of it does, or it stands anywhere in the name or beside it. */
export type NamePart = 'begins' | 'starts' | 'any'

export interface NamedRow {
  names: string
  area: number | null
}

/** A name without spaces; where its words begin and end is worked out when a word was found in it. */
class Line {
  readonly text: string
  readonly #spaced: string
  #initials: string | undefined
  #ends: { starts: ReadonlySet<number>; ends: ReadonlySet<number> } | undefined

  constructor(spaced: string) {
    this.#spaced = spaced
    this.text = spaced.replaceAll(' ', '')
  }

  get initials(): string {
    return (this.#initials ??= initialsOf(this.text))
  }

  get words(): { starts: ReadonlySet<number>; ends: ReadonlySet<number> } {
    return (this.#ends ??= wordEndsOf(this.#spaced))
  }
}

const patterns = new Map<string, RegExp>()
/** Made once for a word: it is compared with a thousand names. */
function halfPattern(word: string): RegExp {
  let pattern = patterns.get(word)
  if (!pattern) {
    if (patterns.size > 200) patterns.clear()
    patterns.set(word, (pattern = new RegExp(patternOf(word), 'gu')))
  }
  return pattern
}

/** Digits are a number as a whole from their beginning on: 5T is not in 4.5T. */
function matchesIn(text: string, word: string, as: Sought['as']): [at: number, length: number][] {
  const found: [number, number][] = []
  const isNumber = /^\d/.test(word)
  const add = (at: number, length: number): void => {
    if (!(isNumber && /[\d.]/.test(text[at - 1] ?? ''))) found.push([at, length])
  }
  if (as === 'half') for (const match of text.matchAll(halfPattern(word))) add(match.index, match[0].length)
  else for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) add(at, word.length)
  return found
}

function placeIn(line: Line, word: string, as: Sought['as']): number {
  const text = as === 'initials' ? line.initials : line.text
  let best = Infinity
  for (const [at, length] of matchesIn(text, word, as)) {
    const { starts, ends } = line.words
    const isStart = starts.has(at)
    const isEnd = ends.has(at + length)
    const place =
      at === 0 && length === text.length
        ? PLACES.same
        : at === 0
          ? PLACES.begins
          : isStart && isEnd
            ? at + length === text.length
              ? PLACES.lastWord
              : PLACES.word
            : isStart
              ? PLACES.wordBegins
              : PLACES.inside
    best = Math.min(best, place)
  }
  return best
}

/** The places of a record, read once for all words. */
export class Places {
  readonly #row: NamedRow
  /** All names without spaces, a line each. */
  readonly #dense: string
  readonly #title: Line

  constructor(row: NamedRow) {
    this.#row = row
    this.#dense = row.names.replaceAll(' ', '')
    const end = row.names.indexOf('\n')
    this.#title = new Line(end < 0 ? row.names : row.names.slice(0, end))
  }

  /** Infinity where no name has it. */
  of(word: Sought): number {
    let best = Infinity
    for (const [i, { text, as }] of spellingsOf(word).entries()) {
      const place = this.#placeOf(text, as)
      if (place < best) best = Math.min(best, place + (i === 0 ? 0 : word.said?.has(text) ? SAID : SYNONYM))
    }
    return best
  }

  #placeOf(word: string, as: Sought['as']): number {
    // Most names have no word of most questions.
    if (as === 'part' ? !this.#dense.includes(word) : as === 'half' && !this.#dense.includes(word.slice(0, -1))) return Infinity
    const inTitle = placeIn(this.#title, word, as)
    const beside = inTitle < BESIDE[LINE_SIGNS.categories]! ? Infinity : this.#placeBeside(word, as)
    return Math.min(inTitle, beside) + (as === 'half' ? HALF : 0)
  }

  #placeBeside(word: string, as: Sought['as']): number {
    let best = Infinity
    for (const line of this.#dense.split('\n').slice(1)) {
      const place = BESIDE[line[0]!] ?? AREA
      if (place >= best || (as === 'initials' && line[0] !== LINE_SIGNS.categories)) continue
      const text = line.slice(1)
      const [first] = matchesIn(as === 'initials' ? initialsOf(text) : text, word, as)
      if (first) best = Math.min(best, place + (first[0] === 0 ? 0 : INSIDE_BESIDE))
    }
    return best
  }

  /** How well the names answer a question; undefined where they do not. */
  answer({ words, whole, areas, isAny }: Question): { worst: number; mean: number } | undefined {
    const ofWhole = whole ? this.of(whole) : Infinity
    const places = words.map((word) => this.of(word))
    const there = isAny ? places.filter((place) => place < Infinity) : places
    const worst = there.length === 0 ? Infinity : Math.max(...there)
    const mean = there.reduce((sum, place) => sum + place, 0) / Math.max(1, there.length)
    const ofArea = this.#ofArea(areas)
    // A word that is missing counts like one in the text.
    const missing = isAny ? (IN_TEXT * (places.length - there.length)) / places.length : 0
    if (ofWhole === Infinity && worst === Infinity && ofArea === Infinity) return undefined
    const ways = [
      { worst: ofWhole, mean: ofWhole },
      { worst: worst + missing, mean: mean + missing },
      { worst: ofArea, mean: ofArea },
    ].filter((way) => way.worst < Infinity)
    return ways.sort((a, b) => a.worst + a.mean - b.worst - b.mean)[0]
  }

  /** In what part of the name it stands, for a question that the names answer. */
  partOf({ words, whole, isAny }: Question): NamePart {
    const isIn = (most: number) => (word: Sought) => spellingsOf(word).some(({ text, as }) => placeIn(this.#title, text, as) <= most)
    const subject = whole ?? (words.length === 1 ? words[0] : undefined)
    if (subject && isIn(PLACES.begins)(subject)) return 'begins'
    const starts = isIn(PLACES.wordBegins)
    const isStart = isAny ? words.some(starts) : words.length > 0 && words.every(starts)
    return isStart || (whole && starts(whole)) ? 'starts' : 'any'
  }

  #ofArea(areas: Question['areas']): number {
    const { area } = this.#row
    if (area === null) return Infinity
    return (areas ?? []).reduce(
      (best, { about, from, until }, i) =>
        area >= from && area <= until ? Math.min(best, AREA + i * 0.1 + Math.abs(area - about) / about) : best,
      Infinity,
    )
  }
}

const DAY = 86_400_000
const FRESH = 30 * DAY

export interface Scored {
  worst: number
  mean: number
  boost: number
  popularity: number
  fresh: number
  soldOut: number
}

/** Why a record stands where it does, part by part. Their sum is its score. */
export function scoreOf(
  { worst, mean }: { worst: number; mean: number },
  row: { weight: number; newness: number; isSoldOut: boolean; until: Date | null },
  boost: number,
  now: number,
): Scored {
  return {
    worst,
    mean,
    boost: -0.35 * boost,
    popularity: -row.weight,
    // What staff number has no moment.
    fresh: row.newness > FRESH && row.newness <= now && now - row.newness <= FRESH ? -0.3 : 0,
    soldOut: row.isSoldOut || (row.until !== null && row.until.getTime() < now) ? 1 : 0,
  }
}

export const sumOf = (score: Scored): number => score.worst + score.mean + score.boost + score.popularity + score.fresh + score.soldOut

/** The words of a text as they are compared. */
export const wordsTyped = (typed: string): string[] =>
  fold(typed)
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 8)
