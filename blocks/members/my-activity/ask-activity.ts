import type { Caller } from '@/schemas/api/base/call'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { countActivity, type listComments } from '@/schemas/api/members/my-page'
import { ACTIVITY_TABS, type ActivityTab } from './activity-tabs'

export interface Activity {
  items: Listed<typeof listComments>[]
  total: number
  counts: Item<typeof countActivity>
}

export interface ActivityRequest {
  tab: ActivityTab
  page: number
  size: number
}

/** One page of a tab, with the counts of all. */
export async function askActivity(call: Caller, { tab, page, size }: ActivityRequest, signal?: AbortSignal): Promise<Activity> {
  const options = signal ? { signal } : {}
  const [list, counts] = await Promise.all([call(ACTIVITY_TABS[tab].list, { page, size }, options), call(countActivity, {}, options)])
  return { items: list.items, total: list.totalCount, counts: counts.item }
}
