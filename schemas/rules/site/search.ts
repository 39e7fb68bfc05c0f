// How the site search reads a word: spaces, capitals and the way a keyboard composes do not count (V-QRY-6).

/** The tabs of the search page, in their order; the first is shown where a URL names none. */
export const SEARCH_TABS = ['community', 'product', 'store', 'event', 'cs'] as const
export type SearchTab = (typeof SEARCH_TABS)[number]

export const searchTabOf = (asked: string | undefined): SearchTab => SEARCH_TABS.find((tab) => tab === asked) ?? SEARCH_TABS[0]

/** How a question was read: as it is, by initials, without particles, half typed, on the other keyboard, as words that were written together,
 * with a mistake corrected or asked about, in texts alone, some of its words, or not at all. */
export const SEARCH_STEPS = [
  ...(['literal', 'initials', 'particles', 'typing', 'keyboard', 'compound', 'near', 'ask', 'text', 'some', 'none'] as const),
] as const
export type SearchStep = (typeof SEARCH_STEPS)[number]

/** Longer ones look for nothing more; a URL may carry anything. */
export const MOST_KEYWORD = 100

/** What is compared: `강화 마루` and `강화마루` are the same word. */
export const searchKey = (text: string): string => text.normalize('NFC').replace(/\s+/g, '').toLowerCase()

/**
 * Ways to read a keyword as two words, because the URL took the space from between them: `거실마루` is perhaps
 * 거실 and 마루. Only what a person types in one breath is tried.
 */
export function splitsOf(key: string): [string, string][] {
  const signs = [...key]
  if (signs.length < 4 || signs.length > 8) return []
  return Array.from({ length: signs.length - 3 }, (_, i) => [signs.slice(0, i + 2).join(''), signs.slice(i + 2).join('')])
}

export interface Piece {
  text: string
  isHit: boolean
}

/** The text in pieces, those that hold one of the words marked, spaces inside them ignored. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const patterns = words.filter((word) => word !== '').map((word) => [...word].map(escaped).join('\\s*'))
  if (patterns.length === 0 || text === '') return text === '' ? [] : [{ text, isHit: false }]
  return text
    .normalize('NFC')
    .split(new RegExp(`(${patterns.join('|')})`, 'giu'))
    .map((piece, i) => ({ text: piece, isHit: i % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

/** The opening of a text; where the words come only later in it, the place where they do, so that they are seen. */
export function excerptOf(text: string, words: readonly string[], most = 120): string {
  const [before] = markWords(text, words)
  const at = !before || before.isHit || before.text.length === text.length ? 0 : before.text.length
  const word = text.indexOf(' ', at - 16) + 1
  const from = at <= 30 ? 0 : word > 0 && word <= at ? word : at
  return `${from > 0 ? '…' : ''}${text.slice(from, from + most)}${from + most < text.length ? '…' : ''}`
}

const escaped = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&')
