// What lists ask of a document, taken out of its body once, at each write: five thousand bodies are never read to show fifty
// rows. Nothing here needs the block definitions; counting problems does, so the services that have them do it (column `problems`).
import { getChoseong } from 'es-hangul'
import { createHash } from 'node:crypto'
import type { Section } from '@/schemas/api/site/builder'
import type { Block, Kind, PageDocument } from '@/schemas/page/document'
import { fragmentsOf } from '@/schemas/page/fragments-of'

/** Hash of a stored text: a draft differs from what is published where theirs differ. */
export const hashOfBody = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Columns of a draft as it is stored. `name` is the one that the table has for the document, `draft` the very text. */
export function columnsOfDraft(document: PageDocument, name: string, draft = JSON.stringify(document)) {
  const draftName = nameOf(document) ?? name
  return {
    title: document.title,
    layout: document.layout ?? null,
    draft,
    draftName: draftName === name ? null : draftName,
    draftHash: hashOfBody(draft),
    section: sectionOf(document.kind, draftName),
    searchText: searchTextOf(document.title, [...new Set([name, draftName])]),
    uses: fragmentsOf(document),
  }
}

/** Columns of what is published, from the text of its revision. */
export function columnsOfPublished(body: string, publishedAt: Date) {
  return { publishedHash: hashOfBody(body), publishedAt, publishedUses: fragmentsOf(JSON.parse(body) as PageDocument) }
}

/** Route of a page, name of anything else. */
export const nameOf = ({ kind, route, id }: Pick<PageDocument, 'kind' | 'route' | 'id'>): string | undefined =>
  kind === 'page' ? route : id

export function countBlocks(blocks: readonly unknown[]): number {
  let count = 0
  for (const block of blocks as Partial<Block>[]) {
    count += 1
    for (const children of Object.values(block?.slots ?? {})) if (Array.isArray(children)) count += countBlocks(children)
  }
  return count
}

/** Title and names in lower case, also without spaces, and the title's initials: `ㅇㅂㅌㅇㄴ` finds 이벤트 안내. */
export function searchTextOf(title: string, names: readonly string[]): string {
  const plain = searchWord(title)
  const dense = plain.replace(/\s+/g, '')
  const initials = getChoseong(dense, { keepNonHangul: true })
  return [...new Set([plain, dense, initials, ...names.map(searchWord)])].join('\n')
}
export const searchWord = (text: string): string => text.normalize('NFC').toLowerCase()

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
