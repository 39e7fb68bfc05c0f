// The view of the list of members, as the query of its URL. What staff type to find one is not a part of it: a personal value stands in no
// URL, history or log.
import { listQuery, oneOf, PAGE_SIZE, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import { MEMBER_STATUSES, type browseMembers, type MemberStatus } from '@/schemas/api/members/desk'

const SORTS = ['createdAt'] as const
export type MemberSort = (typeof SORTS)[number]
const TYPES = ['P', 'B', 'A'] as const

export interface MemberListView extends ListPage<MemberSort> {
  status: MemberStatus | null
  memberType: (typeof TYPES)[number] | null
}

const query = listQuery<MemberSort>({ sorts: SORTS, usualSort: 'createdAt', usualDirection: () => 'desc' })

/** @param text query of the URL, with or without its `?`. */
export function readMemberView(text: string): MemberListView {
  const params = new URLSearchParams(text)
  const { search: _, ...page } = query.read(params)
  return { status: oneOf(params.get('status'), MEMBER_STATUSES), memberType: oneOf(params.get('type'), TYPES), ...page }
}

export const writeMemberView = (view: MemberListView): string => query.write({ status: view.status, type: view.memberType }, view)

/** Another filter or order starts at the first page. */
export const withMemberChange = (view: MemberListView, change: Partial<MemberListView>): MemberListView => query.change(view, change)

export const memberInput = ({ status, memberType, sort, direction, page }: MemberListView): Input<typeof browseMembers> => ({
  ...(status ? { status } : {}),
  ...(memberType ? { memberType } : {}),
  sort,
  direction,
  page: Math.min(page, 500),
  size: PAGE_SIZE,
})
