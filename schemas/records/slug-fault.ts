/** What is typed as words of an address, as an address has it: spaces become hyphens, and letters are small. */
export const tidySlug = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')

const MOST_NAMED = 5

/** Why the words cannot stand in an address; undefined when they can. */
export function slugFault(slug: string): string | undefined {
  const wrong = [...new Set([...slug].filter((letter) => !/[a-z0-9가-힣-]/.test(letter)))]
  if (wrong.length > 0) {
    const named = wrong.slice(0, MOST_NAMED).map((letter) => (letter.trim() === '' ? '빈칸' : `‘${letter}’`))
    const more = wrong.length > MOST_NAMED ? ` 외 ${wrong.length - MOST_NAMED}개` : ''
    return `주소에 쓸 이름에 ${named.join(', ')}${more} 글자는 쓸 수 없습니다. 한글, 영어 소문자, 숫자와 붙임표(-)만 쓸 수 있습니다.`
  }
  if (/^-|-$|--/.test(slug)) return '주소에 쓸 이름에서 붙임표(-)는 낱말 사이에 하나씩만 쓸 수 있습니다.'
  if (/^\d+$/.test(slug)) return '주소에 쓸 이름: 숫자만으로는 다른 기록의 번호와 구별되지 않습니다. 글자를 넣어 주세요.'
  return undefined
}
