import type { Section } from '@/schemas/api/site/builder'
import type { Kind } from '@/schemas/page/document'

const FIRST: Record<string, Section> = {
  styling: 'styling',
  zin: 'zin',
  store: 'store',
  mypage: 'mypage',
  cs: 'cs',
  etc: 'etc',
  member: 'member',
  direct: 'member',
  join: 'member',
  login: 'member',
}

/** Part of the site that a page belongs to, by its route. */
export function sectionOf(kind: Kind, route: string): Section {
  if (kind !== 'page') return 'other'
  const [first, second] = route.split('/').filter(Boolean)
  if (first === undefined || ((first === 'styling' || first === 'zin') && second === 'home')) return 'home'
  if (first === 'zin' && (second === 'event' || second === 'brand')) return second
  return FIRST[first] ?? 'other'
}
