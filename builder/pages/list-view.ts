// What the list of documents shows, as its address says it: a view can be bookmarked, sent and gone back to. Whatever an
// address carries that makes no sense counts as not said, and what is usual is not written at all.
import { SECTIONS, SORTS, STATUSES, type browsePages, type PageStatus, type Section } from '@/schemas/api/site/builder'
import type { Input } from '@/schemas/api/base/contract'
import { KINDS, LAYOUTS, type Kind, type Layout } from '@/schemas/page/document'

/** What the side lists: one kind of document, or what was thrown away of all kinds. */
export type Place = Kind | 'trash'
export type Sort = (typeof SORTS)[number]
export type Direction = 'asc' | 'desc'

export interface ListView {
  place: Place
  status: Exclude<PageStatus, 'trash'> | null
  search: string
  section: Section | null
  layout: Layout | null
  hasProblems: boolean
  sort: Sort
  direction: Direction
  page: number
}

export const PAGE_SIZE = 20
export const PLACES: readonly Place[] = [...KINDS, 'trash']

/** Newest first, and names from the front. */
export const usualDirection = (sort: Sort): Direction => (sort === 'updatedAt' || sort === 'publishedAt' ? 'desc' : 'asc')

/** @param query of the address, with or without its `?`. */
export function readView(query: string): ListView {
  const asked = new URLSearchParams(query)
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | null => values.find((one) => one === asked.get(name)) ?? null
  const place = oneOf('in', PLACES) ?? 'page'
  const status = oneOf('status', STATUSES)
  const sort = oneOf('sort', SORTS) ?? 'updatedAt'
  const page = Number(asked.get('page'))
  return {
    place,
    status: place === 'trash' || status === 'trash' ? null : status,
    search: (asked.get('q') ?? '').slice(0, 100),
    section: place === 'page' ? oneOf('section', SECTIONS) : null,
    layout: hasLayouts(place) ? oneOf('layout', LAYOUTS) : null,
    hasProblems: asked.get('problems') === 'Y',
    sort,
    direction: oneOf('direction', ['asc', 'desc']) ?? usualDirection(sort),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** Pieces and popups stand in a page, which has the layout. */
export const hasLayouts = (place: Place): boolean => place === 'page' || place === 'template'

/** The query of the address, with its `?`; empty for the usual view. */
export function writeView(view: ListView): string {
  const { place, status, search, section, layout, hasProblems, sort, direction, page } = view
  const query = new URLSearchParams()
  if (place !== 'page') query.set('in', place)
  if (status) query.set('status', status)
  if (search) query.set('q', search)
  if (section) query.set('section', section)
  if (layout) query.set('layout', layout)
  if (hasProblems) query.set('problems', 'Y')
  if (sort !== 'updatedAt') query.set('sort', sort)
  if (direction !== usualDirection(sort)) query.set('direction', direction)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

/** Another place is looked at from its start; another filter or order from its first page. */
export function withChange(view: ListView, change: Partial<ListView>): ListView {
  if (change.place !== undefined && change.place !== view.place) return { ...readView(`in=${change.place}`), ...change }
  const direction = change.sort !== undefined && change.direction === undefined ? usualDirection(change.sort) : view.direction
  return { ...view, page: 1, direction, ...change }
}

/** Without anything that leaves documents out. */
export const unfiltered = (view: ListView): ListView =>
  withChange(view, { status: null, search: '', section: null, layout: null, hasProblems: false })

export const isFiltered = (view: ListView): boolean =>
  Boolean(view.status ?? view.section ?? view.layout) || view.search !== '' || view.hasProblems

/** A syllable that is still being typed (`이벤ㅌ`) would find nothing: it is left out until it is one. Initials alone stay. */
export const searchWords = (text: string): string => text.replace(/([가-힣])[ㄱ-ㅎㅏ-ㅣ]+$/, '$1').trim()

/** The view as the service is asked for it. */
export function inputOf(view: ListView): Input<typeof browsePages> {
  const { place, status, section, layout, hasProblems, sort, direction, page } = view
  const search = searchWords(view.search)
  return {
    ...(place === 'trash' ? { status: 'trash' as const } : { kind: place }),
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(section ? { section } : {}),
    ...(layout ? { layout } : {}),
    ...(hasProblems ? { hasProblems: 'Y' as const } : {}),
    sort,
    direction,
    page,
    size: PAGE_SIZE,
  }
}
