// Names of one kind in memory, the most popular first, as two long strings: a pattern walks through tens of thousands of them in
// milliseconds, and they are some megabytes.
import { WORD_ENDS } from '@/services/finding/word-ends'

/** How near a name is: it is the word, begins with it, has a word that does, or has it somewhere. */
const [SAME, BEGINS, WORD_BEGINS] = [0, 1, 2]
export const INSIDE = 3
/** Of the names that begin with a word, and of those that have it anywhere: more are not compared. */
const [MOST_BEGIN, MOST_INSIDE] = [40, 80]
const IS_END = new RegExp(WORD_ENDS.source, 'u')

export interface NameHit {
  id: string
  /** As it is compared, with its spaces. */
  name: string
  /** Where it stands among the popular of its kind. */
  rank: number
  place: number
  /** The words of the name from the first hit letter on. */
  from: string
  /** What of the name the pattern met, without spaces. */
  met: string
}

export class NameList {
  readonly size: number
  readonly #ids: readonly string[]
  readonly #dense: string
  /** Where each name begins in the string of them all. */
  readonly #starts: Int32Array
  readonly #spaced: string
  readonly #spacedStarts: Int32Array

  constructor(rows: readonly { id: string; name: string }[]) {
    this.size = rows.length
    this.#ids = rows.map(({ id }) => id)
    const dense = rows.map(({ name }) => name.replaceAll(' ', ''))
    this.#dense = `\n${dense.join('\n')}\n`
    this.#starts = startsOf(dense)
    const spaced = rows.map(({ name }) => name)
    this.#spaced = `\n${spaced.join('\n')}\n`
    this.#spacedStarts = startsOf(spaced)
  }

  /** Names that a pattern of letters without spaces meets. */
  hits(pattern: string, isInside: boolean): NameHit[] {
    const found = new Map<number, NameHit>()
    // What begins with it is looked for first: among many that only have it, a name that is exactly this one would be missed.
    this.#walk(`\n(?:${pattern})\n`, 1, MOST_BEGIN, found)
    this.#walk(`\n(?:${pattern})`, 1, MOST_BEGIN, found)
    if (isInside) this.#walk(pattern, 0, MOST_INSIDE, found)
    return [...found.values()]
  }

  /** @param skip letters of the match before the word itself. */
  #walk(pattern: string, skip: number, most: number, found: Map<number, NameHit>): void {
    const walker = new RegExp(pattern, 'gu')
    for (let left = most, match = walker.exec(this.#dense); match && left > 0; match = walker.exec(this.#dense)) {
      const at = match.index + skip
      const line = lineAt(this.#starts, at)
      walker.lastIndex = (this.#starts[line + 1] ?? this.#dense.length) - 1
      left--
      if (found.has(line)) continue
      const name = this.#spaced.slice(this.#spacedStarts[line], (this.#spacedStarts[line + 1] ?? this.#spaced.length) - 1)
      const met = match[0].slice(skip).replace('\n', '')
      const offset = spacedOffset(name, at - this.#starts[line]!)
      const isWhole = met.length === name.replaceAll(' ', '').length
      const place = offset === 0 ? (isWhole ? SAME : BEGINS) : IS_END.test(name[offset - 1]!) ? WORD_BEGINS : INSIDE
      found.set(line, { id: this.#ids[line]!, name, rank: line, place, from: name.slice(offset), met })
    }
  }
}

/** Behind a leading line end. */
function startsOf(names: readonly string[]): Int32Array {
  const starts = new Int32Array(names.length)
  let at = 1
  for (const [i, name] of names.entries()) {
    starts[i] = at
    at += name.length + 1
  }
  return starts
}

/** The last line that begins at or before a place. */
function lineAt(starts: Int32Array, at: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** Where the letter stands in a name with its spaces that is this one without them. */
function spacedOffset(name: string, letter: number): number {
  let at = 0
  for (let left = letter; at < name.length; at++) {
    if (name[at] === ' ') continue
    if (left-- === 0) break
  }
  return at
}
