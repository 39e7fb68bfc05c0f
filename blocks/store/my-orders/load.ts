import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listOrders, type OrderHead } from '@/schemas/api/store/orders'
import { ORDER_CODES, type OrderCode } from '@/schemas/rules/store/order-states'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { forMember } from '@/blocks/members/_parts/for-member'
import type { Props } from './schema'

const PERIODS = [1, 3, 6] as const

export interface Data {
  /** Null in the builder, where no member is signed in. */
  orders: readonly OrderHead[] | null
  total: number
  counts: readonly { status: OrderCode; count: number }[]
  /** Undefined for all. */
  status?: OrderCode
  months?: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const status = ORDER_CODES.find((code) => code === page.query['status'])
  const months = PERIODS.find((period) => String(period) === page.query['months'])
  const asked = { ...(status ? { status } : {}), ...(months ? { months } : {}) }
  const answer = await forMember(() =>
    call(listOrders, { page: pageNumber(page.query['page']), size: props.size ?? 10, ...asked }, { signal }),
  )
  return { data: { orders: answer?.items ?? null, total: answer?.totalCount ?? 0, counts: answer?.item.counts ?? [], ...asked } }
}
