// Korean words mostly have two letters, of which a trigram index knows nothing. A text is found by the pairs of its neighbouring letters:
// an index over them answers in milliseconds on both databases, without an extension. The pairs only narrow; the text itself decides.
import { getChoseong } from 'es-hangul'

/** Letters of a text that are searched; the rest of a long article would make the index larger than the table. */
const SEARCHED = 600
/** Initials (ㄱㅈㅅㅎ) are searched in the name alone. */
const INITIALS_BEGIN = '\n'

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** @param name of the record. @param others its other texts, without markup. */
export function searchTextOf(name: string, others: readonly string[]): string {
  const text = plain([name, ...others].join(' ')).slice(0, SEARCHED)
  const initials = getChoseong(plain(name))
  return /[ㄱ-ㅎ]/.test(initials) ? `${text}${INITIALS_BEGIN}${initials}` : text
}

export function pairsOf(text: string): string[] {
  const pairs = new Set<string>()
  for (const word of text.split(/\s+/)) {
    const letters = [...word]
    for (let at = 1; at < letters.length; at++) pairs.add(letters[at - 1]! + letters[at]!)
  }
  return [...pairs]
}

/** The words of a search as the stored text has them. */
export const searchedWords = (search: string): string[] => plain(search).split(' ').filter(Boolean).slice(0, 8)
