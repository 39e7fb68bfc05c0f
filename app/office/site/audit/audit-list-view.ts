// The view of the audit log, as the query of its URL.
import { listQuery, PAGE_SIZE, searchWords, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import type { browseAudits } from '@/schemas/api/site/audits'

const SORTS = ['at'] as const
export type AuditSort = (typeof SORTS)[number]
export interface AuditListView extends ListPage<AuditSort> {
  search: string
  /** `2026-06-01` in Seoul; empty for all. */
  from: string
  until: string
  /** `member`, `system` or one actor; empty for all. */
  actor: string
  action: string
  /** One thing, as the log names it; empty for all. */
  target: string
}

const query = listQuery<AuditSort>({ sorts: SORTS, usualSort: 'at', usualDirection: () => 'desc' })
export const USUAL_FILTERS = { search: '', from: '', until: '', actor: '', action: '', target: '' } as const

const dayIn = (value: string | null): string => (value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

/** @param text query of the URL, with or without its `?`. */
export function readAuditView(text: string): AuditListView {
  const params = new URLSearchParams(text)
  const said = (name: string, most: number): string => (params.get(name) ?? '').slice(0, most)
  return {
    from: dayIn(params.get('from')),
    until: dayIn(params.get('until')),
    actor: said('actor', 80),
    action: said('action', 60),
    target: said('target', 200),
    ...query.read(params),
  }
}

/** @returns the query of the URL, with its `?`; empty for the default view. */
export const writeAuditView = ({ from, until, actor, action, target, search, ...page }: AuditListView): string =>
  query.write({ q: search, from, until, actor, action, target }, page)

/** Another filter or order starts at the first page. */
export const withAuditChange = (view: AuditListView, change: Partial<AuditListView>): AuditListView => query.change(view, change)

export const isAuditFiltered = ({ search, from, until, actor, action, target }: AuditListView): boolean =>
  [search, from, until, actor, action, target].some(Boolean)

/** The filters of the list and of the file. */
export const auditFilters = ({ from, until, actor, action, target, ...view }: AuditListView) => {
  const search = searchWords(view.search)
  return Object.fromEntries(Object.entries({ from, until, actor, action, target, search }).filter(([, value]) => value !== '')) as Partial<
    Record<'from' | 'until' | 'actor' | 'action' | 'target' | 'search', string>
  >
}

export const auditInput = (view: AuditListView): Input<typeof browseAudits> => ({
  ...auditFilters(view),
  direction: view.direction,
  page: Math.min(view.page, 2_000),
  size: PAGE_SIZE,
})
