// The view of a list of records, as the query of its URL: made from the definition of the type, so that every type has the same one.
import { listQuery, oneOf, PAGE_SIZE, searchWords, type ListPage } from '@/builder/list/list-query'
import type { ViewOfQuery } from '@/builder/list/use-list-view'
import type { Input } from '@/schemas/api/base/contract'
import { RECORD_SORTS, RECORD_TABS, type browseRecords, type RecordTab } from '@/schemas/api/site/records'
import type { AnyRecordType } from '@/schemas/records/define-record'

export type RecordSort = (typeof RECORD_SORTS)[number]
/** Values by field; a field without one is not filtered by. */
export type RecordFilters = Readonly<Record<string, string>>

export interface RecordListView extends ListPage<RecordSort> {
  state: RecordTab | null
  search: string
  filters: RecordFilters
  /** Only what this person changed last. */
  isMine: boolean
}

export interface RecordView extends ViewOfQuery<RecordListView> {
  inputOf: (view: RecordListView) => Input<typeof browseRecords>
}

/** A record of a type that is visible at once has no states but the trash. */
export const tabsOf = ({ visibility }: AnyRecordType): readonly RecordTab[] => (visibility === 'drafts' ? RECORD_TABS : ['trash'])

/** @param fields sent of each record; the columns of the definition when absent. */
export function recordView(type: AnyRecordType, fields?: readonly string[]): RecordView {
  const { list } = type
  const query = listQuery<RecordSort>({
    sorts: RECORD_SORTS,
    usualSort: list.usual.by,
    usualDirection: (sort) => (sort === list.usual.by ? list.usual.direction : sort === 'name' || sort === 'order' ? 'asc' : 'desc'),
  })
  return {
    read: (text) => {
      const params = new URLSearchParams(text)
      return {
        state: oneOf(params.get('state'), tabsOf(type)),
        isMine: params.get('mine') === 'Y',
        filters: readFilters(params.get('filter') ?? '', list.filters ?? []),
        ...query.read(params),
      }
    },
    write: (view) =>
      query.write({ state: view.state, q: view.search, filter: writeFilters(view.filters), mine: view.isMine ? 'Y' : null }, view),
    change: (view, change) => query.change(view, change),
    inputOf: ({ sort, direction, page, ...view }) => ({
      ...filterInput(type, view),
      ...(fields ? { fields: fields.join(',') } : {}),
      sort,
      direction,
      page,
      size: PAGE_SIZE,
    }),
  }
}

type Narrowing = Pick<RecordListView, 'state' | 'search' | 'filters' | 'isMine'>

/** What narrows the list, as the contracts of the list and of acts on all its records take it. */
export function filterInput({ type }: AnyRecordType, { state, search, filters, isMine }: Narrowing) {
  const words = searchWords(search)
  const filter = writeFilters(filters)
  return {
    type,
    ...(words ? { search: words } : {}),
    ...(filter ? { filter } : {}),
    ...(state ? { state } : {}),
    ...(isMine ? { mine: 'Y' as const } : {}),
  }
}

export const isNarrowed = ({ state, search, filters, isMine }: RecordListView): boolean =>
  isMine || state !== null || search !== '' || Object.keys(filters).length > 0

/** `category:guide,pinned:true`; fields that the type does not filter by are ignored. */
function readFilters(text: string, fields: readonly string[]): RecordFilters {
  const pairs = text.split(',').map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)] as const)
  return Object.fromEntries(pairs.filter(([field, value]) => fields.includes(field) && value !== ''))
}

const writeFilters = (filters: RecordFilters): string =>
  Object.entries(filters)
    .map(([field, value]) => `${field}:${value}`)
    .join(',')
