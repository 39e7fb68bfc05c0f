// The view of the list of documents, as the query of its URL.
import { SECTIONS, SORTS, STATUSES, type browsePages, type PageStatus, type Section } from '@/schemas/api/site/builder'
import type { Input } from '@/schemas/api/base/contract'
import { KINDS, LAYOUTS, type Kind, type Layout } from '@/schemas/page/document'
import { listQuery, oneOf, PAGE_SIZE, searchWords, type ListPage } from '../list/list-query'

/** A list of the side navigation: one kind of document, or the trash of all kinds. */
export type Place = Kind | 'trash'
export type Sort = (typeof SORTS)[number]

export interface ListView extends ListPage<Sort> {
  place: Place
  status: Exclude<PageStatus, 'trash'> | null
  search: string
  section: Section | null
  layout: Layout | null
  hasProblems: boolean
  /** Only what this person changed last. */
  isMine: boolean
}

export const PLACES: readonly Place[] = [...KINDS, 'trash']

const query = listQuery<Sort>({
  sorts: SORTS,
  usualSort: 'updatedAt',
  // Newest first; names ascending.
  usualDirection: (sort) => (sort === 'updatedAt' || sort === 'publishedAt' ? 'desc' : 'asc'),
})

/** @param text query of the URL, with or without its `?`. */
export function readView(text: string): ListView {
  const params = new URLSearchParams(text)
  const place = oneOf(params.get('in'), PLACES) ?? 'page'
  const status = oneOf(params.get('status'), STATUSES)
  return {
    place,
    status: place === 'trash' || status === 'trash' ? null : status,
    section: place === 'page' ? oneOf(params.get('section'), SECTIONS) : null,
    layout: hasLayouts(place) ? oneOf(params.get('layout'), LAYOUTS) : null,
    hasProblems: params.get('problems') === 'Y',
    isMine: params.get('mine') === 'Y',
    ...query.read(params),
  }
}

/** Pieces and popups are inside a page, which has the layout. */
export const hasLayouts = (place: Place): boolean => place === 'page' || place === 'template'

/** @returns the query of the URL, with its `?`; empty for the default view. */
export function writeView(view: ListView): string {
  const { place, status, search, section, layout, hasProblems, isMine } = view
  const switches = { problems: hasProblems ? 'Y' : null, mine: isMine ? 'Y' : null }
  const filters = { in: place === 'page' ? null : place, status, q: search, section, layout, ...switches }
  return query.write(filters, view)
}

/** Another list starts without filters; another filter or order starts at the first page. */
export function withChange(view: ListView, change: Partial<ListView>): ListView {
  if (change.place !== undefined && change.place !== view.place) return { ...readView(`in=${change.place}`), ...change }
  return query.change(view, change)
}

/** The view without any filter. */
export const unfiltered = (view: ListView): ListView =>
  withChange(view, { status: null, search: '', section: null, layout: null, hasProblems: false, isMine: false })

export const isFiltered = (view: ListView): boolean =>
  Boolean(view.status ?? view.section ?? view.layout) || view.search !== '' || view.hasProblems || view.isMine

/** The view as the input of the service's contract. */
export function inputOf(view: ListView): Input<typeof browsePages> {
  const { place, status, section, layout, hasProblems, isMine, sort, direction, page } = view
  const search = searchWords(view.search)
  return {
    ...(place === 'trash' ? { status: 'trash' as const } : { kind: place }),
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(section ? { section } : {}),
    ...(layout ? { layout } : {}),
    ...(hasProblems ? { hasProblems: 'Y' as const } : {}),
    ...(isMine ? { mine: 'Y' as const } : {}),
    sort,
    direction,
    page,
    size: PAGE_SIZE,
  }
}
