// Words that nobody may write here: one list, whichever of the three calls is asked (V-FW-1, Q-036, CX-28).

/** What a refused text is told, at its field and by the calls that store it (E-FW). */
export const FORBIDDEN_WORD = '금칙어가 포함되어 있습니다.'

/** What tells nobody anything: spaces, and signs that are not seen at all. */
const UNSEEN = /[\s\p{Cf}]/gu
const plain = (text: string): string => text.normalize('NFKC').replace(UNSEEN, '').toLowerCase()

/** The first word of the list that the text holds, spaces and capitals aside (V-FW-1, Q-036); undefined where it holds none. */
export function forbiddenIn(text: string, words: readonly string[]): string | undefined {
  const read = plain(text)
  return words.find((word) => {
    const sought = plain(word)
    return sought !== '' && read.includes(sought)
  })
}
