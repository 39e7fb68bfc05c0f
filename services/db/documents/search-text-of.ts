import { getChoseong } from 'es-hangul'

/** Title and names in lower case, also without spaces, and the title's initials: `ㅇㅂㅌㅇㄴ` finds 이벤트 안내. */
export function searchTextOf(title: string, names: readonly string[]): string {
  const plain = searchWord(title)
  const dense = plain.replace(/\s+/g, '')
  const initials = getChoseong(dense, { keepNonHangul: true })
  return [...new Set([plain, dense, initials, ...names.map(searchWord)])].join('\n')
}

/** A word as it stands in the search text. */
export const searchWord = (text: string): string => text.normalize('NFC').toLowerCase()
