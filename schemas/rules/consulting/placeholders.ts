// Places of an answer template that are filled with what is known of a request: `{이름}`.

/** What each place is filled with. */
export const PLACEHOLDERS = {
  이름: '신청한 분의 이름',
  번호: '상담 번호',
  품목: '신청한 품목',
  단계: '지금 단계',
  매장: '맡은 매장',
  담당자: '맡은 담당자',
} as const
export type Placeholder = keyof typeof PLACEHOLDERS

const PLACE = /\{([^{}\n]*)\}/g
const isKnown = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name)

/** Places that nothing fills: a slip of the pen (`{이룸}`), once each. */
export const unknownPlaces = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACE)].map(([, name]) => name!).filter((name) => !isKnown(name))),
]

/** The text with its places filled; what is not known yet stays as it is, and is named. */
export function fillPlaces(text: string, values: Readonly<Record<Placeholder, string>>): { text: string; missing: Placeholder[] } {
  const missing = new Set<Placeholder>()
  const filled = text.replace(PLACE, (place, name: string) => {
    if (!isKnown(name)) return place
    if (values[name]) return values[name]
    missing.add(name)
    return place
  })
  return { text: filled, missing: [...missing] }
}

/** Places that a text still has: nobody should read them in a message. */
export const openPlaces = (text: string): Placeholder[] => [
  ...new Set([...text.matchAll(PLACE)].flatMap(([, name]) => (isKnown(name!) ? [name] : []))),
]

/** What the writer of a message with open places is told. */
export const openPlacesFault = (names: readonly string[]): string => `${placeWords(names)}에 채울 말을 직접 입력해 주세요.`

export const placeWords = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')
