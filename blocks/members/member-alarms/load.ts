import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { listAlarmChoices, listMyAlarms } from '@/schemas/api/members/alarms'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Props } from './schema'

export type Alarm = Listed<typeof listMyAlarms>
export interface Data {
  /** Null in the builder, where no member is signed in. */
  alarms: readonly Alarm[] | null
  total: number
  unread: number
  choices: readonly Listed<typeof listAlarmChoices>[]
  reach: Item<typeof listAlarmChoices>
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  try {
    const asked = { page: pageNumber(page.query['page']), size: props.size ?? 20 }
    const [list, chosen] = await Promise.all([call(listMyAlarms, asked, { signal }), call(listAlarmChoices, {}, { signal })])
    return {
      data: { alarms: list.items, total: list.totalCount, unread: list.item.unreadCnt, choices: chosen.items, reach: chosen.item },
    }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401)
      return { data: { alarms: null, total: 0, unread: 0, choices: [], reach: { mail: false, text: false } } }
    throw error
  }
}
