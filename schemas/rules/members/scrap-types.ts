/** Kinds of records that a member can put into the scrapbook, in the order of its tabs. */
export const SCRAP_TYPES = ['expert-style', 'myhome', 'house', 'style-trend', 'style-guide', 'life-book', 'product', 'event'] as const
export type ScrapType = (typeof SCRAP_TYPES)[number]

export const SCRAP_WORDS: Readonly<Record<ScrapType, string>> = {
  'expert-style': '토탈 인테리어',
  myhome: '온라인 집들이',
  house: '부분 인테리어',
  'style-trend': '트렌드',
  'style-guide': '스타일 가이드',
  'life-book': '라이프 매거진',
  product: '제품',
  event: '이벤트',
}

/** A record by its type and its key in the table of that type. */
export interface ScrapTarget {
  type: ScrapType
  id: string
}

/** `expert-style:12`: one text for a record, as calls and the page name it. */
export const scrapKey = ({ type, id }: ScrapTarget): string => `${type}:${id}`

export function scrapTargetOf(key: string): ScrapTarget | undefined {
  const at = key.indexOf(':')
  const type = SCRAP_TYPES.find((name) => name === key.slice(0, at))
  return type && { type, id: key.slice(at + 1) }
}
