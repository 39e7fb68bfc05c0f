// Words that may not be written here: one list for all three calls (V-FW-1, Q-036, CX-28).

/** The sentence for a refused text, at its field and in the calls that store it (E-FW). */
export const FORBIDDEN_WORD = '금칙어가 포함되어 있습니다.'

/** The same with the word: a writer of many lines would look for it in vain. */
export const forbiddenSentence = (word: string): string => `${FORBIDDEN_WORD} 고칠 말: ${word}`

const UNSEEN = /\p{Cf}/gu
const SPACES = /\s+/gu
/** What is put between the letters of a word to hide it. */
const BETWEEN = /[\s\p{P}\p{S}]+|(?<=\p{L})\d+(?=\p{L})/gu
/** Words of one or two letters appear by chance where two others meet: 다시 발표, 역시 발코니. */
const SHORT = 2

/** Ordinary words that hold a forbidden one by chance. */
const INNOCENT = [
  '시발점',
  '시발역',
  '시발택시',
  '시발자동차',
  ...'가게고다당도동몹무수실역응일임잠전접즉지택표혹'.split('').map((before) => `${before}시발`),
  ...['아저', '아가', '솜', '날', '글', '불', '마음'].map((before) => `${before}씨발`),
  '씨발아',
  '병신고',
  '병신청',
  '병신규',
  '질병신',
  '보존나',
  '의존나',
  '생존나',
  '기존나',
  '전염병',
  '감염병',
  '유니섹스',
  '맘충분',
  '엠창호',
  '건강간',
  '또라이브',
  '또라이프',
  '또라이트',
  '또라이언',
  '또라이딩',
  '미친년도',
]

const plain = (text: string): string => text.normalize('NFKC').replace(UNSEEN, '').toLowerCase()
const whole = (text: string): string => plain(text).replace(SPACES, '')

/**
 * The first word of the list that the text holds (V-FW-1, Q-036); undefined without one. Capitals, spaces, invisible characters and
 * separators between its letters hide no word. A word of one or two letters counts only inside one written word, or as written apart from
 * its neighbours (`시 발`, `시.발`).
 */
export function forbiddenIn(text: string, words: readonly string[]): string | undefined {
  const read = plain(text)
  return words.find((word) => {
    const sought = whole(word)
    return sought !== '' && holds(read, sought)
  })
}

const isShortWord = (word: string): boolean => [...word].length <= SHORT

function holds(read: string, sought: string): boolean {
  const innocent = INNOCENT.filter((one) => one !== sought && one.includes(sought))
  const masked = (text: string): string => innocent.reduce((rest, one) => rest.replaceAll(one, '*'), text)
  const found = isShortWord(sought)
    ? read.split(SPACES).some((part) => masked(part).includes(sought))
    : masked(read.replace(SPACES, '')).includes(sought)
  return found || isWrittenApart(masked(read), sought, masked)
}

/** Whole neighbouring pieces make the word; a longer word may go on in its last piece. */
function isWrittenApart(read: string, sought: string, masked: (text: string) => string): boolean {
  const pieces = read.split(BETWEEN).filter(Boolean)
  return pieces.some((first, i) => {
    let joined = first
    for (let next = i + 1; joined.length < sought.length && sought.startsWith(joined) && next < pieces.length; next++) {
      joined += pieces[next]!
      if (joined === sought || (!isShortWord(sought) && masked(joined).startsWith(sought))) return true
    }
    return false
  })
}
