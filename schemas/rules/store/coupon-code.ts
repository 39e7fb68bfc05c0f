// Codes by which members get a coupon. What a person types is compared without what keyboards, chats and paper do to it: case, spaces, dashes,
// full-width letters, syllables that came as their parts.
export const CODE_KINDS = ['none', 'common', 'single', 'open'] as const
/** none: staff issue it; common: all know one code; single: each code is used once; open: taken on the pages of its goods, without one. */
export type CodeKind = (typeof CODE_KINDS)[number]
export const CODE_KIND_WORDS: Readonly<Record<CodeKind, string>> = {
  none: '직원이 발급',
  common: '공통 코드',
  single: '한 번만 쓰는 코드',
  open: '상품 페이지에서 받기',
}

export const CODE_LEAST = 4
export const CODE_MOST = 20
/** As typed, with all that is left out. */
export const TYPED_CODE_MAX = 100
export const MOST_PER_MEMBER = 100
/** Of one press, and of one coupon. */
export const MOST_CODES_AT_ONCE = 10_000
export const MOST_CODES = 100_000

/** Two that are the same for a person are the same text. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{Pd}_]/gu, '')
    .toUpperCase()
    .normalize('NFC')

const ALLOWED = /^[A-Z0-9가-힣]+$/
/** Why a common code cannot be one; undefined where it can. */
export function codeFault(typed: string): string | undefined {
  const code = plainCode(typed)
  if (code === '') return '쿠폰 코드를 입력해 주세요.'
  if (!ALLOWED.test(code)) return '쿠폰 코드는 한글, 영문, 숫자로 입력해 주세요.'
  if (code.length < CODE_LEAST || code.length > CODE_MOST)
    return `쿠폰 코드는 띄어쓰기와 줄표를 빼고 ${CODE_LEAST}자부터 ${CODE_MOST}자까지 입력해 주세요.`
  return undefined
}

/** What cannot be mistaken for another one when it is read aloud or off paper. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 12
/** How many of its last characters lists show. */
export const CODE_TAIL = 4

/** `ABCD-EFGH-JKMN` */
export const writtenCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')
/** `••••-••••-JKMN` */
export const maskedCode = (tail: string): string => `••••-••••-${tail}`
