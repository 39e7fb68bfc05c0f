// What a visitor asked, as the page of results says it: what it was read as has the results of that word and no others, so that both show
// one number; what was typed stays one press away.
import { fold } from '@/lib/hangul/fold'
import { singleJamo, typing } from '@/lib/hangul/is-syllable'
import { areNear, unitsOf } from '@/lib/hangul/units-of'
import { WORD_ENDS } from '@/services/finding/word-ends'
import type { Where } from './candidates'
import { climbLadder, QUOTED, type Reading } from './climb-ladder'
import { areasOf } from './question'
import { wordsTyped } from './score-of'
import { segment } from './segment'
import { nameOfHit, sourcesOf } from './sources-of'
import { vocabularyOf } from './vocabulary'

interface Asked extends Reading {
  spaced: string
  size: string
}

export async function readQuestion(typed: string, where: Where): Promise<Asked> {
  const words = wordsTyped(typed)
  const quoted = QUOTED.exec(typed.normalize('NFC'))?.[1]
  const reading = await climbLadder(typed, where)
  const areas = quoted === undefined && reading.step === 'literal' ? areasOf(words.join('')) : undefined
  return {
    ...(quoted === undefined ? await asWord(reading, typed, where) : await withOffers(reading, quoted, where)),
    spaced: await spacedAs(typed.trim(), words, where),
    size: areas?.map(({ from, until }) => `${Math.ceil(from)}~${Math.floor(until)}㎡`).join(', ') ?? '',
  }
}

/** Corrected, it has the results of the word that it was corrected to; what only a text says as it was typed stays in front. */
async function asWord(reading: Reading, typed: string, where: Where): Promise<Reading> {
  if (!['near', 'ask', 'keyboard', 'typing'].includes(reading.step)) return reading
  const word = await (reading.step === 'typing' ? grownWord : meantWord)(reading, typed, where)
  if (word === '') return reading
  const { words, alike, found, isMore, step } = await climbLadder(word, where)
  // A word that would be corrected itself says less than what was found.
  if (found.length === 0 || !['literal', 'text'].includes(step)) return reading
  const literal = reading.found.filter(({ isText }) => isText && reading.step !== 'typing' && reading.step !== 'keyboard')
  const known = new Set(found.map(nameOfHit))
  return { ...reading, readAs: word, words, alike, isMore, found: [...literal.filter((one) => !known.has(nameOfHit(one))), ...found] }
}

/** Of several words that are equally near to what was typed, those that the nearest name has. */
async function meantWord({ found, readAs, words, alike }: Reading, typed: string, where: Where): Promise<string> {
  const typedWords = wordsTyped(typed)
  const names = await nearestNames(found, where)
  if (names.length === 0 || typedWords.length !== words.length) return readAs
  const has = (word: string) => names.some((name) => name.replaceAll(' ', '').includes(word))
  return words
    .map((word, at) => (has(word) ? word : (alike.find((one) => has(one) && areNear(unitsOf(one), unitsOf(typedWords[at]!), 2)) ?? word)))
    .join(' ')
}

/** What the nearest record is called, and what stands beside its name. */
async function nearestNames(found: Reading['found'], where: Where): Promise<string[]> {
  const nearest = found.find(({ isText }) => !isText)
  const source = nearest && (await sourcesOf(where, [nearest])).get(nameOfHit(nearest))
  return source ? [source.title, ...(source.beside?.categories ?? []), ...(source.beside?.words ?? [])].map(fold) : []
}

/** The word of the nearest name that the typed letters begin: 바다 is on its way to 바닥재. */
async function grownWord({ found }: Reading, typed: string, where: Where): Promise<string> {
  const words = wordsTyped(typed)
  const begins = new RegExp(`^(?:${typing(singleJamo(words.at(-1)!))})`, 'u')
  const grown = (await nearestNames(found, where)).flatMap((name) => name.split(WORD_ENDS)).find((name) => begins.test(name))
  return grown ? [...words.slice(0, -1), grown].join(' ') : ''
}

/** What was typed in quotes and is nowhere leads on to what it would be read as. */
async function withOffers(reading: Reading, quoted: string, where: Where): Promise<Reading> {
  if (reading.found.length > 0) return reading
  const { readAs, offers, words, found } = await asWord(await climbLadder(quoted, where), quoted, where)
  return {
    ...reading,
    offers: [...new Set([readAs, ...offers, ...(found.length > 0 ? [words.join(' ')] : [])])].filter((word) => word !== ''),
  }
}

/** A URL carries no spaces: they stand again between the words that are known. */
async function spacedAs(typed: string, words: readonly string[], where: Where): Promise<string> {
  if (words.length !== 1) return typed
  const vocabulary = await vocabularyOf(where)
  const parts = vocabulary.has(words[0]!) ? undefined : segment(words[0]!, vocabulary)
  // In the letters that were typed, small and capital.
  let at = 0
  const letters = [...typed]
  if (!parts || parts.map((part) => part.typed).join('').length !== typed.length) return typed
  return parts.map((part) => letters.slice(at, (at += [...part.typed].length)).join('')).join(' ')
}
