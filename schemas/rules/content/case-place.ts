// Where a case lives: each kind has a list, a full page and a reading page; the full one is its URL.
import { CASE_TYPES, type CaseType } from '@/schemas/api/content/interiors'

/** The full page of a case, the one that search engines index, or its reading page. */
export const caseHref = ({ TYPE, SEQ }: { TYPE: CaseType; SEQ: number }, page: CasePlace['page'] = 'detail'): string =>
  `/styling/${TYPE}/${page}/${SEQ}`

export interface CasePlace {
  type: CaseType
  page: 'detail' | 'content'
}

const PATTERN = new RegExp(`^/styling/(${CASE_TYPES.join('|')})/(detail|content)/:`)

/** What sort of case a page's pattern is for; undefined for a page that shows none. */
export function casePlace(route: string): CasePlace | undefined {
  const [, type, page] = PATTERN.exec(route) ?? []
  return type ? { type: type as CaseType, page: page as CasePlace['page'] } : undefined
}
