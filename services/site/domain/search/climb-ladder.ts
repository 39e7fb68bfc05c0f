// How a question is read, step by step: a step is taken only where those above found nothing in names. What is literally there is never
// corrected, and nothing that was corrected stands above it.
import { onOtherKeyboard } from '@/lib/hangul/on-other-keyboard'
import { isSyllable } from '@/lib/hangul/is-syllable'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import { splitsOf, type SearchStep } from '@/schemas/rules/site/search'
import { hasEnough, namedCandidates, writtenCandidates, type Candidate, type Candidates, type Where } from './candidates'
import { areasOf, isInitialsOnly, sought, type Question } from './question'
import { remembered } from './remembered'
import { IN_SUMMARY, IN_TEXT, Places, scoreOf, sumOf, wordsTyped, type Scored } from './score-of'
import { knownIn, segment } from './segment'
import { stemsOf, withoutAsking } from './stems-of'
import { vocabularyOf, type Vocabulary } from './vocabulary'

export interface Ranked {
  kind: string
  id: string
  parts: Scored
  score: number
  /** Only its text has the words. */
  isText: boolean
}
export interface Reading {
  step: SearchStep
  /** What was looked for, as it is compared. */
  words: string[]
  /** What stood for the words. */
  alike: string[]
  /** In what words it was understood, where that is not what was typed. */
  readAs: string
  /** What may have been meant as well. */
  offers: string[]
  found: Ranked[]
  /** More than could be ranked. */
  isMore: boolean
}

/** In quotes: exactly as it is typed. */
export const QUOTED = /^\s*["“](.+)["”]\s*$/

export const climbLadder = (typed: string, where: Where): Promise<Reading> => remembered(where, typed, () => climb(typed, where))

async function climb(typed: string, where: Where): Promise<Reading> {
  const quoted = QUOTED.exec(typed.normalize('NFC'))?.[1]
  const words = wordsTyped(quoted ?? typed)
  if (words.length === 0) return nothing([])
  return new Ladder(where, quoted ?? typed, words, await vocabularyOf(where)).climbLadder(quoted !== undefined)
}

const nothing = (words: string[]): Reading => ({ step: 'none', words, alike: [], readAs: '', offers: [], found: [], isMore: false })

class Ladder {
  readonly #key: string
  #offers: string[] = []
  #isMore = false
  readonly #where: Where
  readonly #typed: string
  readonly #words: string[]
  readonly #vocabulary: Vocabulary

  constructor(where: Where, typed: string, words: string[], vocabulary: Vocabulary) {
    this.#where = where
    this.#typed = typed
    this.#words = words
    this.#vocabulary = vocabulary
    this.#key = words.join('')
  }

  async climbLadder(isLiteral: boolean): Promise<Reading> {
    const literal = isInitialsOnly(this.#key) ? this.#initials() : this.#asTyped(this.#words, isLiteral)
    this.#offers = isInitialsOnly(this.#key) ? this.#knownOnOtherKeyboard() : []
    const named = await this.#named(literal)
    const written = isInitialsOnly(this.#key) ? [] : await this.#written(literal, named)
    if (named.length > 0 || isLiteral)
      return this.#reading(isInitialsOnly(this.#key) ? 'initials' : named.length > 0 ? 'literal' : 'text', literal, [...named, ...written])
    for (const [step, question] of this.#readings()) {
      const found = await this.#named(question)
      if (found.length === 0) continue
      // Never above what is literally there, though only in a text.
      const isCorrected = step === 'near' || step === 'ask'
      const all = isCorrected ? [...written, ...without(found, written)] : [...found, ...without(written, found)]
      return this.#reading(step, question, all)
    }
    if (written.length > 0) return this.#reading('text', literal, written)
    return this.#fromTexts()
  }

  /** The steps between what is typed and what only texts say, the surest first. */
  *#readings(): Generator<[SearchStep, Question]> {
    const asked = withoutAsking(this.#words)
    const stems = asked.map((word) => [word, ...stemsOf(word)].find((one) => this.#vocabulary.has(one)) ?? word)
    if (stems.join(' ') !== this.#words.join(' ')) yield ['particles', this.#asTyped(stems, false)]
    const last = asked.at(-1)!
    if (this.#key.length > 1 && /[ㄱ-ㅣ가-힣]$/.test(last)) {
      const before = asked.slice(0, -1).map((word) => this.#sought(word))
      yield ['typing', { words: [...before, sought(last, [], 'half')], whole: sought(asked.join(''), [], 'half') }]
    }
    const meant = onOtherKeyboard(this.#typed)
    if (meant !== undefined && this.#isMeant(meant)) {
      const words = wordsTyped(meant)
      yield ['keyboard', this.#asTyped(words, false)]
      const joined = words.join('')
      if (isSyllable(joined.at(-1)!)) yield ['keyboard', { words: [sought(joined, [], 'half')] }]
    }
    const parts = segment(asked.join(''), this.#vocabulary)
    if (parts) yield ['compound', { words: parts.map(({ words }) => this.#sought(words[0]!)) }]
    yield* this.#corrected(asked)
  }

  /** Unknown words as the nearest known ones. */
  *#corrected(words: readonly string[]): Generator<[SearchStep, Question]> {
    const { has, near } = this.#vocabulary
    const key = words.join('')
    const step: SearchStep = [...key].length <= 2 ? 'ask' : 'near'
    const ofKey = has(key) ? [] : near(key)
    if (ofKey.length > 0)
      yield [step, { words: [sought(ofKey[0]!, [...ofKey.slice(1), ...ofKey.flatMap((one) => this.#vocabulary.synonyms(one))])] }]
    const each = words.map((word) => (has(word) ? [word] : near(word)))
    if (words.length > 1 && each.some((list, at) => list[0] !== words[at]) && each.every((list) => list.length > 0))
      yield [step, { words: each.map((list) => sought(list[0]!, [...list.slice(1), ...this.#vocabulary.synonyms(list[0]!)])) }]
    const parts = segment(key, this.#vocabulary, 1)
    if (parts?.some(({ isNear }) => isNear))
      yield [
        step,
        { words: parts.map((part) => sought(part.words[0]!, [...part.words.slice(1), ...this.#vocabulary.synonyms(part.words[0]!)])) },
      ]
    for (const stem of words.length === 1 ? stemsOf(key) : []) {
      const ofStem = has(stem) ? [] : near(stem)
      if (ofStem.length > 0) yield [step, { words: [sought(ofStem[0]!, ofStem.slice(1))] }]
    }
  }

  /** Two words whose space the URL lost, found by what texts say; then some of the words. */
  async #fromTexts(): Promise<Reading> {
    let best: Reading | undefined
    for (const pair of /^\d+$/.test(this.#key) ? [] : splitsOf(this.#key)) {
      const question = { words: pair.map((word) => this.#sought(word)) }
      const found = await this.#written(question, [])
      if (found.length > (best?.found.length ?? 0)) best = this.#reading('compound', question, found)
    }
    if (best) return best
    const asked = withoutAsking(this.#words)
    const words = asked.length > 1 ? asked : knownIn(this.#key, this.#vocabulary)
    const known = words.map((word) => [word, ...stemsOf(word)].find((one) => this.#vocabulary.has(one))).filter((one) => one !== undefined)
    if (known.length === 0 || (asked.length === 1 && !isMostOf(words, this.#key))) return { ...nothing(this.#words), offers: this.#offers }
    const some: Question = { words: known.map((word) => this.#sought(word)), isAny: true }
    const found = await this.#named(some)
    return found.length > 0 ? this.#reading('some', some, found) : { ...nothing(this.#words), offers: this.#offers }
  }

  #asTyped(words: readonly string[], isLiteral: boolean): Question {
    const key = words.join('')
    if (isLiteral) return { words: words.map((word) => sought(word)), whole: sought(key) }
    return { words: words.map((word) => this.#sought(word)), whole: this.#sought(key), areas: areasOf(key) }
  }

  #sought(word: string) {
    const { synonyms, isName } = this.#vocabulary
    // 마루는 stands literally in the title of a guide, and means 마루.
    const names = stemsOf(word).filter(isName)
    const alike = [...new Set([...synonyms(word), ...names, ...names.flatMap(synonyms)])]
    return { ...sought(word, alike), said: this.#vocabulary.saidFor(word) }
  }

  #initials(): Question {
    return { words: this.#words.map((word) => sought(word, [], 'initials')), whole: sought(this.#key, [], 'initials') }
  }

  #knownOnOtherKeyboard(): string[] {
    const meant = onOtherKeyboard(this.#typed)
    return meant !== undefined && this.#vocabulary.has(meant) ? [meant] : []
  }

  /** Letters that make whole syllables, or a word of another alphabet that is known. */
  #isMeant(meant: string): boolean {
    if (/[ㄱ-ㅣ]/.test(meant)) return false
    return /[가-힣]/.test(meant) ? meant.replaceAll(' ', '').length > 1 : wordsTyped(meant).every(this.#vocabulary.has)
  }

  async #named(question: Question): Promise<Ranked[]> {
    return this.#ranked(await namedCandidates(this.#where, question), (row) => new Places(row).answer(question), false)
  }

  async #written(question: Question, named: readonly Ranked[]): Promise<Ranked[]> {
    if (await hasEnough(this.#where, named.length)) return []
    const place = ({ inSummary }: Candidate) => (inSummary ? { worst: IN_SUMMARY, mean: IN_SUMMARY } : { worst: IN_TEXT, mean: IN_TEXT })
    return without(this.#ranked(await writtenCandidates(this.#where, question), place, true), named)
  }

  #ranked(
    { rows, isMore }: Candidates,
    answer: (row: Candidate) => { worst: number; mean: number } | undefined,
    isText: boolean,
  ): Ranked[] {
    const kinds = areaTable<SearchKind>('search')
    const now = this.#where.now.getTime()
    this.#isMore ||= isMore
    return rows
      .flatMap((row) => {
        const place = answer(row)
        if (!place) return []
        const parts = scoreOf(place, row, kinds[row.kind]?.boost ?? 0, now)
        return [{ kind: row.kind, id: row.id, parts, score: sumOf(parts), isText, newness: row.newness }]
      })
      .sort((a, b) => a.score - b.score || b.newness - a.newness)
  }

  #reading(step: SearchStep, { words, whole }: Question, found: Ranked[]): Reading {
    const isWhole = step === 'literal' || step === 'text' || step === 'initials'
    const looked = isWhole ? (this.#words.length > 1 && whole ? this.#words : [this.#key]) : words.map(({ text }) => text)
    const alike = [...new Set([...(whole?.alike ?? []), ...words.flatMap((word) => word.alike)])]
    const readAs = ['particles', 'keyboard', 'near', 'ask'].includes(step) ? words.map(({ text }) => text).join(' ') : ''
    return { step, words: looked, alike, readAs, offers: this.#offers, found, isMore: this.#isMore }
  }
}

/** A known part of an unknown word is chance, unless it is most of a long one. */
const isMostOf = (words: readonly string[], key: string): boolean => key.length >= 5 && words.join('').length >= 0.6 * key.length

function without(found: readonly Ranked[], others: readonly Ranked[]): Ranked[] {
  const known = new Set(others.map(({ kind, id }) => `${kind} ${id}`))
  return found.filter(({ kind, id }) => !known.has(`${kind} ${id}`))
}
