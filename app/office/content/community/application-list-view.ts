// The view of the applications, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import type { browseApplications } from '@/schemas/api/content/community-desk'
import { DECISIONS, type Decision } from '@/schemas/rules/content/recruitment'

const SORTS = ['createdAt'] as const
export type ApplicationSort = (typeof SORTS)[number]

export interface ApplicationListView extends ListPage<ApplicationSort> {
  /** Null for all recruitments. */
  recruit: number | null
  decision: Decision | null
  /** Only those who wait for an announcement. */
  isUntold: boolean
}

const query = listQuery<ApplicationSort>({ sorts: SORTS, usualSort: 'createdAt', usualDirection: () => 'desc' })

/** @param text query of the URL, with or without its `?`. */
export function readApplicationView(text: string): ApplicationListView {
  const params = new URLSearchParams(text)
  const { search: _, ...page } = query.read(params)
  const recruit = params.get('recruit') ?? ''
  return {
    recruit: /^[1-9]\d{0,8}$/.test(recruit) ? Number(recruit) : null,
    decision: oneOf(params.get('decision'), DECISIONS),
    isUntold: params.get('untold') === 'Y',
    ...page,
  }
}

export const writeApplicationView = (view: ApplicationListView): string =>
  query.write(
    { recruit: view.recruit === null ? null : String(view.recruit), decision: view.decision, untold: view.isUntold ? 'Y' : null },
    view,
  )

/** Another filter or order starts at the first page. */
export const withApplicationChange = (view: ApplicationListView, change: Partial<ApplicationListView>): ApplicationListView =>
  query.change(view, change)

export const applicationInput = (view: ApplicationListView): Input<typeof browseApplications> => ({
  ...(view.recruit === null ? {} : { recruitSeq: view.recruit }),
  ...(view.decision ? { decision: view.decision } : {}),
  ...(view.isUntold ? { untoldYn: 'Y' as const } : {}),
  sort: view.sort,
  direction: view.direction,
  page: Math.min(view.page, 500),
  size: PAGE_SIZE,
})
