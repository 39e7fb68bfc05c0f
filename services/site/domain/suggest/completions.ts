import type { Named } from './find-names'

/** A name in small letters alone would be shown as nobody writes it. */
const LATIN = /[a-z]/
/** What ends a word beside a space. */
const SIGN = /[·,()/?!~[\]'"‘’“”:;+&]/

/** The word of a name that the typed letters begin, to its end. */
export const wordOf = ({ from, met }: Pick<Named, 'from' | 'met'>): string => wordsFrom(from, met.length, 0)

/** How names go on behind what was typed, the most frequent first: the word itself, and with the next one. */
export function completions(named: readonly Named[]): string[] {
  const counts = new Map<string, number>()
  for (const { place, from, met } of named) {
    if (place > 2) continue
    for (const text of new Set([0, 1].map((more) => wordsFrom(from, met.length, more))))
      if (text !== '' && !LATIN.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts]
    .filter(([text, count]) => count > 1 || !text.includes(' '))
    .sort(([a, countA], [b, countB]) => countB - countA || a.length - b.length)
    .map(([text]) => text)
}

/** As many words as the met letters need, and some more; empty where there are not so many. */
function wordsFrom(text: string, met: number, more: number): string {
  const words = text.split(' ')
  let taken = 0
  for (let letters = 0; letters < met && taken < words.length; taken++) letters += words[taken]!.length
  if (taken + more > words.length) return ''
  const joined = words.slice(0, taken + more).join(' ')
  const end = joined.search(SIGN)
  if (end < 0) return joined
  const ended = joined.slice(0, end)
  return more === 0 && ended.replaceAll(' ', '').length >= met ? ended : ''
}
